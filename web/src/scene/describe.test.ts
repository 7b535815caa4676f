import { beforeEach, expect, test } from "vitest";
import type { Scene } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { withPageWords, words } from "../lib/words.svelte";
import { chipOf } from "./chips";
import { describe, nameOf } from "./describe";
import { Index } from "./model";

const locale = {
  en: "rogue = Rogue\nhp = HP\ndamage = damage\nboard = Board\nmove = Step to { $square }\nfallen = fallen\nlog-hurt = ouch\nchip-hurt = −{ $damage }\n    .tone = harm\nchip-moved = { $square }\n",
  fr: "rogue = Voleur\nhp = PV\ndamage = dégâts\nmove = Avancer en { $square }\n",
};
const scene: Scene = {
  regions: [
    { kind: "grid", id: "board", title: { id: "board" }, spaces: [{ id: "a1" }, { id: "b1" }] },
    { kind: "hero-board", id: "board-rogue", title: { id: "rogue" }, meters: [{ name: { id: "hp" }, value: 4, maximum: 6 }], marks: [{ id: "fallen" }] },
    { kind: "pile", id: "pile", count: 12 },
  ],
  pieces: [
    { kind: "meeple", id: "rogue", at: "a1", face: { title: { id: "rogue" }, badges: [{ text: "4", name: { id: "hp" } }] } },
    { kind: "tile", id: "tile-a1", at: "a1", face: { hidden: true } },
    { kind: "token", id: "coins", at: "board", count: 3 },
    { kind: "die", id: "die", at: "board", sides: 8, value: 5 },
  ],
};
const index = new Index(scene);

beforeEach(() => {
  settings.language = "en";
  words.use(withPageWords(locale));
});

test("a thing is called by its title, a hidden one by what can be seen, a square by its name", () => {
  expect(["rogue", "tile-a1", "coins", "b1"].map((id) => nameOf(index, id))).toEqual(["Rogue", "face-down tile", "token", "b1"]);
});

test("who listens hears name, numbers, place, state and outcome", () => {
  const option = { key: "move", label: { id: "move", args: { square: "b1" } } };
  expect(describe(index, "rogue", "selected", null)).toBe("Rogue, HP 4, a1, chosen");
  expect(describe(index, "b1", "lit", option, new Set(["move"]))).toBe("b1, empty, can be chosen, Step to b1, No undo after this");
  expect(describe(index, "a1", "idle", null)).toBe("a1, Rogue, face-down tile");
  expect(describe(index, "coins", "idle", null)).toBe("token, ×3, Board");
  expect(describe(index, "die", "idle", null)).toContain("die with 8 sides, shows 5");
  expect(describe(index, "board-rogue", "idle", null)).toBe("Rogue, HP 4/6, fallen");
  expect(describe(index, "pile", "idle", null)).toContain("12");
});

test("the same in French", () => {
  settings.language = "fr";
  expect(describe(index, "rogue", "selected", null)).toBe("Voleur, PV 4, a1, choisi");
});

test("the last thing with a short form is the chip, in the tone of its words", () => {
  const hurt = { id: "log-hurt", args: { damage: 2 } };
  const moved = { id: "log-moved", args: { square: "b1" } };
  expect(chipOf([moved, hurt, { id: "log-told" }])).toEqual({ words: "−2", sort: "bad" });
  expect(chipOf([hurt, moved])).toEqual({ words: "b1", sort: "plain" });
  expect(chipOf([{ id: "log-told" }])).toBeNull();
});
