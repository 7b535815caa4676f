/** How the boxes of games look. A game without a drawing of its own gets plain leather with a lantern. */
import type { Component } from "svelte";
import DungeonHeroes from "./covers/DungeonHeroes.svelte";
import DungeonLegends from "./covers/DungeonLegends.svelte";
import Plain from "./covers/Plain.svelte";

interface BoxArt {
  emblem: string;
  cover: Component;
}

const BOXES: Record<string, BoxArt> = {
  "dungeon-heroes": { emblem: "visored-helm", cover: DungeonHeroes },
  "dungeon-legends": { emblem: "elven-castle", cover: DungeonLegends },
};
const PLAIN: BoxArt = { emblem: "lantern-flame", cover: Plain };

export function boxOf(game: string): BoxArt {
  return BOXES[game] ?? PLAIN;
}
