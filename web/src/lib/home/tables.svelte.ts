/** What the server says about the tables of this browser, asked for again and again. */
import { myTables, type MyTable } from "../keys";
import type { Campaign, TableSummary } from "../protocol";
import { tellTurn } from "../notice";
import { campaignOf, Failure, tableSummary } from "../rest";

const EVERY = 15_000;

export interface Standing extends MyTable {
  /** null: not known yet; "gone": the server does not know the table. */
  summary: TableSummary | "gone" | null;
  myTurn: boolean;
  /** The campaign of which this is a chapter. */
  campaign?: Campaign;
}

export class Standings {
  list = $state.raw<Standing[]>(myTables().map((mine) => ({ ...mine, summary: null, myTurn: false })));
  private timer = setInterval(() => void this.refresh(), EVERY);

  constructor() {
    void this.refresh();
  }

  async refresh(): Promise<void> {
    const before = new Map(this.list.map((standing) => [standing.table, standing]));
    const now = await Promise.all(myTables().map((mine) => this.standingOf(mine, before.get(mine.table))));
    now.filter((one) => one.myTurn && before.get(one.table)?.myTurn === false).forEach((one) => tellTurn(one.name, one.table));
    this.list = now.filter((one) => !wentOn(one, now)).sort((one, other) => Number(other.myTurn) - Number(one.myTurn) || other.seen - one.seen);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async standingOf(mine: MyTable, before: Standing | undefined): Promise<Standing> {
    try {
      const summary = await tableSummary(mine.table, ...mine.keys);
      const campaign = summary.campaign ? await campaignOf(mine.table) : undefined;
      return { ...mine, ...(campaign ? { campaign } : {}), summary, myTurn: !summary.over && summary.asked.some((seat) => summary.seats[seat]?.yours) };
    } catch (error) {
      const gone = error instanceof Failure && error.code === "unknown-table";
      return { ...mine, summary: gone ? "gone" : (before?.summary ?? null), myTurn: false };
    }
  }
}

/** A chapter after which the campaign went on at another of my tables: that one stands for all. */
function wentOn(one: Standing, all: Standing[]): boolean {
  return !!one.campaign && one.campaign.table !== one.table && all.some((other) => other.table === one.campaign?.table);
}
