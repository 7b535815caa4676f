import type { Option } from "../lib/protocol";

/** The options that begin with these touches. */
export function following(options: Option[], touched: string[]): Option[] {
  return options.filter((option) => touched.every((id, i) => (option.touches ?? [])[i] === id));
}

/** The options that these touches name completely. */
export function completed(options: Option[], touched: string[]): Option[] {
  return following(options, touched).filter((option) => (option.touches ?? []).length === touched.length);
}

/** What may be touched next, with the options that it leads to. */
export function nextSteps(options: Option[], touched: string[]): Map<string, Option[]> {
  const steps = new Map<string, Option[]>();
  for (const option of following(options, touched)) {
    const next = (option.touches ?? [])[touched.length];
    if (next !== undefined) steps.set(next, [...(steps.get(next) ?? []), option]);
  }
  return steps;
}

/** The options that end on this thing, whatever they begin with: for whoever points at the goal first. */
export function endingOn(options: Option[], id: string): Option[] {
  return options.filter((option) => (option.touches ?? []).at(-1) === id);
}

/** The options with two equal things in each other's place. */
export function swapped(options: Option[], one: string, other: string): Option[] {
  const swap = (id: string) => (id === one ? other : id === other ? one : id);
  return options.map((option) => ((option.touches ?? []).some((id) => swap(id) !== id) ? { ...option, touches: option.touches!.map(swap) } : option));
}

/** The words that several labels begin with, such as "Rogue: move to ". */
export function sharedOpening(labels: string[]): string {
  const first = labels[0];
  if (first === undefined || labels.length < 2) return "";
  let end = first.length;
  for (const label of labels) while (end && !label.startsWith(first.slice(0, end))) end--;
  return first.slice(0, first.lastIndexOf(" ", end - 1) + 1);
}

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
