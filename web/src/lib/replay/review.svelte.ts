/** The review of a game: what has come of it so far, and where we are in it. */
import type { Moment, Odds, ReviewPart, Total } from "../protocol";
import { reviewOf } from "../rest";

export interface Point {
  number: number;
  odds: Odds;
}

export class Review {
  moments = $state.raw<Moment[]>([]);
  turning = $state.raw<Moment[]>([]);
  totals = $state.raw<Total[]>([]);
  done = $state(0);
  steps = $state(1);
  finished = $state(false);
  trouble = $state<unknown>(null);
  private readonly end = new AbortController();

  /** By team, the odds at each of its answers in their order. */
  readonly lines = $derived.by(() => {
    const lines = new Map<number, Point[]>();
    for (const { team, number, odds } of this.moments.toSorted((a, b) => a.number - b.number)) {
      lines.set(team, [...(lines.get(team) ?? []), { number, odds }]);
    }
    return lines;
  });

  constructor(from: { save: string } | { table: string }) {
    reviewOf(from, (part) => this.take(part), this.end.signal).then(
      () => (this.finished = true),
      (error: unknown) => this.end.signal.aborted || (this.trouble = error),
    );
  }

  /** Nobody looks any more: the server stops thinking. */
  close(): void {
    this.end.abort();
  }

  take(part: ReviewPart): void {
    this.done = part.done;
    this.steps = Math.max(1, part.steps);
    if (part.moments.length) this.moments = [...this.moments, ...part.moments];
    if (part.totals) this.totals = part.totals;
    const { turning } = part;
    if (turning) this.turning = this.moments.filter((moment) => turning.includes(moment.number)).toSorted((a, b) => a.number - b.number);
  }

  /** The odds of a team at a moment: those of its last answer up to there. */
  at(team: number, number: number): Odds | null {
    return this.lines.get(team)?.findLast((point) => point.number <= number)?.odds ?? null;
  }
}
