import { expect, test } from "vitest";
import type { GameEvent } from "../lib/protocol";
import { delays, LAST_START, mentions, rankOf } from "./order";

const event = (name: string, args: Record<string, string | number>): GameEvent => ({ number: 1, seat: 0, name, text: { id: `log-${name}`, args } });

test("a flight belongs to the first event that names the piece, what came of it to the last", () => {
  const told = mentions([event("hero-moved", { hero: "rogue", square: "b1" }), event("hero-hurt", { hero: "rogue", damage: 2 })]);
  expect(rankOf(["rogue"], told.first)).toBe(0);
  expect(rankOf(["die-rogue", "board-rogue", "rogue"], told.last)).toBe(1);
  expect(rankOf(["wizard", undefined], told.last)).toBeNull();
});

test("things of one event set out together, those of the next one later", () => {
  const [goblin, tile, ogre] = delays([{ rank: 0, distance: 9 }, { rank: 0, distance: 1 }, { rank: 4, distance: 0 }]);
  expect(goblin).toBe(tile);
  expect(ogre).toBeGreaterThan(goblin!);
});

test("what no event names goes by distance, one after another", () => {
  const [far, near] = delays([{ rank: null, distance: 200 }, { rank: null, distance: 100 }]);
  expect(near).toBe(0);
  expect(far).toBeGreaterThan(0);
});

test("however much happens, the last thing does not wait long", () => {
  const many = Array.from({ length: 40 }, (_, rank) => ({ rank, distance: 0 }));
  expect(Math.max(...delays(many))).toBe(LAST_START);
  expect(delays([])).toEqual([]);
});
