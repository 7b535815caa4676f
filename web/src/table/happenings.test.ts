import { expect, test } from "vitest";
import type { GameEvent, Scene } from "../lib/protocol";
import { Index } from "../scene/model";
import { doers, endsTurn, happenings, sufferedSince, withNumbers } from "./happenings";

const event = (number: number, seat: number | null, name: string, args: Record<string, string | number> = {}): GameEvent => ({
  number, seat, name, text: { id: `log-${name}`, args },
});
const rogue = { id: "hero-name", args: { hero: "rogue" } };
const table = new Index({
  regions: [{ kind: "hero-board", id: "board-rogue", title: rogue, seat: 0 }, { kind: "grid", id: "board", spaces: [{ id: "b1" }] }],
  pieces: [{ kind: "meeple", id: "rogue", at: "b1", face: { title: rogue } }],
} satisfies Scene);
const harm = (text: { id: string }) => (text.id === "log-hero-hurt" ? "harm" : "");

test("what follows the beginning of a turn in the same update is nobody's doing", () => {
  const events = [event(4, 0, "hero-moved"), event(5, 0, "turn-master"), event(5, 0, "drew"), event(6, 1, "tile-placed")];
  expect(doers(events)).toEqual([0, null, null, 1]);
});

test("harm to my hero concerns me unless I brought it about", () => {
  const events = [event(3, 0, "hero-hurt", { hero: "rogue" }), event(4, 1, "hero-hurt", { hero: "rogue" })];
  expect(happenings(events, 0, table, harm).map((one) => one.mine)).toEqual([false, true]);
  expect(happenings(events, 1, table, harm).map((one) => one.mine)).toEqual([false, false]);
});

test("what was done to me is told until I do something", () => {
  const hit = event(4, 1, "hero-hurt", { hero: "rogue" });
  const told = (events: GameEvent[]) => sufferedSince(happenings(events, 0, table, harm), 0).map((one) => one.event);
  expect(told([hit, event(5, 1, "figure-moved")])).toEqual([hit]);
  expect(told([hit, event(5, 0, "hero-moved")])).toEqual([]);
});

test("a turn that is skipped begins none", () => {
  expect(endsTurn([{ id: "log-turn-skipped" }])).toBe(false);
  expect(endsTurn([{ id: "log-hero-moved" }, { id: "log-turn-heroes" }])).toBe(true);
});

test("numbers stand apart, names of squares don't", () => {
  expect(withNumbers("Goblin 2 moves to b4: −3.").filter((part) => part.isNumber).map((part) => part.words)).toEqual(["2", "−3"]);
});
