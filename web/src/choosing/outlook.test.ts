import { beforeEach, expect, test, vi } from "vitest";
import type { Option, Scene } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { withPageWords, words } from "../lib/words.svelte";
import { chipOf } from "../scene/chips";
import { Index } from "../scene/model";
import { Choosing } from "./choosing.svelte";
import { choiceRows, consequence, perils } from "./rows";

const locale = {
  en: "end = End the turn\nthen-castle = All may be lost.\n    .tone = deadly\nthen-waste = 2 Moves are lost.\nchip-castle = lost\n    .tone = deadly\n",
  fr: "end = Fin\n",
};
const scene: Scene = { regions: [{ kind: "row", id: "end" }], pieces: [] };
const end: Option = { key: "end", label: { id: "end" }, touches: ["end"] };
let choosing: Choosing;

beforeEach(() => {
  settings.language = "en";
  words.use(withPageWords(locale));
  choosing = new Choosing({ confirms: vi.fn(), pick: vi.fn(), refuse: vi.fn() });
  choosing.ask([end], new Index(scene));
  choosing.outlook = { end: [{ id: "then-castle" }, { id: "then-waste" }] };
});

test("what the game says of a choice beforehand is its second line", () => {
  expect(consequence(choosing, end)).toBe("All may be lost. 2 Moves are lost.");
  expect(choiceRows(choosing).map((row) => row.there)).toEqual(["All may be lost. 2 Moves are lost."]);
});

test("what could lose the game is known by its tone, and has a short form", () => {
  expect(perils(choosing, end)).toEqual([{ id: "then-castle" }]);
  expect(chipOf(perils(choosing, end))).toEqual({ words: "lost", sort: "deadly" });
});

test("a new question forgets what was said of the last", () => {
  choosing.ask([end], new Index(scene));
  expect(consequence(choosing, end)).toBe("");
});
