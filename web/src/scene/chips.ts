/** Outcome chips: a word or two for what is sure to happen. */
import type { Text } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import type { Chip } from "./lantern";

const SORTS: Record<string, Chip["sort"]> = { harm: "bad", good: "good", deadly: "deadly" };

/** The short form of the last thing that happens and has one: `chip-…`, named like its log line or `then-…`. */
export function chipOf(happenings: Text[]): Chip | null {
  for (const { id, args } of happenings.toReversed()) {
    const chip = { id: id.replace(/^(log|then)-/, "chip-"), args };
    if (words.has(chip.id)) return { words: words.say(chip), sort: SORTS[words.attribute(chip, "tone")] ?? "plain" };
  }
  return null;
}
