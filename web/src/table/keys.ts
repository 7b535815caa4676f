/** The whole game by keys. What is typed into a field stays there. */
import type { TableModel } from "./table.svelte";
import { choiceRows } from "../choosing/rows";

export interface Doors {
  rules(): void;
  log(): void;
  help(): void;
  odds(): void;
}

export function onKey(event: KeyboardEvent, table: TableModel, doors: Doors): void {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.matches?.("input, textarea, select")) return;
  if (document.querySelector("dialog[open]")) return;
  if (!act(event.key, table, doors)) return;
  event.preventDefault();
}

function act(key: string, table: TableModel, doors: Doors): boolean {
  const { choosing } = table;
  if (/^[1-9]$/.test(key)) return number(Number(key), table);
  if (key.startsWith("Arrow")) return walk(key);
  switch (key) {
    case "Escape":
      if (table.byItself.planned) return table.byItself.stop();
      if (choosing.back()) return true;
      if (table.advice.forget()) return true;
      if (table.past) table.lookAway();
      return !!table.past;
    case "u":
    case "U":
      if (table.undo) void table.takeBack();
      return true;
    case "h":
    case "H":
      void table.advice.ask();
      return true;
    case "o":
    case "O":
      doors.odds();
      return true;
    case "[":
      void table.step(-1);
      return true;
    case "]":
      if (table.past) void table.step(1);
      return true;
    case "r":
    case "R":
      doors.rules();
      return true;
    case "l":
    case "L":
      doors.log();
      return true;
    case "?":
      doors.help();
      return true;
    default:
      return false;
  }
}

function number(which: number, { choosing }: TableModel): boolean {
  const row = choiceRows(choosing)[which - 1];
  if (!row || choosing.waiting) return false;
  if (row.option) choosing.settle(row.option, "key");
  else choosing.take(row.touched);
  return true;
}

const AHEAD: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** To the nearest thing in the direction of the arrow, as the eye would go. */
function walk(key: string): boolean {
  const [x, y] = AHEAD[key]!;
  const things = [...document.querySelectorAll<HTMLElement>('.table [data-id][tabindex="0"]')];
  const here = document.activeElement?.closest<HTMLElement>("[data-id]");
  if (!things.length) return false;
  const from = here ? middle(here) : null;
  let best: HTMLElement | null = from ? null : things[0]!;
  let least = Infinity;
  for (const thing of from ? things : []) {
    if (thing === here) continue;
    const [dx, dy] = [middle(thing)[0] - from![0], middle(thing)[1] - from![1]];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const cost = ahead + 2 * aside;
    if (ahead > 4 && cost < least) [best, least] = [thing, cost];
  }
  best?.focus();
  return !!best;
}

function middle(thing: HTMLElement): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
