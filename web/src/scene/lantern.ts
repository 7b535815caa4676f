import { getContext, setContext } from "svelte";
import type { Option, Text } from "../lib/protocol";
import type { Light } from "../choosing/choosing.svelte";
import type { Change } from "./changes";
import type { Index } from "./model";

export interface Chip {
  words: string;
  sort: "plain" | "bad" | "good" | "deadly" | "unknown";
}

export interface Thing {
  "data-id": string;
  role: string;
  tabindex: number;
  "aria-label": string;
}

/** What the table knows about its things beside the scene: which may be chosen, and what they are called. */
export interface Lantern {
  readonly index: Index;
  light(id: string): Light;
  chip(id: string): Chip | null;
  /** Its place among the best choices, if a hint was asked for. */
  hint(id: string): string;
  change(id: string): Change | null;
  /** Somebody is about to act on it. */
  targeted(id: string): boolean;
  /** The choice being looked at before it is made. */
  readonly preview: Option | null;
  say(text: Text | undefined | null): string;
  has(message: string): boolean;
  name(id: string): string;
  /** What makes an element a thing of the table: a button while it can be chosen, else what it is. */
  thing(id: string, otherwise?: string): Thing;
}

const KEY = Symbol("lantern");

export function hold(lantern: Lantern): Lantern {
  return setContext(KEY, lantern);
}

export function lantern(): Lantern {
  return getContext<Lantern>(KEY);
}
