import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:game-icons";
const ROOTS = ["src", "../src/lanthorn/games", "../examples"];
const SOURCES = /\.(toml|py|ts|svelte)$/;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/**
 * The icons that are named somewhere in the games or in the page, and no others: the whole set weighs
 * six megabytes. A name counts when it stands in quotes, alone.
 */
export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(usedIcons())}` : null),
  };
}

function usedIcons(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf-8")) as IconSet;
  const used: Record<string, string> = {};
  for (const name of quotedWords()) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (icon) used[name] = pathOf(icon.body);
  }
  return used;
}

/** Every icon of the set is one path or a group of paths in one colour; one `d` draws it all. */
function pathOf(body: string): string {
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
}

function quotedWords(): Set<string> {
  const words = new Set<string>();
  for (const root of ROOTS) {
    for (const file of sources(resolve(import.meta.dirname, root))) {
      for (const match of readFileSync(file, "utf-8").matchAll(/["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g)) {
        words.add(match[1]!);
      }
    }
  }
  return words;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((path) => SOURCES.test(path))
    .map((path) => join(folder, path));
}
