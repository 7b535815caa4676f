/** Seats in words. */
import type { TableSeat, TableSummary, Text } from "./protocol";

interface Sayer {
  say(text: Text): string;
}

export function seatTitle(words: Sayer, seat: Pick<TableSeat, "name">): string {
  return words.say({ id: `seat-${seat.name}` });
}

/** The first seat that the table waits for. */
export function waitingFor(summary: TableSummary): TableSeat | undefined {
  return summary.seats.find((seat) => summary.asked.includes(seat.seat));
}
