import { afterEach, expect, test, vi } from "vitest";
import type { Moment, ReviewPart } from "../protocol";
import { Review } from "./review.svelte";

const odds = (chance: number) => ({ chance, low: chance, high: chance });
const moment = (number: number, team: number, chance: number): Moment => ({
  number, seat: team, team, key: `k${number}`, best: "", odds: odds(chance), after: 0, skill: 0, luck: 0, others: 0,
});
const part = (done: number, moments: Moment[], rest: Partial<ReviewPart> = {}): ReviewPart => ({
  done, steps: 4, moments, turning: null, totals: null, ...rest,
});

function answering(...chunks: string[]): void {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
}

afterEach(() => vi.unstubAllGlobals());

test("parts come in whatever pieces the line cuts them into", async () => {
  const lines = [part(1, [moment(0, 0, 0.5)]), part(4, [moment(1, 0, 0.7)], { turning: [1], totals: [] })].map((one) => JSON.stringify(one));
  const text = `${lines.join("\n")}\n`;
  answering(text.slice(0, 25), text.slice(25, 190), text.slice(190));
  const review = new Review({ table: "t" });
  await vi.waitFor(() => expect(review.finished).toBe(true));
  expect(review.moments.map((one) => one.number)).toEqual([0, 1]);
  expect(review.turning.map((one) => one.number)).toEqual([1]);
});

test("an error on the way is told", async () => {
  answering(`${JSON.stringify(part(1, []))}\n{"error":{"code":"mistake","message":"no"}}\n`);
  const review = new Review({ table: "t" });
  await vi.waitFor(() => expect(review.trouble).toMatchObject({ code: "mistake" }));
  expect(review.finished).toBe(false);
});

test("the odds of a team at a moment are those of its last answer", () => {
  answering("");
  const review = new Review({ table: "t" });
  review.take(part(2, [moment(4, 0, 0.4), moment(2, 1, 0.6), moment(1, 0, 0.5)]));
  expect(review.at(0, 3)?.chance).toBe(0.5);
  expect(review.at(0, 9)?.chance).toBe(0.4);
  expect(review.at(1, 1)).toBeNull();
});
