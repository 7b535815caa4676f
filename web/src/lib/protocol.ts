/** What travels between server and page (docs/protocol.md). */
import type { Scene } from "./scene";

export type * from "./scene";

export type Arg = string | number;

/** A message of a Fluent file and what fills its gaps. */
export interface Text {
  id: string;
  args?: Record<string, Arg>;
}

// ---- decisions, events, the end --------------------------------------------------------------

export interface Option {
  key: string;
  label: Text;
  /** Scene ids in the order in which a player points at them. */
  touches?: string[];
  clauses?: string[];
}
export interface Decision {
  kind: string;
  prompt: Text;
  options: Option[];
}
export interface View {
  scene: Scene;
  decision: Decision | null;
}
/** One thing that happened; `number` is the update that brought it. */
export interface GameEvent {
  number: number;
  /** Whose it is: the seat that the game names, or whose answer it followed; null before the first. */
  seat: number | null;
  name: string;
  text: Text;
  clauses?: string[];
}
export interface Outcome {
  winners: number[];
  reason: Text;
  clauses?: string[];
}

// ---- games, tables, seats --------------------------------------------------------------------

export type Choice = string | boolean;
export type TableSettings = Record<string, Choice>;

export interface Setting {
  name: string;
  title: Text;
  about: Text | null;
  default: Choice;
  /** Empty: yes or no. */
  values: string[];
  house_rule: boolean;
  /** Another setting, and the values of it with which this one matters. */
  given: [string, Choice[]] | null;
}
export interface GameInfo {
  id: string;
  title: Text;
  about: Text | null;
  minutes: Text | null;
  /** The numbers of seats there can be. */
  players: number[];
  settings: Setting[];
  bots: string[];
  usual_bot: string;
  packs: unknown[];
  /** The setting whose values are the chapters of a campaign, if there is one. */
  chapters: string | null;
}
export interface GameSeat {
  name: string;
  title: Text;
  team: number;
}
export interface Clause {
  id: string;
  en: string;
  fr: string;
}
export interface Section extends Clause {
  clause: Clause[];
}
export type Locale = Record<string, string>;

export type SeatState = "taken" | "open" | "bot";
export interface TableSeat {
  seat: number;
  name: string;
  title: Text;
  team: number;
  state: SeatState;
  /** Who sits there. */
  who: string;
  /** The bot that plays, if one does. */
  bot: string;
  /** The bot stands in for somebody who may come back. */
  keeps: boolean;
  /** Its holder is connected. */
  here: boolean;
  /** This client holds its key. */
  yours: boolean;
}
/** A table with open seats that anybody may take. */
export interface ListedTable {
  table: string;
  game: string;
  name: string;
  settings: TableSettings;
  seats: TableSeat[];
}
export interface TableSummary extends ListedTable {
  number: number;
  /** The seats whose decision the table waits for. */
  asked: number[];
  over: Outcome | null;
  listed: boolean;
  /** The table at which the same people go on. */
  rematch: string | null;
  /** What the tables of one campaign share. */
  campaign: string | null;
  /** The seats which the invitation that was shown opens. */
  invited: number[];
}
export interface SeatWish {
  who: "me" | "open" | "bot";
  bot?: string;
  name?: string;
}
export interface NewTable {
  game: string;
  settings: TableSettings;
  seats: SeatWish[];
  name: string;
  listed: boolean;
  campaign?: boolean;
  seed?: number;
}
/** Of chapters ahead nothing is told until somebody asks. */
export interface Chapter {
  chapter: string;
  title: Text;
  standing: "won" | "lost" | "next" | "ahead";
  table: string | null;
}
/** A chapter that was played to its end; its table has the replay. */
export interface Episode {
  table: string;
  chapter: string;
  title: Text;
  result: "won" | "lost";
  reason: Text;
}
export interface Campaign {
  campaign: string;
  game: string;
  name: string;
  chapters: Chapter[];
  episodes: Episode[];
  /** What the players have now. */
  carried: Text[];
  /** The chapter to play now; null if all are won. */
  next: string | null;
  /** The newest table, and the chapter that is being played there. */
  table: string;
  playing: string | null;
  /** Settings that may be others in the next chapter, as they are now. */
  free: TableSettings;
}
/** For each seat a key if it is mine, an invitation if it is open, else null. */
export interface OpenedTable {
  table: string;
  keys: (string | null)[];
  invitations: (string | null)[];
}
export interface Frame {
  number: number;
  answer: { seat: number; key: string; label: Text } | null;
  scene: Scene;
  events: GameEvent[];
}
export interface Replay {
  game: string;
  settings: TableSettings;
  seats: GameSeat[];
  words: Locale;
  frames: Frame[];
  over: Outcome | null;
  /** Corrected rules no longer accept some old answers. */
  report: Text | null;
}

export type Code =
  | "stale"
  | "not-asked"
  | "not-offered"
  | "not-yours"
  | "unknown-table"
  | "unknown-game"
  | "bad-request"
  | "too-large"
  | "too-many"
  | "not-open"
  | "over"
  | "undo-refused"
  | "bad-save"
  | "bad-pack"
  | "why"
  | "no-advice"
  | "not-found"
  | "mistake"
  /** Of the page's own: no word from the server. */
  | "no-answer";

// ---- advice ----------------------------------------------------------------------------------

/** A chance to win; nine times in ten it lies between `low` and `high`. */
export interface Odds {
  chance: number;
  low: number;
  high: number;
}
export interface Hint {
  key: string;
  odds: Odds;
  share: number;
}
/** One answer of a finished game; `number` answers came before it. */
export interface Moment {
  number: number;
  seat: number;
  team: number;
  key: string;
  best: string;
  odds: Odds;
  /** The chance at the team's next answer, or the result. */
  after: number;
  skill: number;
  luck: number;
  others: number;
}
export interface Total {
  seat: number;
  skill: number;
  luck: number;
  others: number;
}
/** The last part has the turning points, by number, and the totals. */
export interface ReviewPart {
  done: number;
  steps: number;
  moments: Moment[];
  turning: number[] | null;
  totals: Total[] | null;
}

// ---- the socket ------------------------------------------------------------------------------

/** The consent that is being asked for; `votes` has the seats that are asked, with what they said so far. */
export interface Asking {
  what: "undo" | "nothing";
  by: number;
  to: number;
  votes: Record<string, boolean | null>;
}
export interface Undo {
  /** For each of my seats that has something to take back: at once, or with the others' consent. */
  can: Record<string, "free" | "ask">;
  /** The seats that may bring back what they just took back. */
  redo: number[];
  asking: Asking | null;
}
export interface Update {
  type: "update";
  number: number;
  seats: TableSeat[];
  asked: number[];
  /** By seat, or `watch` for a spectator. */
  views: Record<string, View>;
  over: Outcome | null;
  undo: Undo;
  /** Corrected rules no longer accept some old answers. */
  report: Text | null;
}
/** A list: what is new in it, and the two ends of each part of the old one that stays. */
export type Told<T> = (T | [number, number])[];
type Lists<T, Names extends keyof T> = Omit<T, Names> & { [Name in Names]: Told<NonNullable<T[Name]> extends (infer One)[] ? One : never> };
/** A view, whole or as what changed since the update with this number. */
export interface ViewTold {
  since?: number;
  scene: Partial<Lists<Scene, "regions" | "pieces">>;
  decision: Lists<Decision, "options"> | null;
}
/** An update as it comes over the line. */
export type UpdateTold = Omit<Update, "views"> & { views: Record<string, ViewTold> };
export interface Events {
  type: "events";
  from: number;
  to: number;
  /** Events with a number above this that the client has from before were taken back. */
  kept: number;
  events: Record<string, GameEvent[]>;
}
/** Which options of an update can't be taken back, and what is sure to happen after the others; comes a moment after it. */
export interface Finals {
  type: "finals";
  number: number;
  finals: Record<string, string[]>;
  foreseen: Record<string, Record<string, Text[]>>;
  /** What the game says of options beforehand: what they do, waste or risk. */
  outlook?: Record<string, Record<string, Text[]>>;
}
export interface Refused {
  type: "refused";
  request: number;
  code: Code;
  text?: Text;
  clauses?: string[];
}
export interface Done {
  type: "done";
  request: number;
  number: number;
  /** An undo for which the others are asked first. */
  asked?: boolean;
}
export interface Ask extends Asking {
  type: "ask";
  /** With "nothing": the seat that said no. */
  said?: number;
}
export interface Chat {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}
export interface Rematch {
  type: "rematch";
  table: string;
}
export interface Presence {
  type: "presence";
  seats: TableSeat[];
}
export interface Gone {
  type: "gone";
}
export interface Past {
  type: "past";
  request?: number;
  number: number;
  views: Record<string, View>;
}
export interface Hints {
  type: "hint";
  request: number;
  number: number;
  seat: number;
  hints: Hint[];
}
/** The chance of my team, told each time one of my seats is asked. */
export interface OddsTold {
  type: "odds";
  number: number;
  team: number;
  odds: Odds;
  games: number;
}
export interface Pong {
  type: "pong";
}
export type FromServer =
  | UpdateTold
  | Events
  | Finals
  | Refused
  | Done
  | Ask
  | Chat
  | Rematch
  | Presence
  | Gone
  | Past
  | Hints
  | OddsTold
  | Pong;

/** What a client sends, without its request number: the connection counts. */
export type Request =
  | { type: "answer"; seat: number; number: number; key: string }
  | { type: "why"; seat: number; key?: string; touches?: string[] }
  | { type: "undo"; seat: number; number: number }
  | { type: "redo"; seat: number; number: number }
  | { type: "vote"; seat: number; yes: boolean }
  | { type: "look"; number: number }
  | { type: "hint"; seat: number; number: number }
  | { type: "odds"; on: boolean }
  | { type: "chat"; seat: number; text: string };

export type Reply = Done | Refused | Past | Hints;
