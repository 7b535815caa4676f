/** How the signs of a face are read: in lines, few of a kind repeated, many counted. */
import type { Badge } from "../../lib/protocol";

export interface Sign {
  badge: Badge;
  /** How often the icon is drawn. */
  times: number;
  /** What is written beside it. */
  words: string;
}

export interface Line {
  signs: Sign[];
  /** What it gives has to be paid for. */
  paid: boolean;
}

/** A bar stands between lines and a stroke between alternatives: neither tells anything by itself. */
export function tells(badge: Badge): boolean {
  return badge.text !== "|" && badge.text !== "/";
}

export function linesOf(badges: Badge[]): Line[] {
  const lines: Line[] = [{ signs: [], paid: false }];
  for (const badge of badges) {
    const price = badge.text.endsWith(":");
    if (badge.text === "|" || (price && lines.at(-1)!.signs.length)) lines.push({ signs: [], paid: price });
    if (price) lines.at(-1)!.paid = true;
    if (badge.text !== "|") lines.at(-1)!.signs.push(signOf(badge));
  }
  return lines.filter((line) => line.signs.length);
}

/** Two of a kind are drawn, three are counted. */
function signOf(badge: Badge): Sign {
  const repeated = badge.text.match(/^(.*)×2$/);
  return repeated ? { badge, times: 2, words: repeated[1]! } : { badge, times: 1, words: badge.text };
}
