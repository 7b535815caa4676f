import type { Option, Text } from "../lib/protocol";
import { t, words } from "../lib/words.svelte";
import { nameOf } from "../scene/describe";
import type { Choosing } from "./choosing.svelte";
import { completed } from "./paths";

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

/** The list at the present step. Numbered keys take its rows in this order. */
export function choiceRows(choosing: Choosing): ChoiceRow[] {
  if (!choosing.options.length) return [];
  const done = completed(choosing.options, choosing.touched).map((option) => choice(choosing, option));
  const steps = [...choosing.next].map(([id, options]) => step(choosing, id, options));
  return [...done, ...steps.flat()];
}

function step(choosing: Choosing, id: string, options: Option[]): ChoiceRow[] {
  const touched = [...choosing.touched, id];
  const ends = options.every((option) => (option.touches ?? []).length === touched.length);
  if (ends) return options.map((option) => choice(choosing, option));
  return [{ id, option: null, touched, words: nameOf(choosing.index, id), there: "", count: options.length }];
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
