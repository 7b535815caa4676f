import { expect, test } from "vitest";
import type { Option } from "../lib/protocol";
import { capital, completed, endingOn, following, nextSteps, sharedOpening } from "./paths";

const option = (key: string, ...touches: string[]): Option => ({ key, label: { id: key }, touches });
const step = option("move:rogue:b1", "rogue", "b1");
const other = option("move:rogue:a2", "rogue", "a2");
const look = option("reveal:wizard:b1", "wizard", "b1");
const end = option("end", "end");
const options = [step, other, look, end];

test("options follow from what was touched, in order", () => {
  expect(following(options, [])).toEqual(options);
  expect(following(options, ["rogue"])).toEqual([step, other]);
  expect(following(options, ["b1"])).toEqual([]);
});

test("an option is complete when all that it touches was touched", () => {
  expect(completed(options, ["rogue"])).toEqual([]);
  expect(completed(options, ["rogue", "b1"])).toEqual([step]);
  expect(completed([option("pass")], [])).toHaveLength(1);
});

test("the next steps are told with the options that they lead to", () => {
  expect([...nextSteps(options, [])]).toEqual([
    ["rogue", [step, other]],
    ["wizard", [look]],
    ["end", [end]],
  ]);
  expect([...nextSteps(options, ["rogue"]).keys()]).toEqual(["b1", "a2"]);
});

test("whoever points at the goal first finds all that ends there", () => {
  expect(endingOn(options, "b1")).toEqual([step, look]);
});

test("labels share whole words at their beginning", () => {
  expect(sharedOpening(["Rogue: move to b1", "Rogue: move to b2"])).toBe("Rogue: move to ");
  expect(sharedOpening(["Rogue: move", "Rogue: mend"])).toBe("Rogue: ");
  expect(sharedOpening(["Rogue: move"])).toBe("");
  expect(sharedOpening(["End the turn", "Rogue: move"])).toBe("");
});

test("a sentence that lost its beginning begins with a capital", () => {
  expect(capital("étape")).toBe("Étape");
  expect(capital("")).toBe("");
});
