/** What may be known of a pile or a bag: what is seen of it, and how much is not. */
import type { Piece, Region } from "../lib/protocol";
import type { Index } from "./model";

export interface Sort {
  /** A piece of this sort, to show; none for what a bag only counts. */
  piece: Piece | null;
  id: string;
  count: number;
  /** How likely it is drawn next, in percent; only where all that a bag holds is known. */
  odds?: number;
}

export interface Contents {
  sorts: Sort[];
  unknown: number;
}

export const opens = (region: Region | undefined) => region?.kind === "pile" || region?.kind === "bag";

export function contentsOf(index: Index, region: Region): Contents {
  if (region.kind === "bag") return inBag(region.count ?? 0, Object.entries(region.contents ?? {}));
  const sorts = new Map<string, Sort>();
  for (const piece of index.at(region.id)) {
    if (piece.face?.hidden) continue;
    const name = JSON.stringify([piece.kind, piece.face?.title ?? piece.id]);
    const same = sorts.get(name) ?? { piece, id: piece.id, count: 0 };
    sorts.set(name, { ...same, count: same.count + countOf(piece) });
  }
  const seen = [...sorts.values()];
  const all = region.kind === "pile" ? (region.count ?? 0) : 0;
  return { sorts: seen, unknown: Math.max(0, all - seen.reduce((sum, sort) => sum + sort.count, 0)) };
}

function inBag(count: number, contents: [string, number][]): Contents {
  const known = contents.reduce((sum, [, n]) => sum + n, 0);
  const sorts = contents.map(([id, n]) => ({ piece: null, id, count: n, odds: Math.round((100 * n) / known) }));
  return { sorts, unknown: Math.max(0, count - known) };
}

function countOf(piece: Piece): number {
  return "count" in piece ? (piece.count ?? 1) : 1;
}
