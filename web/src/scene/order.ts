/** When things set out: in the order in which the events tell of them, and never for long. */
import type { GameEvent } from "../lib/protocol";

/** From one event to the next, in milliseconds at normal speed. */
const BEAT = 240;
/** Between things that no event tells apart, such as cards that are dealt. */
const APART = 70;
/** The last thing sets out after this time at the latest, however much happens. */
export const LAST_START = 960;

export interface Mentions {
  first: Map<string, number>;
  last: Map<string, number>;
}

/** For every thing that the events name: the first and the last event that does. */
export function mentions(events: GameEvent[]): Mentions {
  const [first, last] = [new Map<string, number>(), new Map<string, number>()];
  events.forEach((event, i) => {
    for (const arg of Object.values(event.text.args ?? {})) {
      if (typeof arg !== "string") continue;
      if (!first.has(arg)) first.set(arg, i);
      last.set(arg, i);
    }
  });
  return { first, last };
}

/** The event that a change belongs to, by the names of the thing and of its places, the nearest first. */
export function rankOf(names: (string | undefined)[], told: Map<string, number>): number | null {
  for (const name of names) {
    const rank = name === undefined ? undefined : told.get(name);
    if (rank !== undefined) return rank;
  }
  return null;
}

export interface Setting {
  rank: number | null;
  distance: number;
}

/** The delay of each: those of one event together, those of the next later; the untold last, the nearest of them first. */
export function delays(things: Setting[]): number[] {
  const order = things.map((_, i) => i).sort((a, b) => compare(things[a]!, things[b]!));
  const found = new Array<number>(things.length).fill(0);
  let now = 0;
  order.forEach((which, i) => {
    const [before, thing] = [things[order[i - 1] ?? -1], things[which]!];
    if (before) now += before.rank !== thing.rank ? BEAT : thing.rank === null ? APART : 0;
    found[which] = now;
  });
  return now > LAST_START ? found.map((delay) => (delay * LAST_START) / now) : found;
}

function compare(one: Setting, other: Setting): number {
  if (one.rank !== other.rank) return (one.rank ?? Infinity) - (other.rank ?? Infinity);
  return one.distance - other.distance;
}
