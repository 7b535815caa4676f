/** The tables of this browser and the keys of its seats. A key opens a seat, so it never leaves but to the server. */

export interface MyTable {
  table: string;
  game: string;
  name: string;
  keys: string[];
  /** To the seats that I opened for others. */
  invitations?: (string | null)[];
  /** It was opened in this browser, which therefore may clear it away. */
  opened?: boolean;
  /** When it was last opened here, in milliseconds. */
  seen: number;
}

const KEY = "lanthorn.tables";

/** The last opened first. */
export function myTables(): MyTable[] {
  return read().sort((one, other) => other.seen - one.seen);
}

export function keysOf(table: string): string[] {
  return read().find((mine) => mine.table === table)?.keys ?? [];
}

export function wasOpenedHere(table: string): boolean {
  return read().find((mine) => mine.table === table)?.opened ?? false;
}

export function invitationTo(table: string, seat: number): string | undefined {
  return read().find((mine) => mine.table === table)?.invitations?.[seat] ?? undefined;
}

/** Adds what is new to what is known of a table; keys are only ever added. */
export function remember(table: string, news: Partial<Omit<MyTable, "table">>): void {
  const others = read().filter((mine) => mine.table !== table);
  const known = read().find((mine) => mine.table === table);
  const keys = [...new Set([...(known?.keys ?? []), ...(news.keys ?? [])])];
  write([...others, { table, game: "", name: "", ...known, seen: Date.now(), ...news, keys }]);
}

/** The invitation to a seat that has been left. */
export function rememberInvitation(table: string, seat: number, invitation: string): void {
  const invitations = [...(read().find((mine) => mine.table === table)?.invitations ?? [])];
  invitations[seat] = invitation;
  remember(table, { invitations });
}

/** A key that the server no longer knows. */
export function dropKey(table: string, key: string): void {
  write(read().map((mine) => (mine.table === table ? { ...mine, keys: mine.keys.filter((k) => k !== key) } : mine)));
}

export function forget(table: string): void {
  write(read().filter((mine) => mine.table !== table));
}

function read(): MyTable[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? (saved as MyTable[]).filter((mine) => typeof mine?.table === "string") : [];
  } catch {
    return [];
  }
}

function write(tables: MyTable[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables));
}
