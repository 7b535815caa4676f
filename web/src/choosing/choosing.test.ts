import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Option, Scene } from "../lib/protocol";
import { Index } from "../scene/model";
import { Choosing, type Habits } from "./choosing.svelte";

const rogue = { id: "hero-name", args: { hero: "rogue" } };
const scene: Scene = {
  regions: [
    { kind: "grid", id: "board", spaces: ["a1", "a2", "b1"].map((id) => ({ id })) },
    { kind: "hero-board", id: "board-rogue", title: rogue },
    { kind: "row", id: "end" },
  ],
  pieces: [
    { kind: "meeple", id: "rogue", at: "a1", face: { title: rogue } },
    { kind: "meeple", id: "wizard", at: "a2" },
    { kind: "tile", id: "tile-b1", at: "b1", face: { hidden: true } },
    { kind: "token", id: "rogue-potion", at: "board-rogue" },
  ],
};
const option = (key: string, ...touches: string[]): Option => ({ key, label: { id: key }, touches });
const step = option("move:rogue:b1", "rogue", "b1");
const heal = option("use:potion:rogue:rogue", "rogue-potion", "rogue");
const look = option("reveal:wizard:b1", "wizard", "b1");
const stay = option("move:wizard:b1", "wizard", "b1");
const end = option("end", "end");
const options = [step, heal, look, stay, end];

let habits: { [name in keyof Habits]: ReturnType<typeof vi.fn> };
let choosing: Choosing;

beforeEach(() => {
  habits = { confirms: vi.fn(() => false), pick: vi.fn(), refuse: vi.fn() };
  choosing = new Choosing(habits as unknown as Habits);
  choosing.ask(options, new Index(scene));
});

describe("touching in order", () => {
  test("the last thing plays the choice", () => {
    choosing.touch("rogue", "mouse");
    expect(choosing.touched).toEqual(["rogue"]);
    choosing.touch("b1", "mouse");
    expect(habits.pick).toHaveBeenCalledExactlyOnceWith(step);
    expect(choosing.waiting).toBe(true);
  });

  test("a piece stands for its place, a board for its figure", () => {
    choosing.touch("board-rogue", "mouse");
    expect(choosing.touched).toEqual(["rogue"]);
    choosing.touch("tile-b1", "mouse");
    expect(habits.pick).toHaveBeenCalledWith(step);
  });

  test("a place with a menu is put back by another touch, and its figure stays chosen", () => {
    choosing.touch("wizard", "mouse");
    choosing.touch("b1", "mouse");
    expect(choosing.menu?.options).toEqual([look, stay]);
    choosing.touch("b1", "mouse");
    expect(choosing.menu).toBe(null);
    expect(choosing.touched).toEqual(["wizard"]);
  });

  test("the same thing again is put back, another one begins anew", () => {
    choosing.touch("rogue", "mouse");
    choosing.touch("rogue", "mouse");
    expect(choosing.touched).toEqual([]);
    choosing.touch("rogue", "mouse");
    choosing.touch("wizard", "mouse");
    expect(choosing.touched).toEqual(["wizard"]);
  });

  test("two choices at one place open a menu", () => {
    choosing.touch("wizard", "mouse");
    choosing.touch("b1", "mouse");
    expect(habits.pick).not.toHaveBeenCalled();
    expect(choosing.menu?.options).toEqual([look, stay]);
  });

  test("whoever points at the goal first is asked who goes there", () => {
    choosing.touch("b1", "mouse");
    expect(choosing.menu?.options).toEqual([step, look, stay]);
  });
});

describe("what leads nowhere", () => {
  test("is asked about with everything that was touched, as it was touched", () => {
    choosing.touch("rogue", "mouse");
    choosing.touch("a2", "mouse");
    expect(habits.refuse).not.toHaveBeenCalled();
    expect(choosing.touched).toEqual(["wizard"]);
    choosing.ask([step], new Index(scene));
    choosing.touch("rogue", "mouse");
    choosing.touch("wizard", "mouse");
    expect(habits.refuse).toHaveBeenCalledExactlyOnceWith("wizard", ["rogue", "wizard"]);
  });

  test("is answered where the tile lies", () => {
    choosing.ask([end], new Index(scene));
    choosing.touch("tile-b1", "mouse");
    expect(habits.refuse).toHaveBeenCalledExactlyOnceWith("b1", ["tile-b1"]);
  });
});

describe("copies", () => {
  const parry = { title: { id: "parry" } };
  const hand: Scene = {
    regions: [{ kind: "hand", id: "hand" }, { kind: "row", id: "end" }],
    pieces: [
      { kind: "card", id: "parry-1", at: "hand", face: parry },
      { kind: "card", id: "parry-2", at: "hand", face: parry },
      { kind: "meeple", id: "rogue", at: "board-rogue" },
      { kind: "meeple", id: "wizard", at: "board-wizard" },
    ],
  };
  const play = option("play:parry", "parry-1");
  const forRogue = option("play:rogue:parry", "parry-1", "rogue");
  const forWizard = option("play:wizard:parry", "parry-1", "wizard");

  test("of what is offered are lit, and play the same", () => {
    choosing.ask([play, end], new Index(hand));
    expect(choosing.light("parry-2")).toBe(choosing.light("parry-1"));
    expect(choosing.wouldPlay("parry-2")?.key).toBe(play.key);
    choosing.touch("parry-2", "key");
    expect(habits.pick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: play.key }));
    expect(habits.refuse).not.toHaveBeenCalled();
  });

  test("stand where they are: the one that is touched is the one that is chosen", () => {
    choosing.ask([forRogue, forWizard, end], new Index(hand));
    choosing.hover("parry-2");
    choosing.touch("parry-2", "mouse");
    expect(choosing.light("parry-2")).toBe("selected");
    expect(choosing.light("parry-1")).toBe("ember");
    choosing.hover("parry-1");
    expect(choosing.touched).toEqual(["parry-2"]);
    choosing.touch("parry-1", "mouse");
    expect(choosing.touched).toEqual(["parry-1"]);
    choosing.touch("parry-1", "mouse");
    expect(choosing.touched).toEqual([]);
    choosing.touch("parry-2", "finger");
    choosing.touch("wizard", "finger");
    choosing.touch("wizard", "finger");
    expect(habits.pick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: forWizard.key }));
  });
});

describe("lights", () => {
  test("first steps of several sorts are embers; a chosen one lights its next steps", () => {
    expect(choosing.light("rogue")).toBe("ember");
    choosing.touch("rogue", "mouse");
    expect(choosing.light("rogue")).toBe("selected");
    expect(choosing.light("b1")).toBe("lit");
    expect(choosing.light("wizard")).toBe("ember");
    expect(choosing.light("a1")).toBe("idle");
  });

  test("first steps of one sort are lit, whatever plates there are beside", () => {
    choosing.ask([step, look, end], new Index(scene));
    expect(choosing.light("rogue")).toBe("lit");
  });

  test("nothing can be chosen while the server has not answered", () => {
    choosing.pick(step);
    expect(choosing.light("wizard")).toBe("idle");
    expect(choosing.light("rogue")).toBe("selected");
    choosing.touch("wizard", "mouse");
    expect(choosing.touched).toEqual(["rogue", "b1"]);
  });
});

describe("seeing before doing", () => {
  test("a finger sees a choice before it is made", () => {
    choosing.touch("rogue", "finger");
    choosing.touch("b1", "finger");
    expect(choosing.armed).toBe(step);
    expect(habits.pick).not.toHaveBeenCalled();
    choosing.touch("b1", "finger");
    expect(habits.pick).toHaveBeenCalledWith(step);
  });

  test("who wants to be asked again is asked, with what can't be taken back", () => {
    choosing.finals = new Set([step.key]);
    habits.confirms.mockImplementation((_, isFinal) => isFinal);
    choosing.touch("rogue", "mouse");
    choosing.touch("b1", "mouse");
    expect(habits.confirms).toHaveBeenCalledWith(step, true);
    expect(choosing.armed).toBe(step);
  });

  test("hovering shows what a touch would play", () => {
    choosing.touch("rogue", "mouse");
    choosing.hover("b1");
    expect(choosing.preview).toBe(step);
    expect(choosing.light("b1")).toBe("previewed");
    choosing.hover(null);
    expect(choosing.preview).toBeNull();
  });
});

describe("a new question", () => {
  test("keeps what was touched while it still leads somewhere", () => {
    choosing.touch("rogue", "mouse");
    choosing.ask([step, end], new Index(scene));
    expect(choosing.touched).toEqual(["rogue"]);
    choosing.ask([look], new Index(scene));
    expect(choosing.touched).toEqual([]);
  });

  test("begins anew after an answer", () => {
    choosing.pick(step);
    choosing.ask(options, new Index(scene));
    expect(choosing.touched).toEqual([]);
    expect(choosing.waiting).toBe(false);
  });
});

test("going back puts back one thing after another, and says when there is nothing", () => {
  choosing.touch("wizard", "mouse");
  choosing.touch("b1", "mouse");
  expect(choosing.back()).toBe(true);
  expect(choosing.menu).toBeNull();
  while (choosing.touched.length) choosing.back();
  expect(choosing.back()).toBe(false);
});
