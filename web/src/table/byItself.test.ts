import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Decision, Region, TableSeat, Text } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { ByItself } from "./byItself.svelte";
import type { TableModel } from "./table.svelte";

const ask = (kind: string, ...keys: string[]): Decision => ({
  kind, prompt: { id: `ask-${kind}` }, options: keys.map((key) => ({ key, label: { id: "option" } })),
});

class Table {
  picked: string[] = [];
  live = true;
  facing = 0;
  eye = "0";
  seats: Partial<TableSeat>[] = [{ seat: 0, state: "taken", yours: true }];
  update = { number: 1, undo: { redo: [] as number[] } };
  view = { scene: { regions: [] as Region[] } };
  line = { finals: { finals: { "0": [] as string[] } } as { finals: Record<string, string[]> } | null };
  choosing = { foreseen: {} as Record<string, Text[]>, pick: (option: { key: string }) => this.picked.push(option.key) };
  readonly byItself = new ByItself(this as unknown as TableModel);

  constructor(public decision: Decision | null) {}

  /** A question comes, with what is foreseen of it; a while goes by. */
  goOn(decision = this.decision): string[] {
    this.decision = decision;
    this.update = { ...this.update, number: this.update.number + 1 };
    this.byItself.consider();
    vi.runAllTimers();
    return this.picked;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.singles = true;
});

test("the only choice is played by itself, after a moment", () => {
  const table = new Table(ask("act", "move:rogue:b1"));
  table.byItself.consider();
  expect(table.byItself.planned?.why).toBe("only");
  expect(table.picked).toEqual([]);
  vi.runAllTimers();
  expect(table.picked).toEqual(["move:rogue:b1"]);
});

test("a choice among several is not", () => {
  expect(new Table(ask("act", "move:rogue:b1", "end")).goOn()).toEqual([]);
});

test("what can't be taken back, or is not known yet, stays a click", () => {
  const final = new Table(ask("act", "reveal:b1"));
  final.line.finals!.finals["0"] = ["reveal:b1"];
  expect(final.goOn()).toEqual([]);
  const unknown = new Table(ask("act", "move:rogue:b1"));
  unknown.line.finals = null;
  expect(unknown.goOn()).toEqual([]);
});

test("a choice that hands the turn over stays a click", () => {
  const table = new Table(ask("act", "end"));
  table.choosing.foreseen = { end: [{ id: "log-turn-master" }] };
  expect(table.goOn()).toEqual([]);
});

test("what was just taken back is not played again", () => {
  const table = new Table(ask("act", "move:rogue:b1"));
  table.update.undo.redo = [0];
  expect(table.goOn()).toEqual([]);
});

test("who says wait is waited for, at this question only", () => {
  const table = new Table(ask("act", "move:rogue:b1"));
  table.byItself.consider();
  expect(table.byItself.stop()).toBe(true);
  table.byItself.consider();
  vi.runAllTimers();
  expect(table.picked).toEqual([]);
  expect(table.goOn()).toEqual(["move:rogue:b1"]);
});

test("no hidden hand is betrayed to people who see how quick the answer is", () => {
  const table = new Table(ask("react", "pass"));
  table.view.scene.regions = [{ kind: "hand", id: "hand", seat: 0, count: 3 }];
  expect(table.goOn()).toEqual(["pass"]);
  table.seats = [...table.seats, { seat: 1, state: "taken", yours: false }];
  expect(table.goOn()).toEqual(["pass"]);
});

test("nothing plays itself while the screen is handed over, or if the setting says no", () => {
  const covered = new Table(ask("act", "move:rogue:b1"));
  covered.live = false;
  expect(covered.goOn()).toEqual([]);
  settings.singles = false;
  expect(new Table(ask("act", "move:rogue:b1")).goOn()).toEqual([]);
});

test("the rest of the turn goes the same way once that was wanted, until the turn ends", () => {
  const again = ask("wield", "use:sword:rogue", "keep");
  const table = new Table(again);
  expect(table.byItself.offer).toBeNull();
  table.byItself.answered(again, again.options[1]!);
  expect(table.goOn()).toEqual([]);
  expect(table.byItself.offer?.key).toBe("keep");
  table.byItself.restTheSame(table.byItself.offer!);
  expect(table.goOn()).toEqual(["keep", "keep"]);
  expect(table.goOn(ask("act", "keep", "end"))).toEqual(["keep", "keep"]);
  table.byItself.newTurn();
  expect(table.goOn(again)).toEqual(["keep", "keep"]);
});
