import { expect, test } from "vitest";
import type { Option } from "../lib/protocol";
import { sameAnswer, stemOf } from "./alike";

const offered = (...keys: string[]): Option[] => keys.map((key) => ({ key, label: { id: "option" } }));

test("the stem of a key leaves its arguments out", () => {
  expect(stemOf("use:sword:warrior")).toBe("use");
  expect(stemOf("keep")).toBe("keep");
});

test("an answer without arguments can be given again, whatever else is offered", () => {
  expect(sameAnswer(offered("use:sword:warrior", "use:axe:warrior", "keep"), "keep")?.key).toBe("keep");
});

test("an answer with arguments can be given again only if every option is of another kind", () => {
  expect(sameAnswer(offered("use:sword:rogue", "keep"), "use")?.key).toBe("use:sword:rogue");
  expect(sameAnswer(offered("heal:cleric:rogue", "move:rogue:b1", "move:rogue:b2"), "heal")).toBeNull();
});

test("several answers of the same kind are a choice, and so is nothing to repeat", () => {
  expect(sameAnswer(offered("move:rogue:b1", "move:rogue:b2", "end"), "move")).toBeNull();
  expect(sameAnswer(offered("end", "move:rogue:b1"), "keep")).toBeNull();
});

test("where nothing else is offered there is nothing to repeat", () => {
  expect(sameAnswer(offered("keep"), "keep")).toBeNull();
});
