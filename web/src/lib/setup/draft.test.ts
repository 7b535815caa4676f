import { expect, test } from "vitest";
import type { GameInfo, Setting } from "../protocol";
import { Draft } from "./draft.svelte";

const setting = (name: string, values: string[], given: Setting["given"] = null): Setting => ({
  name,
  title: { id: `setting-${name}` },
  about: null,
  default: values[0]!,
  values,
  house_rule: false,
  given,
});
const GAME: GameInfo = {
  id: "legends",
  title: { id: "game" },
  about: null,
  minutes: null,
  players: [2, 3],
  settings: [setting("players", ["2", "3"]), setting("hero_3", ["choose", "knight"], ["players", ["3"]])],
  bots: ["random", "casual", "master"],
  usual_bot: "casual",
  packs: [],
  chapters: null,
};

test("only what makes a difference beside the rest is asked", () => {
  const draft = new Draft(GAME);
  const asked = () => draft.modes.map(({ name }) => name);
  expect(asked()).toEqual(["players"]);
  draft.choose("players", "3");
  expect(asked()).toEqual(["players", "hero_3"]);
});
