import type { Piece, Scene } from "../lib/protocol";

export interface Change {
  sort: "moved" | "turned" | "number" | "new";
  /** By how much a number changed. */
  by?: number;
}

/** What is different on the table since an earlier look. `own` are the things that I moved myself. */
export function changes(before: Scene | null, now: Scene, own: string[]): Map<string, Change> {
  const found = new Map<string, Change>();
  if (!before) return found;
  const rows = new Set((now.regions ?? []).filter((region) => region.kind === "row").map((region) => region.id));
  const old = new Map((before.pieces ?? []).map((piece) => [piece.id, piece]));
  for (const piece of now.pieces ?? []) {
    const change = changeOf(old.get(piece.id), piece, own, rows);
    if (change) found.set(piece.id, change);
  }
  return found;
}

function changeOf(before: Piece | undefined, now: Piece, own: string[], rows: Set<string>): Change | null {
  const mine = own.includes(now.id) || own.includes(now.at);
  if (!before) return mine ? null : { sort: "new" };
  if (before.face?.hidden && !now.face?.hidden) return { sort: "turned" };
  const by = number(now) - number(before);
  // A die that is nobody's was rolled: what it showed before does not matter.
  if (by && now.kind === "die" && rows.has(now.at)) return { sort: "moved" };
  if (by && Number.isFinite(by)) return { sort: "number", by };
  return before.at !== now.at && !mine ? { sort: "moved" } : null;
}

/** The number that a piece shows at a glance. */
function number(piece: Piece): number {
  if (piece.kind === "die") return piece.value ?? 1;
  if (piece.kind === "token" || piece.kind === "card" || piece.kind === "cube") return piece.count ?? 1;
  return piece.kind === "meeple" ? Number(piece.face?.badges?.[0]?.text ?? 0) : 0;
}
