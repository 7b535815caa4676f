import { expect, test } from "vitest";
import { follow } from "./follow";
import type { Update, UpdateTold } from "./protocol";

const option = (key: string) => ({ key, label: { id: key } });
const piece = (id: string, at = "a1") => ({ kind: "tile", id, at });
const told = (number: number, view: object) =>
  ({ type: "update", number, seats: [], asked: [], views: { "0": view }, over: null, undo: { can: {}, redo: [], asking: null }, report: null }) as unknown as UpdateTold;

const first = follow(
  null,
  told(7, {
    scene: { regions: [{ kind: "row", id: "row" }], pieces: [piece("a"), piece("b"), piece("c")], status: [{ id: "one" }] },
    decision: { kind: "act", prompt: { id: "ask" }, options: [option("x"), option("y")] },
  }),
)!;

test("what stays is taken from the view before, in the new order, and what is new is put between", () => {
  const next = follow(
    first,
    told(8, {
      since: 7,
      scene: { regions: [[0, 1]], pieces: [[1, 3], piece("a", "b1"), piece("d")], status: [{ id: "two" }] },
      decision: { kind: "act", prompt: { id: "ask" }, options: [option("z"), [1, 2]] },
    }),
  )!;
  const view = next.views["0"]!;
  expect(view.scene.pieces).toEqual([piece("b"), piece("c"), piece("a", "b1"), piece("d")]);
  expect(view.scene.pieces![0]).toBe(first.views["0"]!.scene.pieces![1]);
  expect(view.scene.regions).toEqual([{ kind: "row", id: "row" }]);
  expect([view.scene.status, view.scene.meters]).toEqual([[{ id: "two" }], undefined]);
  expect(view.decision!.options.map(({ key }) => key)).toEqual(["z", "y"]);
});

test("whoever is no longer asked anything has no options, and whoever was not asked gets all of them", () => {
  const quiet = follow(first, told(8, { since: 7, scene: {}, decision: null }))!;
  expect(quiet.views["0"]).toMatchObject({ scene: { pieces: [] }, decision: null });
  const asked = follow(quiet, told(9, { since: 8, scene: {}, decision: { kind: "act", prompt: { id: "ask" }, options: [option("x")] } }))!;
  expect(asked.views["0"]!.decision!.options).toEqual([option("x")]);
});

test("a change that builds on another update than the last is not made up", () => {
  const change = told(9, { since: 8, scene: {}, decision: null });
  const elsewhere: Update = { ...first, number: 8, views: {} };
  expect([follow(first, change), follow(null, change), follow(elsewhere, change)]).toEqual([null, null, null]);
});
