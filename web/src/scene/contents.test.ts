import { expect, test } from "vitest";
import type { Piece, Region } from "../lib/protocol";
import { contentsOf, opens } from "./contents";
import { Index } from "./model";

const discard: Region = { kind: "pile", id: "discard", count: 6 };
const bag: Region = { kind: "bag", id: "fate", count: 5, contents: { sword: 3, skull: 1 } };
const orc = (id: string): Piece => ({ kind: "tile", id, at: "discard", face: { title: { id: "orc" } } });

test("pieces that look alike are counted together, and what is not seen is counted, too", () => {
  const pieces: Piece[] = [orc("1"), orc("2"), { kind: "token", id: "3", at: "discard", count: 2 }, { kind: "tile", id: "4", at: "discard", face: { hidden: true } }];
  const { sorts, unknown } = contentsOf(new Index({ regions: [discard], pieces }), discard);
  expect(sorts.map(({ id, count }) => [id, count])).toEqual([["1", 2], ["3", 2]]);
  expect(unknown).toBe(2);
});

test("a bag tells how likely each thing is", () => {
  const { sorts, unknown } = contentsOf(new Index({ regions: [bag] }), bag);
  expect(sorts.map(({ id, odds }) => [id, odds])).toEqual([["sword", 75], ["skull", 25]]);
  expect(unknown).toBe(1);
});

test("piles and bags open, other regions do not", () => {
  expect([discard, bag, { kind: "row", id: "end" } as Region, undefined].map(opens)).toEqual([true, true, false, false]);
});
