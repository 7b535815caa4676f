import { beforeEach, expect, test } from "vitest";
import type { Option, Scene } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { withPageWords, words } from "../lib/words.svelte";
import { Index } from "../scene/model";
import { Choosing } from "./choosing.svelte";
import { choiceRows } from "./rows";

const locale = {
  en: "knight = Knight\nscout = Scout\nparry = Parry\nstrike = Strike with { $count }\nmove = Knight: go to { $square }\nplay = Play Parry\nheal = Heal\n",
  fr: "",
};
const scene: Scene = {
  regions: [{ kind: "grid", id: "board", spaces: ["a1", "a2", "a3", "a4"].map((id) => ({ id })) }],
  pieces: [
    { kind: "meeple", id: "knight", at: "a1", face: { title: { id: "knight" } } },
    { kind: "meeple", id: "scout", at: "a2", face: { title: { id: "scout" } } },
    { kind: "card", id: "parry", at: "hand", face: { title: { id: "parry" } } },
  ],
};
const option = (key: string, args: Record<string, string | number>, ...touches: string[]): Option => ({ key, label: { id: key.split(":")[0]!, args }, touches });
const moves = ["a1", "a2", "a3", "a4"].map((square) => option(`move:${square}`, { square }, "knight", square));
const choosing = new Choosing({ confirms: () => false, pick() {}, refuse() {} });
const told = (options: Option[]) => {
  choosing.ask(options, new Index(scene));
  return choiceRows(choosing).map((row) => row.words);
};

beforeEach(() => {
  settings.language = "en";
  words.use(withPageWords(locale));
  choosing.touched = [];
});

test("few choices behind one thing are told one by one", () => {
  expect(told([1, 2].map((count) => option(`strike:${count}`, { count }, "knight", "scout")))).toEqual(["Strike with 1", "Strike with 2"]);
});

test("many are one row, which says what they have in common", () => {
  expect(told(moves)).toEqual(["Knight: go to …"]);
  expect(told([...moves, option("heal", {}, "knight", "scout")])).toEqual(["Knight"]);
});

test("choices with the same words are one row, and then told apart by what they end on", () => {
  const plays = ["knight", "scout"].map((hero) => option(`play:${hero}`, {}, "parry", hero));
  expect(told(plays)).toEqual(["Play Parry"]);
  choosing.touch("parry", "mouse");
  expect(choiceRows(choosing).map((row) => row.there)).toEqual(["Knight", "Scout"]);
});
