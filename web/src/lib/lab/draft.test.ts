import { expect, test } from "vitest";
import type { GameInfo, Setting } from "../protocol";
import { AS_IT_IS, Draft, others, signed, USUAL } from "./draft.svelte";

const setting = (name: string, standard: string | boolean, values: string[] = [], house_rule = false): Setting => ({
  name,
  title: { id: `setting-${name}` },
  about: null,
  default: standard,
  values,
  house_rule,
  given: null,
});
const MODE = setting("mode", "duel", ["duel", "solitaire"]);
const DRAGON = setting("dragon", false);
const GAME: GameInfo = {
  id: "heroes",
  title: { id: "game" },
  about: null,
  minutes: null,
  players: [1, 2],
  settings: [MODE, DRAGON, setting("strict", true, [], true)],
  bots: ["random"],
  usual_bot: "random",
  packs: ["-", "Frail"],
  chapters: null,
};
const draft = () => new Draft(GAME, { offered: true, bots: ["random", "greedy"], least: 1, most: 200 });

test("the first pack is chosen, whatever it is called, and nothing is agreed that is as usual", () => {
  expect(draft().order()).toEqual({ game: "heroes", packs: ["-"], settings: {}, games: 50, bot: "random", vary: true });
});

test("what a pack is compared with comes first", () => {
  const order = draft();
  order.one = signed("Frail");
  order.other = AS_IT_IS;
  expect(order.order().packs).toEqual([null, "Frail"]);
  expect(order.alike).toBe(false);
  order.other = signed("Frail");
  expect(order.alike).toBe(true);
});

test("settings are agreed as what they are: words, or yes and no", () => {
  const order = draft();
  expect(order.settings.map(others)).toEqual([["solitaire"], ["yes"]]);
  order.chosen.mode = "solitaire";
  order.chosen.dragon = "yes";
  expect(order.order().settings).toEqual({ mode: "solitaire", dragon: true });
  expect(order.changed).toBe(2);
});

test("a setting that makes no difference is neither asked for nor agreed", () => {
  const hero = { ...setting("hero", "choose", ["choose", "knight"]), given: ["mode", ["solitaire"]] as [string, string[]] };
  const order = draft();
  order.take({ ...GAME, settings: [MODE, hero] });
  expect(order.settings).toEqual([MODE]);
  order.chosen.mode = "solitaire";
  order.chosen.hero = "knight";
  expect(order.order().settings).toEqual({ mode: "solitaire", hero: "knight" });
  order.chosen.mode = USUAL;
  expect(order.order().settings).toEqual({});
  expect(order.changed).toBe(0);
});

test("no more games are offered than the server plays", () => {
  expect(draft().steps).toEqual([20, 50, 100, 200]);
});

test("another game begins anew", () => {
  const order = draft();
  order.other = AS_IT_IS;
  order.take({ ...GAME, packs: [] });
  expect(order.order().packs).toEqual([null]);
});
