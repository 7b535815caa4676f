/**
 * What needs no clicking: the only choice there is, and "the rest of this turn the same way".
 * Only what can be taken back is ever played like this, after a moment in which it can be stopped.
 */
import { questionOf, sameAnswer, stemOf } from "../choosing/alike";
import type { Decision, Option, TableSeat, View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { endsTurn } from "./happenings";
import type { TableModel } from "./table.svelte";

export interface Planned {
  option: Option;
  why: "only" | "same";
  /** How long it can be seen before it is played, in milliseconds. */
  time: number;
}

const MOMENT = 900;
/** Where nothing moves there is nothing to wait for but the eye. */
const STILL = 0.7;

export class ByItself {
  /** What will be played in a moment. */
  planned = $state.raw<Planned | null>(null);
  /** A question that is answered the same way until the turn ends. */
  habit = $state.raw<{ question: string; option: Option } | null>(null);
  /** How I answered which question in this turn, by the kind of answer. */
  private given = $state.raw<Record<string, string>>({});
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The update at which somebody said "wait", or which is answered already. */
  private stopped = -1;

  /** The answer that was given to this question before, if it could be given for the rest of the turn. */
  readonly offer = $derived.by(() => {
    const { decision } = this.table;
    if (!decision || !this.table.live || this.habit) return null;
    const stem = this.given[questionOf(decision)];
    const option = stem === undefined ? null : sameAnswer(decision.options, stem);
    return option && this.canBeTakenBack(option) ? option : null;
  });

  constructor(private readonly table: TableModel) {}

  /** To be called whenever more is known about the question. */
  consider(): void {
    this.forget();
    const { decision, live, update } = this.table;
    if (!decision || !live || this.stopped === update?.number) return;
    const planned = this.only(decision) ?? this.same(decision);
    if (!planned) return;
    this.planned = { ...planned, time: MOMENT * (settings.pace || STILL) };
    this.timer = setTimeout(() => this.play(), this.planned.time);
  }

  /** "Wait": the choice is left to a hand. False if nothing was about to be played. */
  stop(): boolean {
    const something = !!(this.planned || this.habit);
    this.stopped = this.table.update?.number ?? -1;
    this.habit = null;
    this.forget();
    return something;
  }

  restTheSame(option: Option): void {
    const { decision, choosing } = this.table;
    if (!decision) return;
    this.habit = { question: questionOf(decision), option };
    choosing.pick(option);
  }

  answered(decision: Decision, option: Option): void {
    this.forget();
    this.stopped = this.table.update?.number ?? -1;
    this.given = { ...this.given, [questionOf(decision)]: stemOf(option.key) };
  }

  newTurn(): void {
    this.given = {};
    this.habit = null;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.planned = null;
  }

  private play(): void {
    const option = this.planned?.option;
    this.forget();
    if (option) this.table.choosing.pick(option);
  }

  /** The only option, unless it hands the turn over, was just taken back, or would tell others what I hold. */
  private only({ options }: Decision): Omit<Planned, "time"> | null {
    const [option, ...others] = options;
    if (!settings.singles || !option || others.length || !this.canBeTakenBack(option)) return null;
    if (endsTurn(this.table.choosing.foreseen[option.key] ?? []) || this.table.update?.undo.redo.length) return null;
    return betrays(this.table.view, this.table.facing, this.table.seats) ? null : { option, why: "only" };
  }

  private same(decision: Decision): Omit<Planned, "time"> | null {
    if (this.habit?.question !== questionOf(decision)) return null;
    const option = sameAnswer(decision.options, stemOf(this.habit.option.key));
    return option && this.canBeTakenBack(option) ? { option, why: "same" } : null;
  }

  /** As far as the server has said so. */
  private canBeTakenBack(option: Option): boolean {
    const finals = this.table.line.finals?.finals[this.table.eye];
    return !!finals && !finals.includes(option.key);
  }
}

/** Where I hold what other people can't see, an answer without thinking would tell them that I had no choice. */
export function betrays(view: View | null, seat: number | null, seats: TableSeat[]): boolean {
  const others = seats.some((one) => one.state === "taken" && !one.yours);
  return others && !!view?.scene.regions?.some((region) => region.kind === "hand" && region.seat === seat && !!region.count);
}
