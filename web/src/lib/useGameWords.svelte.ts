/** The words of a game inside a component: the game's name first, its words as soon as they are here. */
import type { Text } from "./protocol";
import { gameWords, type Phrasebook } from "./words.svelte";

export class GameWords {
  book = $state.raw<Phrasebook | null>(null);

  /** The sentence, or nothing until the words have come. */
  say(text: Text): string {
    return this.book?.say(text) ?? "";
  }

  has(id: string): boolean {
    return this.book?.has(id) ?? false;
  }
}

export function useGameWords(game: () => string): GameWords {
  const words = new GameWords();
  $effect(() => {
    const wanted = game();
    words.book = null;
    if (!wanted) return;
    gameWords(wanted)
      .then((book) => wanted === game() && (words.book = book))
      .catch(() => undefined);
  });
  return words;
}
