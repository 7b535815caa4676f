/** What the log tells of each event: who did it, how it is meant, and whether it happened to me. */
import type { GameEvent, Text } from "../lib/protocol";
import type { Index } from "../scene/model";

export type Tone = "harm" | "good" | "deadly" | "";

export interface Happening {
  event: GameEvent;
  /** The seat that brought it about; null: nobody but the rules. */
  by: number | null;
  tone: Tone;
  /** Something of mine is concerned, and I did not do it. */
  mine: boolean;
}

/** Rounds, turns and phases begin with an event that names them. */
export function opens(name: string): boolean {
  return /^(turn|round|phase|chapter|day)-(?!skipped)/.test(name);
}

/** Whether these log lines tell that another turn begins. */
export function endsTurn(texts: Text[]): boolean {
  return texts.some((text) => opens(text.id.replace(/^log-/, "")));
}

/** Who did what: after the beginning of a turn, what the last answer set off is no longer that seat's doing. */
export function doers(events: GameEvent[]): (number | null)[] {
  let opened = -1;
  return events.map((event) => {
    if (opens(event.name)) opened = event.number;
    return opened === event.number ? null : (event.seat ?? null);
  });
}

/** Whether the event names something that belongs to this seat: a figure with its board, or what lies in its regions. */
export function concerns(event: GameEvent, seat: number | null, index: Index): boolean {
  if (seat === null) return false;
  return Object.values(event.text.args ?? {}).some((arg) => typeof arg === "string" && ownerOf(arg, index) === seat);
}

function ownerOf(id: string, index: Index): number | undefined {
  if (!index.pieces.has(id)) return undefined;
  const board = index.boardOf(id);
  return (board ? index.regions.get(board) : index.region(id))?.seat;
}

export function happenings(events: GameEvent[], seat: number | null, index: Index, tone: (text: Text) => Tone): Happening[] {
  const by = doers(events);
  return events.map((event, i) => {
    const meant = tone(event.text);
    return { event, by: by[i]!, tone: meant, mine: !!meant && by[i] !== seat && concerns(event, seat, index) };
  });
}

/** What was done to me since I last did something. */
export function sufferedSince(all: Happening[], seat: number | null): Happening[] {
  const last = all.findLastIndex((one) => one.by === seat);
  return all.slice(last + 1).filter((one) => one.mine && one.tone !== "good");
}

/** A sentence with its numbers apart. Names of squares are no numbers. */
export function withNumbers(sentence: string): { words: string; isNumber: boolean }[] {
  return sentence
    .split(/((?<![\p{L}\p{N}])[−+-]?\d+(?![\p{L}\p{N}]))/u)
    .map((words, i) => ({ words, isNumber: i % 2 === 1 }))
    .filter((part) => part.words);
}
