/** The calls of docs/protocol.md. Each throws a `Failure` that says what is wrong. */
import { health } from "./health.svelte";
import type {
  Campaign,
  Code,
  GameInfo,
  GameSeat,
  ListedTable,
  NewTable,
  OpenedTable,
  Replay,
  ReviewPart,
  Section,
  SeatWish,
  TableSettings,
  TableSummary,
  Text,
} from "./protocol";

export class Failure extends Error {
  readonly code: Code;
  /** The same in the words of the table. */
  readonly text: Text | null;
  readonly clauses: string[];

  constructor(code: Code, message: string, text: Text | null = null, clauses: string[] = []) {
    super(message);
    this.code = code;
    this.text = text;
    this.clauses = clauses;
  }
}

interface Call {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  /** A body that is JSON already. */
  json?: string;
  key?: string;
  signal?: AbortSignal;
}

export async function fetchJson<T>(address: string, call: Call = {}): Promise<T> {
  const response = await send(address, call);
  if (!response.ok) throw await failure(response);
  return (response.status === 204 ? null : await response.json()) as T;
}

async function failure(response: Response): Promise<Failure> {
  const said = (await response.json().catch(() => null)) as { error?: Partial<Failure> } | null;
  const { code = "no-answer", message = response.statusText, text, clauses } = said?.error ?? {};
  return new Failure(code, message, text, clauses);
}

async function send(address: string, { method = "GET", body, json, key, signal }: Call): Promise<Response> {
  const content = json ?? (body === undefined ? null : JSON.stringify(body));
  const headers: Record<string, string> = { Accept: "application/json" };
  if (content !== null) headers["Content-Type"] = "application/json";
  if (key) headers.Authorization = `Bearer ${key}`;
  try {
    const response = await fetch(address, { method, headers, body: content, signal: signal ?? null });
    // A proxy answers 502 to 504 in the place of a server that does not.
    health.heard(response.status < 502);
    return response;
  } catch {
    health.heard(false);
    throw new Failure("no-answer", "The server does not answer.");
  }
}

const part = encodeURIComponent;

export const games = () => fetchJson<GameInfo[]>("/api/games");

export const gameSeats = (game: string, settings: TableSettings) => {
  const wanted = new URLSearchParams(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  return fetchJson<GameSeat[]>(`/api/games/${part(game)}/seats?${wanted}`);
};

export const gameRules = (game: string) => fetchJson<Section[]>(`/api/games/${part(game)}/rules`);

export const openTable = (table: NewTable) => fetchJson<OpenedTable>("/api/tables", { method: "POST", body: table });

export const listedTables = () => fetchJson<ListedTable[]>("/api/tables");

/** With keys or an invitation it says which seats are mine, and to which I am invited. */
export const tableSummary = (table: string, ...tickets: (string | undefined)[]) =>
  fetchJson<TableSummary>(`/api/tables/${part(table)}`, { key: tickets.filter(Boolean).join(",") });

/** Several keys go into one header: the server knows which of them is meant. */
const several = (keys: string[]) => keys.join(",");

export const deleteTable = (table: string, ...keys: string[]) =>
  fetchJson<null>(`/api/tables/${part(table)}`, { method: "DELETE", key: several(keys) });

export const takeSeat = (table: string, seat: number, name: string, invitation?: string) =>
  fetchJson<{ key: string }>(`/api/tables/${part(table)}/seats/${seat}/take`, {
    method: "POST",
    body: invitation ? { name, invitation } : { name },
  });

export const leaveSeat = (table: string, seat: number, to: "open" | "bot", ...keys: string[]) =>
  fetchJson<{ invitation: string | null }>(`/api/tables/${part(table)}/seats/${seat}/leave`, {
    method: "POST",
    key: several(keys),
    body: { to },
  });

export const returnToSeat = (table: string, seat: number, ...keys: string[]) =>
  fetchJson<unknown>(`/api/tables/${part(table)}/seats/${seat}/return`, { method: "POST", key: several(keys) });

/** In a campaign with any chapter, and settings that shall be others; without one the same again. */
export const rematch = (table: string, keys: string[], chapter?: string, others: TableSettings = {}) =>
  fetchJson<{ table: string }>(`/api/tables/${part(table)}/rematch`, {
    method: "POST",
    key: several(keys),
    ...(chapter ? { body: { chapter, settings: others } } : {}),
  });

export const campaignOf = (table: string) => fetchJson<Campaign>(`/api/tables/${part(table)}/campaign`);

export async function campaignFile(table: string, ...keys: string[]): Promise<string> {
  return text(`/api/tables/${part(table)}/campaign/file`, several(keys));
}

/** Opens the tables of a campaign from its file. */
export const bringCampaign = (file: string, seats: SeatWish[], name: string) =>
  fetchJson<OpenedTable>("/api/campaigns", { method: "POST", json: withFile("campaign", file, { seats, name }) });

/**
 * A save stays the text that it is: it holds numbers of 64 bits, which JavaScript would round.
 */
export async function saveOf(table: string, ...keys: string[]): Promise<string> {
  return text(`/api/tables/${part(table)}/save`, several(keys));
}

async function text(address: string, key: string): Promise<string> {
  const response = await send(address, { key });
  if (!response.ok) throw await failure(response);
  return response.text();
}

/** Opens a table that goes on from a moment of a saved game, or of a finished one on this server. */
export const goOnFrom = (from: { save: string } | { table: string }, number: number, seats: SeatWish[], name: string) => {
  const wish = { number, seats, name };
  const json = "save" in from ? withFile("save", from.save, wish) : JSON.stringify({ ...from, ...wish });
  return fetchJson<OpenedTable>("/api/import", { method: "POST", json });
};

/** What a seat saw, or with null a spectator. */
export const replaySave = (save: string, seat: number | null) =>
  fetchJson<Replay>("/api/replays", { method: "POST", json: withFile("save", save, { seat }) });

export const replayTable = (table: string, seat: number | null) =>
  fetchJson<Replay>("/api/replays", { method: "POST", body: { table, seat } });

/** A finished game, told part by part while the server works it out; `signal` ends the work. */
export async function reviewOf(from: { save: string } | { table: string }, tell: (part: ReviewPart) => void, signal: AbortSignal): Promise<void> {
  const json = "save" in from ? withFile("save", from.save, {}) : JSON.stringify(from);
  const response = await send("/api/reviews", { method: "POST", json, signal });
  if (!response.ok || !response.body) throw await failure(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let left = ""; ; ) {
    const { done, value } = await reader.read();
    const lines = (left + (value ?? "")).split("\n");
    left = done ? "" : lines.pop()!;
    for (const line of lines.filter(Boolean)) tell(partIn(line));
    if (done) return;
  }
}

function partIn(line: string): ReviewPart {
  const part = JSON.parse(line) as ReviewPart & { error?: Partial<Failure> };
  if (part.error) throw new Failure(part.error.code ?? "mistake", part.error.message ?? "", part.error.text);
  return part;
}

function withFile(name: string, file: string, rest: object): string {
  const others = JSON.stringify(rest).slice(1);
  return `{"${name}":${file}${others === "}" ? "" : ","}${others}`;
}
