/** Where we are in a replay, and whether it plays by itself. */
import type { Frame, Replay } from "../protocol";

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
const WAIT: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 450 };

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>("normal");

  replay: Replay;

  constructor(replay: Replay) {
    this.replay = $state.raw(replay);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): Frame | undefined {
    return this.replay.frames[this.at];
  }

  /** How many answers were given up to this moment; a game that was gone on with begins above 0. */
  get number(): number {
    return this.frame?.number ?? 0;
  }

  goTo(number: number): void {
    this.go(number - (this.replay.frames[0]?.number ?? 0));
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.at === this.last) this.playing = false;
  }

  /** From the end, playing begins anew. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  /** Goes on by itself while it plays; to be called inside an effect, which stops it. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => this.go(this.at + 1), WAIT[this.speed]);
    return () => clearInterval(timer);
  }

  /** Whether the key was one of ours. */
  key(key: string): boolean {
    if (key === "ArrowRight") this.go(this.at + 1);
    else if (key === "ArrowLeft") this.go(this.at - 1);
    else if (key === "Home") this.go(0);
    else if (key === "End") this.go(this.last);
    else if (key === " ") this.toggle();
    else return false;
    return true;
  }
}
