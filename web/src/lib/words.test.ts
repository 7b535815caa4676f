import { beforeEach, expect, test } from "vitest";
import en from "../words/en.ftl?raw";
import fr from "../words/fr.ftl?raw";
import { settings } from "./settings.svelte";
import { Phrasebook, t, withPageWords, words } from "./words.svelte";

const game = {
  en: 'game = Dungeon\ntile-orc = orc\nmoved = { NAME("hero", $hero) } goes to { $square }\nfound = an { NAME("tile", $tile) }\n',
  fr: 'game = Donjon\ntile-orc = orque\nfound = un { NAME("tile", $tile) }\n',
};
const names = (file: string) => [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();
const gaps = (file: string) =>
  Object.fromEntries(
    file.split(/\n(?=[a-z][\w-]* =)/).map((entry) => [entry.split(" =")[0]!, [...new Set(entry.match(/\$\w+/g) ?? [])].sort()]),
  );

beforeEach(() => {
  settings.language = "en";
});

test("the page says everything in both languages, with the same gaps", () => {
  expect(names(fr)).toEqual(names(en));
  expect(new Set(names(en)).size).toBe(names(en).length);
  const [english, french] = [gaps(en), gaps(fr)];
  for (const name of names(en)) expect([name, french[name!]]).toEqual([name, english[name!]]);
});

test("French has its narrow spaces", () => {
  const sentences = fr.split("\n").filter((line) => !line.startsWith("#")).map((line) => line.replace(/^[a-z][\w-]* =|\{[^}]*\}?|^\s*\*?\[\w+\]/g, ""));
  expect(sentences.filter((line) => /[^\u202f][?!;:»%]|«[^\u202f]/.test(line))).toEqual([]);
});

test("NAME says the message of that sort, or the argument itself", () => {
  const book = new Phrasebook(game);
  expect(book.say({ id: "found", args: { tile: "orc" } }, "en")).toBe("an orc");
  expect(book.say({ id: "found", args: { tile: "orc" } }, "fr")).toBe("un orque");
  expect(book.say({ id: "moved", args: { hero: "maud", square: "b1" } }, "en")).toBe("maud goes to b1");
});

test("LIST names several things and counts equal ones", () => {
  const book = new Phrasebook(game, { en: 'seen = { LIST("tile", $tiles) }\n' });
  expect(book.say({ id: "seen", args: { tiles: "orc rat orc" } }, "en")).toBe("2 × orc, rat");
});

test("a message that is missing shows its name, one with a gap unfilled says which it is", () => {
  const book = new Phrasebook(game);
  expect(book.say({ id: "nothing-of-the-sort" }, "en")).toBe("nothing-of-the-sort");
  expect(book.say({ id: "moved", args: { hero: "maud" } }, "en")).toContain("[moved]");
});

test("a later place replaces what an earlier one says", () => {
  const book = new Phrasebook(game, { en: "tile-orc = brute\n" });
  expect(book.say({ id: "found", args: { tile: "orc" } }, "en")).toBe("an brute");
  expect(book.say({ id: "found", args: { tile: "orc" } }, "fr")).toBe("un orque");
});

test("the language changes at once", () => {
  words.use(withPageWords(game));
  expect([words.say({ id: "game" }), t("rules")]).toEqual(["Dungeon", "Rules"]);
  settings.language = "fr";
  expect([words.say({ id: "game" }), t("rules")]).toEqual(["Donjon", "Règles"]);
});

test("attributes say how a message is meant", () => {
  const hit = "chip-hit = { $damage }\n    .tone = { $damage ->\n        [0] { \"\" }\n       *[other] good\n    }\n";
  const book = new Phrasebook({ en: `chip-hurt = -2\n    .tone = harm\n${hit}` });
  expect(book.attribute({ id: "chip-hurt" }, "tone", "en")).toBe("harm");
  expect(book.attribute({ id: "chip-hurt" }, "colour", "en")).toBe("");
  expect([0, 3].map((damage) => book.attribute({ id: "chip-hit", args: { damage } }, "tone", "en"))).toEqual(["", "good"]);
  expect(book.has("chip-hurt", "en")).toBe(true);
  expect(book.has("chip-healed", "en")).toBe(false);
});
