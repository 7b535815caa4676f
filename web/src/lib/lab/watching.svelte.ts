/** A report that is being made, looked at until it is ready. Who stops looking lets the server stop. */
import { Failure } from "../rest";
import { reportStands, type Report } from "./reports";

const AGAIN = 2000;

export class Watching {
  report = $state.raw<Report | null>(null);
  trouble = $state<unknown>(null);
  private readonly end = new AbortController();

  constructor(readonly id: string) {
    void this.look();
  }

  get open(): boolean {
    return this.report === null || this.report.state === "waiting" || this.report.state === "playing";
  }

  close(): void {
    this.end.abort();
  }

  /** Each answer comes when there is news: a page in the background learns of it, too. */
  private async look(): Promise<void> {
    while (this.open && !this.end.signal.aborted) {
      try {
        this.report = await reportStands(this.id, this.report?.moment ?? -1, this.end.signal);
        this.trouble = null;
      } catch (error) {
        if (this.end.signal.aborted) return;
        this.trouble = error;
        if (!(error instanceof Failure) || error.code !== "no-answer") return;
        await new Promise((wake) => setTimeout(wake, AGAIN));
      }
    }
  }
}
