/** What a person has chosen for this browser. Read anywhere; what depends on it changes at once. */

export type Language = "en" | "fr";
export type Theme = "system" | "dark" | "light";
export type TextSize = "normal" | "large" | "larger";
export type Motion = "slow" | "normal" | "fast" | "off";
/** What is asked again before it is done: nothing, what can't be taken back, everything. */
export type Confirm = "never" | "final" | "always";

export const LANGUAGES: readonly Language[] = ["en", "fr"];
export const THEMES: readonly Theme[] = ["system", "dark", "light"];
export const TEXT_SIZES: readonly TextSize[] = ["normal", "large", "larger"];
export const MOTIONS: readonly Motion[] = ["slow", "normal", "fast", "off"];
export const CONFIRMS: readonly Confirm[] = ["never", "final", "always"];

const KEY = "lanthorn.settings";
const ROOT_SIZE: Record<TextSize, string> = { normal: "100%", large: "115%", larger: "130%" };
const PACE: Record<Motion, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>("system");
  textSize = $state<TextSize>("normal");
  motion = $state<Motion>("normal");
  sound = $state(false);
  confirm = $state<Confirm>("final");
  /** A choice without an alternative is made by itself, if it can be taken back. */
  singles = $state(true);
  /** Show the odds while nobody plays against another person. */
  odds = $state(false);
  /** Say when it is my turn, while the page is open but not seen. */
  notify = $state(false);
  /** My name at tables. */
  name = $state("");

  private reduced = $state(false);

  constructor() {
    this.restore(localStorage.getItem(KEY));
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.reduced = still.matches;
    still.addEventListener("change", () => (this.reduced = still.matches));
  }

  /** By what the look's times are multiplied; 0 when nothing may move. */
  get pace(): number {
    return this.reduced ? 0 : PACE[this.motion];
  }

  /** Keeps the choices and applies them to the page: to be called inside an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.style.fontSize = `calc(${ROOT_SIZE[this.textSize]} * var(--screen))`;
    root.dataset.motion = this.pace === 0 ? "off" : this.motion;
    root.style.setProperty("--pace", String(this.pace));
    localStorage.setItem(KEY, JSON.stringify(this.chosen()));
  }

  private chosen(): Record<string, unknown> {
    const { language, theme, textSize, motion, sound, confirm, singles, odds, notify, name } = this;
    return { language, theme, textSize, motion, sound, confirm, singles, odds, notify, name };
  }

  private restore(saved: string | null): void {
    const known = parse(saved);
    this.language = pick(LANGUAGES, known.language) ?? this.language;
    this.theme = pick(THEMES, known.theme) ?? this.theme;
    this.textSize = pick(TEXT_SIZES, known.textSize) ?? this.textSize;
    this.motion = pick(MOTIONS, known.motion) ?? this.motion;
    this.confirm = pick(CONFIRMS, known.confirm) ?? this.confirm;
    if (typeof known.sound === "boolean") this.sound = known.sound;
    if (typeof known.singles === "boolean") this.singles = known.singles;
    if (typeof known.odds === "boolean") this.odds = known.odds;
    if (typeof known.notify === "boolean") this.notify = known.notify;
    if (typeof known.name === "string") this.name = known.name;
  }
}

function firstLanguage(): Language {
  return navigator.languages.some((tag) => tag.startsWith("fr")) && !navigator.language.startsWith("en") ? "fr" : "en";
}

function parse(saved: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(saved ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function pick<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

export const settings = new Settings();
