/**
 * The line to a table: says hello, asks for what was missed, comes back after a break, and is honest
 * about its state. What it holds is what the server last said.
 */
import { follow } from "./follow";
import type { Finals, FromServer, Refused, Reply, Request, Update, UpdateTold } from "./protocol";

export type LineState = "connecting" | "live" | "reconnecting" | "offline";
/** What a table hears besides updates: in the order in which the server sent it. */
export type News = Exclude<FromServer, Reply | UpdateTold | { type: "pong" }> | Update;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** After this many milliseconds without a line, "reconnecting" would be a promise too many. */
const GIVE_UP_HOPE = 60_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

export class Connection {
  state = $state<LineState>("connecting");
  update = $state.raw<Update | null>(null);
  /** What can't be taken back after the update, and what is foreseen; null until the server has worked it out. */
  finals = $state.raw<Finals | null>(null);
  /** Why the server would not have us at this table. */
  refusal = $state.raw<Refused | null>(null);
  /** Since when nothing has come, in milliseconds; null while the line is live. */
  lostAt = $state<number | null>(null);
  /** When the next attempt will be made. */
  retryAt = $state<number | null>(null);

  private socket: WebSocket | null = null;
  private closed = false;
  private failures = 0;
  private request = 0;
  private heardAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private readonly listeners = new Set<(news: News) => void>();
  private readonly wake = () => this.retryNow();

  constructor(
    readonly table: string,
    private keys: string[],
  ) {
    addEventListener("online", this.wake);
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
    this.open();
  }

  /** Hears what the server tells; call the answer to stop. */
  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Sends a request; the reply never fails: a broken line is a refusal with the code `no-answer`. */
  send(message: Request): Promise<Reply> {
    const request = ++this.request;
    if (this.state !== "live" || !this.socket) return Promise.resolve(unanswered(request));
    this.socket.send(JSON.stringify({ ...message, request }));
    return new Promise((resolve) => this.waiting.set(request, resolve));
  }

  /** Says hello again with other keys, after a seat was taken or left. */
  sit(keys: string[]): void {
    this.keys = keys;
    this.update = null;
    this.hangUp();
    this.open();
  }

  retryNow(): void {
    if (this.closed || this.state === "live" || this.state === "connecting") return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    this.hangUp();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.retryAt = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    socket.onopen = () => this.say({ type: "hello", keys: this.keys, since: this.update?.number ?? 0, changes: true });
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === "pong") return;
    if (message.type === "done" || message.type === "refused" || message.type === "past" || message.type === "hint") return this.resolve(message);
    if (message.type === "update") return this.follow(message);
    if (message.type === "finals" && message.number === this.update?.number) this.finals = message;
    if (message.type === "gone") this.closed = true;
    this.tell(message);
  }

  private tell(news: News): void {
    for (const listener of this.listeners) listener(news);
  }

  /** What builds on something else than we have would show a wrong table: a new line begins with a whole view. */
  private follow(told: UpdateTold): void {
    const update = follow(this.update, told);
    if (!update) {
      this.hangUp();
      return this.lost();
    }
    this.take(update);
    this.tell(update);
  }

  private take(update: Update): void {
    if (update.number !== this.update?.number) this.finals = null;
    this.update = update;
    this.state = "live";
    this.lostAt = null;
    this.failures = 0;
  }

  private resolve(reply: Reply): void {
    if (reply.type === "refused" && !this.waiting.has(reply.request)) this.refusal = reply;
    const number = reply.request ?? -1;
    this.waiting.get(number)?.(reply);
    this.waiting.delete(number);
  }

  private lost(code = 0): void {
    this.socket = null;
    // 1008: refused. The last message said why, and asking again would not change it.
    if (code === 1008) this.closed = true;
    for (const [request, resolve] of this.waiting) resolve(unanswered(request));
    this.waiting.clear();
    if (this.closed) {
      this.state = "offline";
      return;
    }
    this.lostAt ??= Date.now();
    this.state = navigator.onLine && Date.now() - this.lostAt < GIVE_UP_HOPE ? "reconnecting" : "offline";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++) * (0.75 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** A line can be dead without having been closed: silence ends it. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > SILENCE) {
      this.hangUp();
      this.lost();
    } else this.say({ type: "ping" });
  }

  private say(message: unknown): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

function unanswered(request: number): Refused {
  return { type: "refused", request, code: "no-answer" };
}
