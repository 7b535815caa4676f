/** A table that is being set up. */
import type { Choice, GameInfo, GameSeat, NewTable, SeatWish, Setting, TableSettings } from "../protocol";
import { gameSeats } from "../rest";
import { settings } from "../settings.svelte";

/** Whether a setting makes a difference beside what else is chosen. */
export const matters = ({ given }: Setting, chosen: TableSettings): boolean => given === null || given[1].includes(chosen[given[0]]!);

export type Who = SeatWish["who"];

export interface Place {
  title: string;
  who: Who;
  bot: string;
  name: string;
}

export class Draft {
  chosen = $state<TableSettings>({});
  places = $state<Place[]>([]);
  name = $state("");
  listed = $state(false);
  /** Whether other chapters shall follow. */
  campaign = $state(true);

  /** An answer that a later question has overtaken is not wanted any more. */
  private questions = 0;

  constructor(readonly game: GameInfo) {
    this.chosen = Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
  }

  /** What is played: those with words to choose from, such as the mode. */
  get modes(): Setting[] {
    return this.game.settings.filter((setting) => !setting.house_rule && setting.values.length && this.matters(setting));
  }

  get expansions(): Setting[] {
    return this.game.settings.filter((setting) => !setting.house_rule && !setting.values.length && this.matters(setting));
  }

  get houseRules(): Setting[] {
    return this.game.settings.filter((setting) => setting.house_rule && this.matters(setting));
  }

  get changedHouseRules(): number {
    return this.houseRules.filter((setting) => this.chosen[setting.name] !== setting.default).length;
  }

  /** Somebody must be able to sit down: bots don't play for nobody. */
  get ready(): boolean {
    return this.places.some((place) => place.who !== "bot");
  }

  choose(setting: string, value: Choice): void {
    this.chosen[setting] = value;
  }

  /** My name comes with me to whichever seat I take first. */
  sit(place: Place, who: Who): void {
    place.who = who;
    const mine = this.places.find((one) => one.who === "me");
    if (mine && !mine.name) mine.name = settings.name;
  }

  resetHouseRules(): void {
    for (const setting of this.houseRules) this.chosen[setting.name] = setting.default;
  }

  /** Asks which seats these settings make; who was chosen for a seat that stays, stays. False if nobody wants to know any more. */
  async seat(): Promise<boolean> {
    const question = ++this.questions;
    const seats = await gameSeats(this.game.id, $state.snapshot(this.chosen)).catch((error: unknown) => {
      if (question === this.questions) throw error;
      return [];
    });
    if (question !== this.questions) return false;
    const before = new Map(this.places.map((place) => [place.title, place]));
    this.places = seats.map((seat, i) => before.get(seat.name) ?? this.place(seat, i));
    return true;
  }

  order(fallbackName: string): NewTable {
    return {
      game: this.game.id,
      settings: $state.snapshot(this.chosen),
      seats: this.places.map(wish),
      name: this.name.trim() || fallbackName,
      listed: this.listed,
      campaign: this.game.chapters !== null && this.campaign,
    };
  }

  private matters(setting: Setting): boolean {
    return matters(setting, this.chosen);
  }

  private place(seat: GameSeat, i: number): Place {
    const bot = this.game.usual_bot;
    return { title: seat.name, who: i === 0 ? "me" : "bot", bot, name: i === 0 ? settings.name : "" };
  }
}

function wish({ who, bot, name }: Place): SeatWish {
  if (who === "bot") return { who, bot };
  return who === "me" ? { who, name: name.trim() } : { who };
}
