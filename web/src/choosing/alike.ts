import type { Decision, Option } from "../lib/protocol";

/** What kind of answer an option is: its key without its arguments. */
export function stemOf(key: string): string {
  return key.split(":", 1)[0]!;
}

/** Which question this is, whoever it is about. */
export function questionOf(decision: Decision): string {
  return `${decision.kind} ${decision.prompt.id}`;
}

/**
 * The option that answers as before. It has to be the only one of its kind, and it has to be clear that nothing else
 * is chosen with it: its key has no arguments ("skip"), or every option is the only one of its kind ("use it, or not").
 */
export function sameAnswer(options: Option[], stem: string): Option | null {
  const stems = options.map((option) => stemOf(option.key));
  const same = options.filter((_, i) => stems[i] === stem);
  if (same.length !== 1 || options.length < 2) return null;
  const [only] = same as [Option];
  return only.key === stem || new Set(stems).size === stems.length ? only : null;
}
