/** Chances and changes in figures, as the reader's language writes them. */
import { settings } from "./settings.svelte";

/** Nothing is certain before the end: what is neither 0 nor 1 never looks like it. */
export function percent(chance: number): string {
  const bounded = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(bounded);
}

/** A change in points of a hundred, with its sign. */
export function points(change: number): string {
  const whole = Math.round(change * 100);
  return new Intl.NumberFormat(settings.language, { signDisplay: "exceptZero" }).format(whole || 0).replace("-", "−");
}
