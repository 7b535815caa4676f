import type { Hint, Option, Text } from "../lib/protocol";
import { isPlate, Index } from "../scene/model";
import { completed, endingOn, following, nextSteps, swapped } from "./paths";

export type Light = "idle" | "ember" | "lit" | "selected" | "previewed" | "not-now";
export type Hand = "mouse" | "finger" | "key";

/** Why something can't be chosen, said at the place where it was tried. */
export interface Refusal {
  at: string;
  text: Text;
  clauses: string[];
}

export interface Habits {
  /** Whether this choice needs a second click. */
  confirms(option: Option, isFinal: boolean): boolean;
  pick(option: Option): void;
  /** Nothing on offer goes on like this: the server knows why. */
  refuse(at: string, touches: string[]): void;
}

type Step = { to: string; steps: "next" | "first" | "back" } | { to: string; steps: "goal"; options: Option[] } | null;

/** An option touches things in order. This remembers what was touched so far and says what may follow. */
export class Choosing {
  options = $state.raw<Option[]>([]);
  index = $state.raw(new Index({ regions: [], pieces: [], status: [] }));
  touched = $state.raw<string[]>([]);
  preview = $state.raw<Option | null>(null);
  /** A choice that the next touch makes. */
  armed = $state.raw<Option | null>(null);
  menu = $state.raw<{ at: string; options: Option[] } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The keys of the options that can't be taken back, as far as they are known yet. */
  finals = $state.raw<ReadonlySet<string>>(new Set());
  /** What is sure to happen after the other options, as far as it is known yet. */
  foreseen = $state.raw<Record<string, Text[]>>({});
  /** What the game says of options before one is chosen: what they do, waste or risk. */
  outlook = $state.raw<Record<string, Text[]>>({});
  /** The best choices, the best first, once somebody asked for a hint. */
  hints = $state.raw<Hint[]>([]);
  /** A choice is on its way to the server: nothing can be chosen until it answers. */
  waiting = $state(false);

  readonly next = $derived(nextSteps(this.options, this.touched));
  readonly first = $derived(nextSteps(this.options, []));
  readonly left = $derived(following(this.options, this.touched));
  private readonly oneSort = $derived(this.sorts() <= 1);
  /** Where only one figure can act, its goals can be touched at once: nobody else could be meant. */
  readonly goals = $derived(this.goalsOfTheOnlyFigure());

  constructor(private readonly habits: Habits) {}

  /** A new question, or none. What was touched is kept if it still leads somewhere. */
  ask(options: Option[], index: Index): void {
    this.index = index;
    this.options = options;
    this.waiting = false;
    this.finals = new Set();
    this.foreseen = {};
    this.outlook = {};
    this.hints = [];
    this.preview = this.armed = this.menu = this.refusal = null;
    if (this.answered || following(options, this.touched).length === 0) this.touched = [];
    this.answered = false;
  }

  isFinal(option: Option): boolean {
    return this.finals.has(option.key);
  }

  /** Which places a hint gives to these options: 1 for the best. */
  ranks(options: Option[]): number[] {
    const keys = options.map((option) => option.key);
    return this.hints.flatMap((hint, i) => (keys.includes(hint.key) ? [i + 1] : []));
  }

  /** The ranks of those options that go on with this thing, or that it is the last thing of. */
  hinted(id: string): number[] {
    if (!this.hints.length || this.waiting) return [];
    return this.ranks([...(this.next.get(id) ?? []), ...this.left.filter((option) => (option.touches ?? []).at(-1) === id)]);
  }

  light(id: string): Light {
    if (this.refusal?.at === id) return "not-now";
    if (this.waiting) return this.touched.includes(id) ? "selected" : "idle";
    if (this.preview && (this.preview.touches ?? []).at(-1) === id) return "previewed";
    if (this.touched.includes(id)) return "selected";
    const like = this.offered(id);
    if (this.touched.length === 0) return this.next.has(like) ? (this.oneSort ? "lit" : "ember") : this.goals.has(id) ? "ember" : "idle";
    return this.next.has(like) ? "lit" : this.first.has(like) ? "ember" : "idle";
  }

  /** Of equal things one is offered, and stands for all of them. */
  offered(id: string): string {
    if (this.next.has(id) || this.first.has(id) || this.touched.includes(id)) return id;
    const copies = this.index.copies(id);
    return copies.find((copy) => this.next.has(copy)) ?? copies.find((copy) => this.first.has(copy)) ?? id;
  }

  /** The copy that is pointed at takes the place of the one that was offered: what is shown, is shown there. */
  private swapIn(id: string): void {
    const other = this.offered(id);
    if (other === id) return;
    if (this.touched.includes(other)) this.touched = this.touched.slice(0, this.touched.indexOf(other));
    this.options = swapped(this.options, id, other);
  }

  /** The choice that a thing would complete, if a touch on it leaves only one. */
  wouldPlay(id: string): Option | null {
    const step = this.resolve(this.offered(id));
    if (step?.steps === "goal") return this.goals.has(step.to) && step.options.length === 1 ? step.options[0]! : null;
    if (!step || step.steps === "back") return null;
    const touched = step.steps === "next" ? [...this.touched, step.to] : [step.to];
    const [only, ...others] = following(this.options, touched);
    return only && !others.length && (only.touches ?? []).length === touched.length ? only : null;
  }

  hover(id: string | null): void {
    if (this.menu || this.waiting) return;
    if (id !== null && !this.touched.includes(this.offered(id))) this.swapIn(id);
    this.preview = id === null ? null : this.wouldPlay(id);
    if (this.preview !== this.armed) this.armed = null;
  }

  touch(id: string, hand: Hand): void {
    if (this.waiting) return;
    this.menu = this.refusal = null;
    this.swapIn(id);
    const option = this.wouldPlay(id);
    if (option) {
      this.settle(option, hand);
      return;
    }
    const step = this.resolve(id);
    if (step === null) this.refuse(id);
    else if (step.steps === "back") this.back();
    else if (step.steps === "goal") this.menu = { at: step.to, options: step.options };
    else this.select(step.to, step.steps === "next" ? [...this.touched, step.to] : [step.to]);
  }

  /** Goes on to a step of the list, as a touch would. */
  take(touched: string[]): void {
    const last = touched.at(-1);
    if (last !== undefined) this.select(last, touched);
  }

  pick(option: Option): void {
    if (this.waiting) return;
    this.touched = [...(option.touches ?? [])];
    this.waiting = this.answered = true;
    this.preview = this.armed = this.menu = this.refusal = null;
    this.habits.pick(option);
  }

  /** Puts back what was touched last. False if there was nothing to put back. */
  back(): boolean {
    const something = !!(this.menu || this.refusal || this.preview || this.touched.length);
    if (!this.menu && !this.refusal) this.touched = this.touched.slice(0, -1);
    this.preview = this.armed = this.menu = this.refusal = null;
    return something;
  }

  /** A finger, or somebody who wants to be asked, sees a choice before it is made. */
  settle(option: Option, hand: Hand): void {
    if (this.waiting) return;
    const asks = hand === "finger" || this.habits.confirms(option, this.isFinal(option));
    if (asks && this.armed !== option) {
      this.armed = this.preview = option;
    } else {
      this.pick(option);
    }
  }
  private answered = false;

  private select(id: string, touched: string[]): void {
    if (this.touched.at(-1) === id && this.touched.length === touched.length) {
      this.back();
      return;
    }
    this.touched = touched;
    this.armed = this.preview = null;
    const done = completed(this.options, touched);
    this.menu = done.length ? { at: id, options: done } : null;
  }

  private resolve(id: string): Step {
    const meanings = this.index.meanings(id);
    const put = meanings.find((to) => this.touched.at(-1) === to && !this.next.has(to));
    if (put !== undefined) return { to: put, steps: "back" };
    const next = meanings.find((to) => this.next.has(to));
    if (next !== undefined) return { to: next, steps: "next" };
    const first = meanings.find((to) => this.first.has(to));
    if (first !== undefined) return { to: first, steps: "first" };
    for (const to of this.touched.length ? [] : meanings) {
      const options = endingOn(this.options, to);
      if (options.length) return { to, steps: "goal", options };
    }
    return null;
  }

  private goalsOfTheOnlyFigure(): ReadonlySet<string> {
    const figures = [...this.first.keys()].filter((id) => this.index.pieces.get(id)?.kind === "meeple");
    const options = figures.length === 1 ? this.first.get(figures[0]!)! : [];
    return new Set(options.filter((option) => (option.touches ?? []).length === 2).map((option) => option.touches!.at(-1)!));
  }

  private refuse(id: string): void {
    const piece = this.index.pieces.get(id);
    const lies = piece && piece.kind !== "meeple" && this.index.places.has(piece.at);
    const at = lies ? piece.at : (this.index.figureOf(id) ?? id);
    this.habits.refuse(at, [...this.touched, id]);
  }

  private sortOf(id: string): string {
    return `${this.index.pieces.get(id)?.kind ?? "place"} ${this.index.region(id)?.kind}`;
  }

  /** How many sorts of things a choice can begin with; a plate to press is no sort of its own. */
  private sorts(): number {
    const sorts = new Set<string>();
    for (const id of this.first.keys()) {
      const region = this.index.region(id);
      if (region && isPlate(region, this.index)) continue;
      sorts.add(this.sortOf(id));
    }
    return sorts.size;
  }
}
