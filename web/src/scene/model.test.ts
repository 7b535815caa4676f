import { expect, test } from "vitest";
import type { Scene } from "../lib/protocol";
import { bounds, Index, isPlate } from "./model";

const rogue = { id: "hero-name", args: { hero: "rogue" } };
const scene: Scene = {
  regions: [
    { kind: "grid", id: "board", spaces: [{ id: "a1" }, { id: "b1", column: 1 }, { id: "b2", column: 1, row: 1 }] },
    { kind: "hero-board", id: "board-rogue", title: rogue, colour: "black" },
    { kind: "zone-map", id: "town", zones: [{ id: "bridge", x: 0, y: 0, label: { id: "bridge" } }] },
    { kind: "row", id: "end" },
    { kind: "row", id: "market" },
  ],
  pieces: [
    { kind: "meeple", id: "rogue", at: "a1", face: { title: rogue } },
    { kind: "meeple", id: "dragon", at: "b1", also_at: ["b2"], foe: true },
    { kind: "die", id: "die-rogue", at: "board-rogue", sides: 6, value: 4 },
    { kind: "tile", id: "tile-a1", at: "a1", face: { title: { id: "chest" } } },
    { kind: "token", id: "sword", at: "market" },
  ],
};
const index = new Index(scene);

test("a piece lies on every square that it covers, and is in its region once", () => {
  expect(index.at("b2").map((piece) => piece.id)).toEqual(["dragon"]);
  expect(index.inside(index.regions.get("board")!).map((piece) => piece.id)).toEqual(["rogue", "tile-a1", "dragon"]);
});

test("a figure and the board with its name belong together, with the die on the board", () => {
  expect(index.boardOf("rogue")).toBe("board-rogue");
  expect(index.figureOf("board-rogue")).toBe("rogue");
  expect(index.dieOf("rogue")?.value).toBe(4);
  expect(index.boardOf("dragon")).toBeUndefined();
  expect(index.colourOf("board-rogue")).toBe("black");
});

test("a touch means the piece first, then its place, its region, its hero", () => {
  expect(index.meanings("tile-a1")).toEqual(["tile-a1", "a1", "board"]);
  expect(index.meanings("die-rogue")).toEqual(["die-rogue", "board-rogue", "rogue"]);
  expect(index.meanings("a1")).toEqual(["a1", "board", "rogue", "tile-a1"]);
});

test("a card on the board stands for the tokens on it last of all", () => {
  const mine = new Index({
    regions: [{ kind: "path", id: "mat", spaces: [{ id: "l6" }] }],
    pieces: [
      { kind: "card", id: "mine", at: "l6" },
      { kind: "token", id: "crystals", at: "l6" },
    ],
  });
  expect(mine.meanings("mine")).toEqual(["mine", "l6", "mat", "crystals"]);
  expect(mine.meanings("crystals")).toEqual(["crystals", "l6", "mat", "mine"]);
});

test("things are found by id, whatever they are", () => {
  for (const id of ["rogue", "a1", "bridge", "market"]) expect(index.knows(id)).toBe(true);
  expect(index.knows("nobody")).toBe(false);
  expect(index.region("dragon")?.id).toBe("board");
  expect(index.region("bridge")?.id).toBe("town");
  expect(index.title("bridge")).toEqual({ id: "bridge" });
  expect(index.title("tile-a1")).toEqual({ id: "chest" });
});

test("a row with nothing in it is a plate to press", () => {
  expect(isPlate(index.regions.get("end")!, index)).toBe(true);
  expect(isPlate(index.regions.get("market")!, index)).toBe(false);
});

test("a board is as large as its squares reach", () => {
  expect(bounds([{ id: "a", column: 2, row: 1 }, { id: "b", column: 4, row: 3 }])).toEqual({ left: 2, bottom: 1, columns: 3, rows: 3 });
  expect(bounds([])).toEqual({ left: 0, bottom: 0, columns: 1, rows: 1 });
});

test("an empty scene has nothing in it", () => {
  const nothing = new Index({});
  expect(nothing.knows("a1")).toBe(false);
  expect(nothing.meanings("a1")).toEqual(["a1"]);
});

test("copies lie in one place and look the same; backs tell nothing", () => {
  const parry = { title: { id: "parry" } };
  const cards = new Index({
    regions: [{ kind: "hand", id: "hand" }, { kind: "hand", id: "other" }],
    pieces: [
      { kind: "card", id: "parry-1", at: "hand", face: parry },
      { kind: "card", id: "parry-2", at: "hand", face: parry },
      { kind: "card", id: "parry-3", at: "other", face: parry },
      { kind: "card", id: "back-1", at: "other", face: { hidden: true } },
      { kind: "card", id: "back-2", at: "other", face: { hidden: true } },
    ],
  });
  expect(cards.copies("parry-2")).toEqual(["parry-1"]);
  for (const id of ["parry-3", "back-1", "hand"]) expect(cards.copies(id)).toEqual([]);
});
