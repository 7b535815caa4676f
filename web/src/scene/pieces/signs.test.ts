import { expect, test } from "vitest";
import { linesOf, tells } from "./signs";

test("two of a kind are drawn twice, three are counted", () => {
  const [line] = linesOf([{ text: "×2", icon: "shield" }, { text: "×3", icon: "broadsword" }, { text: "1-2×2", icon: "bow-arrow" }]);
  expect(line!.signs.map(({ times, words }) => [times, words])).toEqual([[2, ""], [1, "×3"], [2, "1-2"]]);
});

test("a price begins a line of what has to be paid for", () => {
  const lines = linesOf([{ text: "", icon: "shield" }, { text: "1:", icon: "sparkles" }, { text: "", icon: "portal" }]);
  expect(lines.map((line) => [line.paid, line.signs.length])).toEqual([[false, 1], [true, 2]]);
});

test("a bar begins another line and is not drawn", () => {
  const lines = linesOf([{ text: "", icon: "shield" }, { text: "|" }, { text: "", icon: "portal" }]);
  expect(lines.map((line) => line.signs.length)).toEqual([1, 1]);
});

test("a stroke between alternatives is drawn, but tells nothing by itself", () => {
  const badges = [{ text: "", icon: "shield" }, { text: "/" }, { text: "", icon: "portal" }];
  expect(linesOf(badges).map((line) => line.signs.length)).toEqual([3]);
  expect(badges.filter(tells)).toHaveLength(2);
});
