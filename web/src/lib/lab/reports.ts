/** The calls about reports, as docs/protocol.md tells them. */
import type { TableSettings, Text } from "../protocol";
import { fetchJson } from "../rest";

/** What can be ordered here. */
export interface Offer {
  offered: boolean;
  bots: string[];
  least: number;
  most: number;
}

/** One pack, or two to compare; null is the game as it is. */
export interface Order {
  game: string;
  packs: (string | null)[];
  settings: TableSettings;
  /** Of each variant. */
  games: number;
  bot: string;
  /** Whether a report goes through the settings that are not given. */
  vary: boolean;
  seed?: number;
}

export interface Report {
  report: string;
  state: "waiting" | "playing" | "ready" | "failed";
  /** Another after everything that is new. */
  moment: number;
  order: Order;
  ahead: number;
  done: number;
  games: number;
  seconds_left: number | null;
  files: string[];
  trouble: Text | null;
}

const address = (report: string) => `/api/reports/${encodeURIComponent(report)}`;

let asked: Promise<Offer> | null = null;

/** Asked for once. */
export function offer(): Promise<Offer> {
  asked ??= fetchJson<Offer>("/api/reports");
  asked.catch(() => (asked = null));
  return asked;
}

export const orderReport = (order: Order) => fetchJson<Report>("/api/reports", { method: "POST", body: order });

/** How it stands; with a moment that is known, the server waits a little for news. */
export const reportStands = (report: string, seen: number, signal: AbortSignal) =>
  fetchJson<Report>(`${address(report)}?seen=${seen}`, { signal });

export const stopReport = (report: string) => fetchJson<null>(address(report), { method: "DELETE" });

export const reportFile = (report: string, file: string, language: string, theme = "system") =>
  `${address(report)}/files/${encodeURIComponent(file)}?language=${language}&theme=${theme}`;
