import { beforeEach, expect, test, vi } from "vitest";
import { dropKey, forget, invitationTo, keysOf, myTables, remember } from "./keys";

beforeEach(() => localStorage.clear());

test("keys are only ever added, and each is kept once", () => {
  remember("one", { game: "dungeon-heroes", keys: ["a"] });
  remember("one", { keys: ["b", "a"] });
  expect(keysOf("one")).toEqual(["a", "b"]);
  expect(myTables()[0]?.game).toBe("dungeon-heroes");
});

test("the table that was opened last comes first", () => {
  const now = vi.spyOn(Date, "now");
  now.mockReturnValue(1);
  remember("one", {});
  now.mockReturnValue(2);
  remember("two", {});
  now.mockReturnValue(3);
  remember("one", {});
  expect(myTables().map((mine) => mine.table)).toEqual(["one", "two"]);
  now.mockRestore();
});

test("a key can be dropped, a table forgotten", () => {
  remember("one", { keys: ["a", "b"] });
  dropKey("one", "a");
  expect(keysOf("one")).toEqual(["b"]);
  forget("one");
  expect(keysOf("one")).toEqual([]);
  expect(myTables()).toEqual([]);
});

test("invitations are found by their seat", () => {
  remember("one", { invitations: [null, "please"] });
  expect([invitationTo("one", 0), invitationTo("one", 1), invitationTo("two", 1)]).toEqual([undefined, "please", undefined]);
});

test("a damaged storage counts as empty", () => {
  for (const damage of ["{", "7", '[null, {"game": 1}]']) {
    localStorage.setItem("lanthorn.tables", damage);
    expect(myTables()).toEqual([]);
  }
});
