/**
 * Words, in the reader's language. The server sends texts, never sentences; a phrasebook says them.
 * Whatever is said inside a component changes at once when the language does.
 */
import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import en from "../words/en.ftl?raw";
import fr from "../words/fr.ftl?raw";
import type { Arg, Locale, Text } from "./protocol";
import { fetchJson } from "./rest";
import { settings } from "./settings.svelte";

export class Phrasebook {
  private readonly locales: Locale[];
  private readonly bundles = new Map<string, FluentBundle>();

  /** A later place replaces what an earlier one says. */
  constructor(...locales: Locale[]) {
    this.locales = locales;
  }

  /** The sentence. A message that is missing or broken shows its name: loud, never fatal. */
  say(text: Text, language: string = settings.language): string {
    const bundle = this.bundle(language);
    const message = bundle.getMessage(text.id);
    if (!message?.value) return text.id;
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(message.value, text.args ?? {}, errors);
    return errors.length ? `${sentence} [${text.id}]` : sentence;
  }

  has(id: string, language: string = settings.language): boolean {
    return this.bundle(language).hasMessage(id);
  }

  /** An attribute of a message: not for reading aloud, but to say how the message is meant. */
  attribute({ id, args }: Text, name: string, language: string = settings.language): string {
    const bundle = this.bundle(language);
    const pattern = bundle.getMessage(id)?.attributes[name];
    return pattern ? bundle.formatPattern(pattern, args ?? {}, []) : "";
  }

  private bundle(language: string): FluentBundle {
    const known = this.bundles.get(language);
    if (known) return known;
    const bundle: FluentBundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([sort, thing]) => nameOf(bundle, String(sort), thing),
        ABOUT: ([sort, thing]) => said(bundle, `${String(sort)}-${String(thing?.valueOf() ?? "")}-about`) ?? "",
        LIST: ([sort, things]) => listOf(bundle, String(sort), things),
      },
    });
    for (const locale of this.locales) {
      bundle.addResource(new FluentResource(locale[language] ?? ""), { allowOverrides: true });
    }
    this.bundles.set(language, bundle);
    return bundle;
  }
}

/** NAME("tile", $tile): the message `tile-…`, if there is one, else the argument itself. */
function nameOf(bundle: FluentBundle, sort: string, thing: FluentValue | undefined): FluentValue {
  const value = thing === undefined || thing === null ? "" : String(thing.valueOf());
  return said(bundle, `${sort}-${value}`) ?? value;
}

function said(bundle: FluentBundle, id: string): string | undefined {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, {}, []) : undefined;
}

/** LIST("icon", $icons): the names of several things with spaces between them, equal ones counted. */
function listOf(bundle: FluentBundle, sort: string, things: FluentValue | undefined): string {
  const counts = new Map<string, number>();
  for (const thing of String(things?.valueOf() ?? "").split(" ")) if (thing) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => `${count > 1 ? `${count} × ` : ""}${String(nameOf(bundle, sort, thing))}`).join(", ");
}

const own = new Phrasebook({ en, fr });

/** A sentence of the page itself. */
export function t(id: string, args?: Record<string, Arg>): string {
  return own.say(args ? { id, args } : { id });
}

/** The words of the game that is on the screen, and the page's own: what scenes and logs are said with. */
class Spoken {
  private book = $state.raw(own);

  use(book: Phrasebook): void {
    this.book = book;
  }

  say(text: Text): string {
    return this.book.say(text);
  }

  has(id: string): boolean {
    return this.book.has(id);
  }

  attribute(text: Text, name: string): string {
    return this.book.attribute(text, name);
  }
}

export const words = new Spoken();

/** The page's own words, and these. */
export function withPageWords(locale: Locale): Phrasebook {
  return new Phrasebook({ en, fr }, locale);
}

const asked = new Map<string, Promise<Phrasebook>>();

/** The words of a game, asked for once. */
export function gameWords(game: string): Promise<Phrasebook> {
  return wordsFrom(`/api/games/${encodeURIComponent(game)}/words`);
}

/** The words of a table: its game's and those of its packs. */
export function tableWords(table: string): Promise<Phrasebook> {
  return wordsFrom(`/api/tables/${encodeURIComponent(table)}/words`);
}

function wordsFrom(address: string): Promise<Phrasebook> {
  const known = asked.get(address);
  if (known) return known;
  const coming = fetchJson<Locale>(address).then(withPageWords);
  asked.set(address, coming);
  coming.catch(() => asked.delete(address));
  return coming;
}
