/**
 * Links to seats. What stands behind `#` never leaves the browser: the key of a seat, or the invitation
 * to an open one. Which of the two it is, the server says.
 */

export function seatLink(table: string, ticket: string): string {
  return `${location.origin}/table/${table}#${ticket}`;
}

/** Behind the address of a listed table: whoever comes wants a seat, not to watch. */
export const SIT_DOWN = "#sit";

/** The key or invitation of an address. */
export function readTicket(hash: string): string | null {
  const text = hash.replace(/^#/, "");
  return /^[\w-]{16,}$/.test(text) ? text : null;
}

/** The path of what somebody pasted: a whole link, a path, or the bare code of a table. */
export function readPasted(pasted: string): string | null {
  const text = pasted.trim();
  const link = /\/table\/([\w-]+)(#[\w-]+)?/.exec(text);
  if (link) return `/table/${link[1]}${link[2] ?? ""}`;
  return /^[\w-]{4,}(#[\w-]+)?$/.test(text) ? `/table/${text}` : null;
}

/** A moment of a replay: the number of answers behind `#`. */
export function momentLink(table: string, number: number): string {
  return `${location.origin}/replay/${table}#${number}`;
}

/** Behind the address of a replay: whoever comes wants to have it reviewed. */
export const REVIEW = "#review";

export function readMoment(hash: string): number | null {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}
