/** A table as this browser knows it: the line to it, the seat that looks, the log, and what is being chosen. */
import type { Ask, Asking, Chat, Events, GameEvent, Option, Past, Refused, Reply, Scene, TableSeat, Text, Update, View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { Connection, News } from "../lib/socket.svelte";
import { t, words } from "../lib/words.svelte";
import { Choosing } from "../choosing/choosing.svelte";
import { changes, type Change } from "../scene/changes";
import { Index } from "../scene/model";
import { Advice } from "./advice.svelte";
import { ByItself } from "./byItself.svelte";
import { doers, happenings, opens, type Tone } from "./happenings";

/** So many lines of the log are shown. */
const RECENT = 200;

interface LastChoice {
  scene: Scene;
  touches: string[];
}

export class TableModel {
  readonly choosing: Choosing;
  readonly byItself = new ByItself(this);
  readonly advice = new Advice(this);
  /** The whole present state, as the server last told it. */
  get update(): Update | null {
    return this.line.update;
  }
  /** The seat that the screen faces; null for spectators. */
  facing = $state<number | null>(null);
  /** The seat that the screen has to be handed to before it may see anything. */
  handOver = $state<number | null>(null);
  log = $state.raw<Record<string, GameEvent[]>>({});
  chat = $state.raw<Chat[]>([]);
  past = $state.raw<Past | null>(null);
  rematch = $state<string | null>(null);
  gone = $state(false);
  /** What went otherwise than hoped, in words. */
  notice = $state.raw<string | null>(null);
  /** A clause somebody wants to read. */
  clause = $state.raw<{ id: string } | null>(null);
  /** The number of the update before the last. */
  private before = $state(0);
  private present = $state.raw<TableSeat[] | null>(null);
  private asked = $state.raw<Asking | null>(null);
  private last = $state.raw<Record<string, LastChoice>>({});

  readonly mine = $derived(seatsIn(this.update));
  readonly eye = $derived(this.facing === null ? "watch" : String(this.facing));
  readonly view = $derived<View | null>((this.past ?? this.update)?.views[this.eye] ?? null);
  readonly live = $derived.by(
    () => this.line.state === "live" && !this.past && this.handOver === null && !this.update?.over,
  );
  readonly seats = $derived(this.present ?? this.update?.seats ?? []);
  readonly asking = $derived(this.asked ?? this.update?.undo.asking ?? null);
  /** A bot plays my seat until I take it back. */
  readonly standIn = $derived(this.seats.some((seat) => seat.seat === this.facing && seat.state === "bot"));
  readonly decision = $derived(this.past || this.standIn ? null : (this.view?.decision ?? null));
  readonly events = $derived(this.log[this.eye] ?? []);
  /** The last events, with what they mean to the seat that looks. */
  readonly told = $derived.by(() => happenings(this.events.slice(-RECENT), this.facing, this.choosing.index, toneOf));
  /** What happened on the way to the present scene. */
  readonly fresh = $derived(this.past ? [] : this.events.filter((event) => event.number > this.before));
  /** Whether the seat that looks did all of it: others' doings are shown more quickly. */
  readonly ownDoing = $derived(doers(this.fresh).every((seat) => seat !== null && seat === this.facing));
  readonly changed = $derived<Map<string, Change>>(this.sinceMyChoice());
  readonly origins = $derived(this.whereNewThingsCameFrom());

  constructor(readonly line: Connection) {
    this.choosing = new Choosing({
      confirms: (_, isFinal) => settings.confirm === "always" || (settings.confirm === "final" && isFinal),
      pick: (option) => void this.answer(option),
      refuse: (at, touches) => void this.why(at, touches),
    });
    line.listen((news) => this.hear(news));
  }

  /** Which question this is and how far its answer has come; nothing while the server has not answered. */
  get moment(): string | undefined {
    const { waiting, touched, armed, menu } = this.choosing;
    return waiting ? undefined : [this.update?.number, ...touched, armed?.key, menu?.at].join(" ");
  }

  close(): void {
    this.byItself.forget();
    this.line.close();
  }

  /** The new question, put to the seat that the screen faces. To be called when the table has changed. */
  ask(): void {
    const view = this.view;
    if (view) this.choosing.ask(this.live ? (this.decision?.options ?? []) : [], new Index(view.scene));
    this.foresee();
  }

  face(seat: number): void {
    this.facing = seat;
    this.handOver = null;
    this.past = null;
    this.ask();
  }

  // ---- what the server tells

  private hear(news: News): void {
    if (news.type === "events") this.take(news);
    else if (news.type === "update") this.arrive(news);
    else if (news.type === "chat") this.chat = [...this.chat.filter((line) => line.number !== news.number), news];
    else if (news.type === "presence") this.present = news.seats;
    else if (news.type === "rematch") this.rematch = news.table;
    else if (news.type === "ask") this.consent(news);
    else if (news.type === "finals") this.foresee();
    else if (news.type === "odds") this.advice.hear(news);
    else if (news.type === "gone") this.gone = true;
  }

  /** Somebody asks to take something back, or somebody has said no to it. */
  private consent(asking: Ask): void {
    this.asked = asking.what === "nothing" ? null : asking;
    const denier = this.seats.find((seat) => seat.seat === asking.said);
    if (denier && !denier.yours) this.notice = t("notice-undo-denied", { name: denier.who || words.say(denier.title) });
  }

  /** What the seat that looks may know beforehand; it may have come while another seat looked. */
  private foresee(): void {
    this.choosing.finals = new Set(this.line.finals?.finals[this.eye] ?? []);
    this.choosing.foreseen = this.line.finals?.foreseen[this.eye] ?? {};
    this.choosing.outlook = this.line.finals?.outlook?.[this.eye] ?? {};
    this.byItself.consider();
  }

  private take({ from, kept, events }: Events): void {
    this.before = kept < 0 ? Infinity : from;
    if (events[this.eye]?.some((event) => opens(event.name))) this.byItself.newTurn();
    const log: Record<string, GameEvent[]> = {};
    for (const [eye, news] of Object.entries(events)) {
      const known = (this.log[eye] ?? []).filter((event) => (event.number ?? 0) <= kept);
      log[eye] = [...known, ...news];
    }
    this.log = { ...this.log, ...log };
  }

  private arrive(update: Update): void {
    this.present = update.seats;
    this.asked = null;
    this.turnTo(update);
    this.ask();
  }

  /** The screen turns to whoever is asked; if that seat knows other things, it is handed over first. */
  private turnTo(update: Update): void {
    const mine = seatsIn(update);
    if (!mine.length) {
      this.facing = null;
      return;
    }
    const asked = mine.filter((seat) => update.asked.includes(seat));
    if (this.facing === null || !mine.includes(this.facing)) {
      if (mine.length > 1 && differ(update, mine)) {
        this.facing = asked[0] ?? mine[0]!;
        this.handOver = this.facing;
      } else this.facing = asked[0] ?? mine[0]!;
    } else if (asked.length && !asked.includes(this.facing)) {
      if (differ(update, [this.facing, asked[0]!])) this.handOver = asked[0]!;
      else this.facing = asked[0]!;
    } else if (this.handOver !== this.facing) this.handOver = null;
  }

  // ---- what I do

  private async answer(option: Option): Promise<void> {
    const [seat, view, update] = [this.facing, this.view, this.update];
    if (seat === null || !view || !update) return;
    const before = this.last;
    if (view.decision) this.byItself.answered(view.decision, option);
    this.last = { ...this.last, [seat]: { scene: view.scene, touches: option.touches ?? [] } };
    const reply = await this.line.send({ type: "answer", seat, number: update.number, key: option.key });
    if (reply.type !== "refused") return;
    this.last = before;
    this.choosing.waiting = false;
    this.choosing.touched = [];
    if (reply.code === "stale") this.notice = t("notice-stale");
    else this.complain(reply);
  }

  private async why(at: string, touches: string[]): Promise<void> {
    if (this.facing === null || !this.live) return;
    const reply = await this.line.send({ type: "why", seat: this.facing, touches });
    if (reply.type === "refused" && reply.code === "why" && reply.text) {
      this.choosing.refusal = { at, text: reply.text, clauses: reply.clauses ?? [] };
    }
  }

  get undo(): "free" | "ask" | null {
    return this.live && this.facing !== null ? (this.update?.undo.can[String(this.facing)] ?? null) : null;
  }

  get canRedo(): boolean {
    return this.live && this.facing !== null && !!this.update?.undo.redo.length;
  }

  takeBack(): Promise<void> {
    return this.request("undo", this.facing);
  }

  bringBack(): Promise<void> {
    // At one screen another seat may have taken it back.
    return this.request("redo", this.update?.undo.redo[0] ?? null);
  }

  private async request(type: "undo" | "redo", seat: number | null): Promise<void> {
    if (this.facing === null || seat === null || !this.update) return;
    this.byItself.stop();
    this.last = { ...this.last, [this.facing]: { scene: this.view!.scene, touches: [] } };
    this.check(await this.line.send({ type, seat, number: this.update.number }));
  }

  async vote(yes: boolean): Promise<void> {
    const voter = this.voter;
    if (voter !== null) this.check(await this.line.send({ type: "vote", seat: voter, yes }));
  }

  /** Which of my seats still has to say whether the others may take something back. */
  get voter(): number | null {
    const votes = this.asking?.votes ?? {};
    return this.mine.find((seat) => votes[String(seat)] === null) ?? null;
  }

  async speak(text: string): Promise<void> {
    const seat = this.facing ?? this.mine[0];
    if (seat !== undefined && text.trim()) this.check(await this.line.send({ type: "chat", seat, text: text.trim() }));
  }

  /** Shows the table as it was; the present goes on unseen. */
  async look(number: number): Promise<void> {
    const now = this.update?.number ?? 0;
    if (number >= now) return this.lookAway();
    const reply = await this.line.send({ type: "look", number: Math.max(0, number) });
    if (reply.type === "past") {
      this.past = reply;
      this.ask();
    }
  }

  /** One moment back or on. */
  step(by: number): Promise<void> {
    const now = this.update?.number ?? 0;
    return this.look(Math.max(0, (this.past?.number ?? now) + by));
  }

  lookAway(): void {
    this.past = null;
    this.ask();
  }

  /** Opens a clause, also when it was opened before. */
  read(id: string): void {
    this.clause = { id };
  }

  private check(reply: Reply): void {
    if (reply.type === "refused") this.complain(reply);
  }

  complain({ code, text }: Refused): void {
    this.notice = text ? words.say(text) : t(code === "no-answer" ? "notice-no-answer" : "notice-refused");
  }

  // ---- what is new

  private sinceMyChoice(): Map<string, Change> {
    const last = this.last[this.eye];
    return last && this.view && !this.past ? changes(last.scene, this.view.scene, last.touches) : new Map();
  }

  /** What I lay on a place comes from where I took it. */
  private whereNewThingsCameFrom(): Map<string, string> {
    const origins = new Map<string, string>();
    const last = this.last[this.eye];
    const [from, to] = [last?.touches[0], last?.touches.at(-1)];
    if (!from || from === to) return origins;
    for (const piece of this.view?.scene.pieces ?? []) if (piece.at === to) origins.set(piece.id, from);
    return origins;
  }
}

/** How a log line is meant: its short form says so, if it has one. */
function toneOf(text: Text): Tone {
  return words.attribute({ ...text, id: text.id.replace(/^log-/, "chip-") }, "tone") as Tone;
}

function seatsIn(update: Update | null): number[] {
  return Object.keys(update?.views ?? {}).filter((eye) => eye !== "watch").map(Number).sort((a, b) => a - b);
}

/** Whether two of these seats see different things. */
function differ(update: Update, seats: number[]): boolean {
  const scenes = seats.map((seat) => JSON.stringify(update.views[String(seat)]?.scene));
  return scenes.some((scene) => scene !== scenes[0]);
}
