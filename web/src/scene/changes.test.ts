import { expect, test } from "vitest";
import type { Piece, Scene } from "../lib/protocol";
import { changes } from "./changes";

const table = (...pieces: Piece[]): Scene => ({ pieces });
const ogre = (at: string): Piece => ({ kind: "meeple", id: "ogre", at });
const tile = (hidden: boolean): Piece => ({ kind: "tile", id: "tile-b1", at: "b1", face: { hidden } });
const die = (value: number): Piece => ({ kind: "die", id: "die", at: "board", value });
const hero = (hp: number): Piece => ({ kind: "meeple", id: "rogue", at: "a1", face: { badges: [{ text: String(hp) }] } });

test("what others moved, laid, turned up or counted down is new", () => {
  const found = changes(table(ogre("a1"), tile(true), die(6)), table(ogre("a2"), tile(false), die(4), { kind: "token", id: "sword", at: "c1" }), []);
  expect(Object.fromEntries(found)).toEqual({
    ogre: { sort: "moved" },
    "tile-b1": { sort: "turned" },
    die: { sort: "number", by: -2 },
    sword: { sort: "new" },
  });
});

test("what I moved myself is no news, but what came of it is", () => {
  expect(changes(table(ogre("a1")), table(ogre("a2")), ["ogre", "a2"]).size).toBe(0);
  expect(changes(table(), table(ogre("a2")), ["hand-ogre", "a2"]).size).toBe(0);
  expect(changes(table(hero(6)), table(hero(4)), ["rogue"]).get("rogue")).toEqual({ sort: "number", by: -2 });
});

test("a first look shows nothing as changed", () => {
  expect(changes(null, table(ogre("a1")), []).size).toBe(0);
});

test("a die in a row of its own was rolled: the difference is none that anybody gains or loses", () => {
  const rolled = (value: number): Scene => ({ regions: [{ kind: "row", id: "dice" }], pieces: [{ kind: "die", id: "die", at: "dice", value }] });
  expect(changes(rolled(5), rolled(6), []).get("die")).toEqual({ sort: "moved" });
});
