/** Hints and odds, for those who play with friends, with bots or alone. Somebody has to ask for them. */
import type { OddsTold } from "../lib/protocol";
import { t } from "../lib/words.svelte";
import type { TableModel } from "./table.svelte";

export class Advice {
  /** A hint is on its way. */
  thinking = $state(false);
  told = $state.raw<OddsTold | null>(null);
  private watching = false;

  constructor(private readonly table: TableModel) {}

  /** Whether nobody plays against another person: seats that are open or kept warm are people's, too. */
  get possible(): boolean {
    const people = this.table.seats.filter((seat) => seat.state !== "bot" || seat.keeps);
    return this.table.mine.length > 0 && new Set(people.map((seat) => seat.team)).size <= 1;
  }

  get canAsk(): boolean {
    return this.possible && !!this.table.decision && this.table.live && !this.thinking;
  }

  /** The best options of the present question are marked when the server has found them. */
  async ask(): Promise<void> {
    const { table } = this;
    if (table.mine.length && !this.possible) table.notice = t("hint-opposed");
    if (!this.canAsk || table.facing === null || !table.update || table.choosing.waiting) return;
    const { number } = table.update;
    this.thinking = true;
    const reply = await table.line.send({ type: "hint", seat: table.facing, number });
    this.thinking = false;
    if (reply.type === "hint" && table.update?.number === reply.number && reply.seat === table.facing) table.choosing.hints = reply.hints;
    else if (reply.type === "refused" && reply.code !== "stale") table.complain(reply);
  }

  /** False if there was none. */
  forget(): boolean {
    const some = this.table.choosing.hints.length > 0;
    this.table.choosing.hints = [];
    return some;
  }

  hear(odds: OddsTold): void {
    if (this.watching) this.told = odds;
  }

  /** To be called whenever the wish or the table has changed. */
  watch(on: boolean): void {
    if (on !== this.watching && this.table.line.state === "live") void this.table.line.send({ type: "odds", on });
    this.watching = on;
    if (!on) this.told = null;
  }
}
