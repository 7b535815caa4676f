import { expect, test } from "vitest";
import type { Scene } from "../lib/protocol";
import { arrange, askedAbout, plates, toSpread } from "./arrange";
import { Index } from "./model";

const scene: Scene = {
  regions: [
    { kind: "path", id: "mat", spaces: [0, 1].flatMap((row) => [1, 2, 3].map((column) => ({ id: `s${column}${row}`, column, row }))) },
    { kind: "hero-board", id: "board-knight", seat: 0 },
    { kind: "hand", id: "hand-0", seat: 0, count: 1 },
    { kind: "hand", id: "hand-1", seat: 1, count: 1 },
    { kind: "pile", id: "deck-1", seat: 1, count: 4 },
    { kind: "row", id: "pool", seat: 0 },
    { kind: "row", id: "market" },
    { kind: "row", id: "choices", skin: "offer" },
    { kind: "row", id: "end" },
  ],
  pieces: [
    { kind: "card", id: "mine", at: "hand-0" },
    { kind: "card", id: "theirs", at: "hand-1" },
    { kind: "card", id: "known", at: "deck-1" },
    { kind: "token", id: "sword", at: "pool" },
    { kind: "card", id: "item", at: "market" },
    { kind: "card", id: "hero", at: "choices" },
  ],
};
const index = new Index(scene);
const ids = (regions: { id: string }[]) => regions.map((region) => region.id);
const first = (...things: string[]) => new Map(things.map((id) => [id, []]));

test("a path of several rows that is longer than high leaves room below it", () => {
  expect(arrange(index, 0).wide).toBe(true);
});

test("the own hand lies nearest, what others hold lies on their boards", () => {
  const mine = arrange(index, 0);
  expect(mine.hand?.id).toBe("hand-0");
  expect(ids(mine.belongings.get(1)!)).toEqual(["hand-1", "deck-1"]);
  expect(arrange(index, 1).hand?.id).toBe("hand-1");
});

test("whoever only watches sees the first hand that holds cards", () => {
  expect(arrange(index, null).hand?.id).toBe("hand-0");
});

test("offers, what is ready and what is everybody's lie apart, and plates are none of them", () => {
  const { offers, near, shared } = arrange(index, 0);
  expect([ids(offers), ids(near), ids(shared)]).toEqual([["choices"], ["pool"], ["market"]]);
});

test("a row without pieces is a plate while pressing it does something", () => {
  expect(ids(plates(index, first("end")))).toEqual(["end"]);
  expect(plates(index, first())).toEqual([]);
});

test("a market comes near when the question is about nothing else", () => {
  const { shared } = arrange(index, 0);
  expect(askedAbout(index, shared, first("item", "end"))?.id).toBe("market");
  expect(askedAbout(index, shared, first("item", "mine"))).toBeNull();
  expect(askedAbout(index, shared, first("end"))).toBeNull();
});

test("a pile is laid out when something in it can be chosen", () => {
  expect(ids(toSpread(index, first("known")))).toEqual(["deck-1"]);
});
