import type { Option, Text } from "../lib/protocol";
import { t, words } from "../lib/words.svelte";
import { nameOf } from "../scene/describe";
import type { Choosing } from "./choosing.svelte";
import { completed, sharedOpening } from "./paths";

/** A line of the list: a choice, or a step that leads to several. */
export interface ChoiceRow {
  id: string;
  option: Option | null;
  touched: string[];
  words: string;
  /** What comes of it, or what lies at the place that it ends on. */
  there: string;
  count: number;
}

/** So few choices are told one by one: the name of a thing says less. */
const FEW = 3;

/** The list at the present step. Numbered keys take its rows in this order. */
export function choiceRows(choosing: Choosing): ChoiceRow[] {
  if (!choosing.options.length) return [];
  const done = completed(choosing.options, choosing.touched).map((option) => choice(choosing, option));
  const steps = [...choosing.next].map(([id, options]) => step(choosing, id, options));
  const rows = [...done, ...steps.flat()];
  return rows.map((row) => (isTwice(row, rows) ? { ...row, there: nameOf(choosing.index, row.touched.at(-1)!) } : row));
}

/** Whether another choice has the same words: the thing that it ends on tells them apart. */
function isTwice(row: ChoiceRow, rows: ChoiceRow[]): boolean {
  return !!row.option && row.touched.length > 1 && !row.there && rows.some((other) => other !== row && other.words === row.words);
}

function step(choosing: Choosing, id: string, options: Option[]): ChoiceRow[] {
  const touched = [...choosing.touched, id];
  const labels = options.map((option) => words.say(option.label));
  const ends = options.every((option) => (option.touches ?? []).length === touched.length);
  if (ends || (options.length <= FEW && new Set(labels).size === options.length)) return options.map((option) => choice(choosing, option));
  return [{ id, option: null, touched, words: titleOf(choosing, id, labels), there: "", count: options.length }];
}

/** What all of them do, if it is the same: "Rogue: move to …". */
function titleOf(choosing: Choosing, id: string, labels: string[]): string {
  if (new Set(labels).size === 1) return labels[0]!;
  const name = nameOf(choosing.index, id);
  const opening = sharedOpening(labels).trim();
  return opening.replace(/\W+$/u, "").length > name.length ? `${opening} …` : name;
}

function choice(choosing: Choosing, option: Option): ChoiceRow {
  const touches = option.touches ?? [];
  const there = consequence(choosing, option) || (touches.length > 1 ? whatLies(choosing, touches.at(-1)!) : "");
  return { id: option.key, option, touched: touches, words: words.say(option.label), there, count: 1 };
}

/** What the game says of a choice beforehand, in words. */
export function consequence(choosing: Choosing, option: Option): string {
  return (choosing.outlook[option.key] ?? []).map((text) => words.say(text)).join(" ");
}

/** Of that, what could lose the game. */
export function perils(choosing: Choosing, option: Option): Text[] {
  return (choosing.outlook[option.key] ?? []).filter((text) => words.attribute(text, "tone") === "deadly");
}

function whatLies(choosing: Choosing, id: string): string {
  if (!choosing.index.places.has(id)) return "";
  const here = choosing.index.at(id).map((piece) => nameOf(choosing.index, piece.id));
  return here.length ? here.join(", ") : t("thing-empty");
}
