import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "./protocol";
import { Connection } from "./socket.svelte";

/** A line that ends in this test instead of at a server. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const update = (number: number) => ({ type: "update", number, seats: [], asked: [], views: {}, over: null, undo: { can: {}, redo: [], asking: null } }) as unknown as Update;
const latest = () => FakeSocket.all.at(-1)!;
let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  line = new Connection("t4ble", ["key"]);
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function live(number = 7) {
  latest().open();
  latest().tell(update(number));
}

test("it says hello with the keys and is live with the first update", () => {
  expect(line.state).toBe("connecting");
  latest().open();
  expect(latest().address).toBe("ws://lanthorn.test/api/tables/t4ble/socket");
  expect(latest().sent).toEqual([{ type: "hello", keys: ["key"], since: 0, changes: true }]);
  expect(line.state).toBe("connecting");
  latest().tell(update(7));
  expect([line.state, line.update?.number]).toEqual(["live", 7]);
});

test("after a break it comes back and asks for what it missed", () => {
  live(7);
  latest().breaks();
  expect(line.state).toBe("reconnecting");
  expect(line.lostAt).not.toBeNull();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ type: "hello", since: 7 });
  latest().tell(update(9));
  expect([line.state, line.lostAt]).toEqual(["live", null]);
});

test("a change that does not fit what it has makes it come back for the whole", () => {
  live(7);
  latest().tell({ ...update(9), views: { "0": { since: 8, scene: {}, decision: null } } });
  expect([line.state, line.update?.number]).toEqual(["reconnecting", 7]);
  vi.advanceTimersByTime(1000);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ type: "hello", since: 7 });
  latest().tell(update(9));
  expect([line.state, line.update?.number]).toEqual(["live", 9]);
});

test("it waits longer after each failure, at most about 15 seconds", () => {
  live();
  const waits: number[] = [];
  for (let i = 0; i < 12; i++) {
    latest().breaks();
    waits.push(line.retryAt! - Date.now());
    vi.advanceTimersByTime(waits.at(-1)! + 1);
  }
  expect(waits[0]).toBeLessThanOrEqual(625);
  expect(waits[3]).toBeGreaterThan(waits[0]!);
  expect(Math.max(...waits)).toBeLessThanOrEqual(18_750);
  expect(line.state).toBe("offline");
});

test("who does not want to wait, or comes online again, tries at once", () => {
  live();
  latest().breaks();
  line.retryNow();
  expect(FakeSocket.all).toHaveLength(2);
  latest().breaks();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(3);
});

test("every request gets its own reply, and a broken line is one, too", async () => {
  live();
  const [one, other] = [line.send({ type: "look", number: 1 }), line.send({ type: "look", number: 2 })];
  const [first, second] = latest().sent.slice(1) as { request: number }[];
  latest().tell({ type: "done", request: second!.request, number: 8 });
  expect(await other).toMatchObject({ type: "done", number: 8 });
  latest().breaks();
  expect(await one).toMatchObject({ type: "refused", request: first!.request, code: "no-answer" });
  expect(await line.send({ type: "look", number: 3 })).toMatchObject({ code: "no-answer" });
});

test("who is refused does not ask again", () => {
  latest().open();
  latest().tell({ type: "refused", request: null, code: "not-yours" });
  latest().breaks(1008);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect([line.state, line.refusal?.code]).toEqual(["offline", "not-yours"]);
});

test("a line that is silent too long is dead", () => {
  live();
  vi.advanceTimersByTime(20_000);
  expect(latest().sent.at(-1)).toEqual({ type: "ping" });
  vi.advanceTimersByTime(40_000);
  expect(line.state).not.toBe("live");
});

test("what can't be taken back is known for one update only", () => {
  live(7);
  latest().tell({ type: "finals", number: 7, finals: { "0": ["end"] }, foreseen: {} });
  expect(line.finals?.finals).toEqual({ "0": ["end"] });
  latest().tell({ type: "finals", number: 6, finals: {}, foreseen: {} });
  expect(line.finals?.number).toBe(7);
  latest().tell(update(8));
  expect(line.finals).toBeNull();
});

test("listeners hear the news in order, until they stop", () => {
  const heard: string[] = [];
  const stop = line.listen((news) => heard.push(news.type));
  live();
  latest().tell({ type: "pong" });
  latest().tell({ type: "presence", seats: [] });
  stop();
  latest().tell({ type: "presence", seats: [] });
  expect(heard).toEqual(["update", "presence"]);
});
