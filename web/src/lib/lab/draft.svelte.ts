/** A report that is being ordered. */
import type { Choice, GameInfo, Setting, TableSettings } from "../protocol";
import { matters } from "../setup/draft.svelte";
import type { Offer, Order } from "./reports";

/** In a list of packs: the game as it is, and nothing to compare with. */
export const AS_IT_IS = "";
export const NOTHING = "-";
/** A setting that stays as it usually is. */
export const USUAL = "";

const STEPS = [20, 50, 100, 200, 500];

export class Draft {
  game = $state.raw<GameInfo>()!;
  /** Packs carry a sign before their names, so that no name can be taken for something else. */
  one = $state(AS_IT_IS);
  other = $state(NOTHING);
  games = $state(50);
  bot = $state("random");
  vary = $state(true);
  chosen = $state<Record<string, string>>({});

  constructor(
    game: GameInfo,
    readonly offer: Offer,
  ) {
    this.bot = offer.bots[0] ?? "";
    this.take(game);
  }

  take(game: GameInfo): void {
    this.game = game;
    this.one = this.packs[0] === undefined ? AS_IT_IS : signed(this.packs[0]);
    this.other = NOTHING;
    this.chosen = Object.fromEntries(game.settings.map((setting) => [setting.name, USUAL]));
  }

  get packs(): string[] {
    return this.game.packs.map(String);
  }

  get steps(): number[] {
    return STEPS.filter((step) => step >= this.offer.least && step <= this.offer.most);
  }

  get settings(): Setting[] {
    const chosen = Object.fromEntries(this.game.settings.map((setting) => [setting.name, this.valueOf(setting)]));
    return this.game.settings.filter((setting) => !setting.house_rule && matters(setting, chosen));
  }

  get changed(): number {
    return this.settings.filter((setting) => !this.isUsual(setting)).length;
  }

  get compares(): boolean {
    return this.other !== NOTHING;
  }

  get alike(): boolean {
    return this.one === this.other;
  }

  /** In a comparison what is compared with comes first: the difference is what the content changes. */
  order(): Order {
    const packs = this.compares ? [this.other, this.one] : [this.one];
    return {
      game: this.game.id,
      packs: packs.map((pack) => (pack === AS_IT_IS ? null : pack.slice(1))),
      settings: this.agreed(),
      games: this.games,
      bot: this.bot,
      vary: this.vary,
    };
  }

  private agreed(): TableSettings {
    const given = this.settings.filter((setting) => !this.isUsual(setting));
    return Object.fromEntries(given.map((setting) => [setting.name, this.valueOf(setting)]));
  }

  private isUsual(setting: Setting): boolean {
    return (this.chosen[setting.name] ?? USUAL) === USUAL;
  }

  private valueOf(setting: Setting): Choice {
    if (this.isUsual(setting)) return setting.default;
    const word = this.chosen[setting.name]!;
    return setting.values.length ? word : word === "yes";
  }
}

export const signed = (pack: string) => `:${pack}`;

/** What a setting can be besides what it usually is. */
export const others = (setting: Setting): string[] =>
  setting.values.length ? setting.values.filter((value) => value !== setting.default) : [setting.default ? "no" : "yes"];
