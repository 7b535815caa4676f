/** Things to show in the gallery: one of each region and piece, of no game in particular. */
import type { Face, Piece, Region, Text } from "../lib/protocol";

const text = (id: string): Text => ({ id });
const skeleton: Face = { icon: "skeleton", title: text("sample-skeleton"), category: "monster", badges: [{ text: "2", icon: "hearts" }] };
const cleave: Face = { icon: "sword-wound", title: text("sample-cleave"), category: "monster", badges: [{ text: "", icon: "broadsword" }, { text: "", icon: "broadsword" }] };

/** One piece of each kind, lying at `at`. */
export function onePiece(kind: Piece["kind"], id: string, at: string, hidden = false): Piece {
  const face = (shown: Face): Face => (hidden ? { hidden: true } : shown);
  switch (kind) {
    case "tile":
      return { kind, id, at, face: face(skeleton) };
    case "card":
      return { kind, id, at, face: face(cleave) };
    case "meeple":
      return { kind, id, at, face: { icon: "cowled", title: text("sample-rogue") }, colour: "black", spent: hidden };
    case "token":
      return { kind, id, at, face: face({ icon: "fire", title: text("sample-fire"), category: "monster" }) };
    case "die":
      return { kind, id, at, face: face({ title: text("thing-die") }), sides: 6, value: 4 };
    case "cube":
      return { kind, id, at, face: { title: text("thing-cube") }, colour: "red", count: 2 };
    case "marker":
      return { kind, id, at, face: { title: text("thing-marker") }, letter: "M" };
  }
}

export const KINDS: Piece["kind"][] = ["tile", "meeple", "card", "token", "die", "cube", "marker"];

export interface Shown {
  regions: Region[];
  pieces: Piece[];
}

const grid = (): Shown => ({
  regions: [{ kind: "grid", id: "grid", skin: "stone", spaces: [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => ({ id: `${"abcd"[column]}${row}`, column, row }))) }],
  pieces: [
    onePiece("tile", "grid-tile", "b2"), onePiece("tile", "grid-back", "c3", true), onePiece("meeple", "grid-rogue", "c1"),
    { kind: "meeple", id: "grid-dragon", at: "a0", also_at: ["b0"], face: { icon: "dragon-head", badges: [{ text: "4", icon: "hearts" }] }, foe: true },
  ],
});

export const REGIONS: Record<string, Shown> = {
  grid: grid(),
  path: {
    regions: [{ kind: "path", id: "path", title: text("sample-tunnel"), spaces: [0, 1, 2, 3, 4].map((column) => ({ id: `p${column}`, column })) }],
    pieces: [onePiece("meeple", "path-rogue", "p1"), onePiece("token", "path-fire", "p3")],
  },
  "tile-map": {
    regions: [{ kind: "tile-map", id: "map", skin: "grass", spaces: [0, 1, 2, 3].map((column) => ({ id: `m${column}`, column, row: column % 2 })) }],
    pieces: [onePiece("tile", "map-1", "m0"), onePiece("tile", "map-2", "m1", true), onePiece("meeple", "map-rogue", "m0")],
  },
  "zone-map": {
    regions: [{ kind: "zone-map", id: "zones", zones: [
      { id: "bridge", x: 0, y: 0, label: text("sample-old-bridge"), roads: ["square", "stair"] },
      { id: "square", x: 2, y: 0, label: text("sample-lamp-square"), roads: ["bridge", "stair"] },
      { id: "stair", x: 1, y: 1, label: text("sample-canal-stair"), roads: ["bridge", "square"] }] }],
    pieces: [onePiece("meeple", "zone-rogue", "bridge"), { kind: "meeple", id: "zone-imp", at: "square", face: { icon: "imp" }, foe: true }],
  },
  pile: { regions: [{ kind: "pile", id: "pile", title: text("sample-draw-pile"), count: 12 }], pieces: [] },
  hand: {
    regions: [{ kind: "hand", id: "hand", count: 5 }],
    pieces: [1, 2, 3, 4, 5].map((i) => onePiece("card", `hand-${i}`, "hand")),
  },
  row: { regions: [{ kind: "row", id: "row", title: text("sample-market") }], pieces: [onePiece("token", "row-1", "row"), onePiece("tile", "row-2", "row"), onePiece("die", "row-3", "row")] },
  "hero-board": {
    regions: [{ kind: "hero-board", id: "board", title: text("sample-rogue"), icon: "cowled", colour: "black", ability: text("sample-disarms"),
      meters: [{ name: text("sample-hp"), value: 4, maximum: 6, icon: "hearts" }, { name: text("sample-actions"), value: 1, maximum: 2, icon: "diamonds" }], moves: ["north", "south", "east", "west"] }],
    pieces: [{ kind: "die", id: "board-die", at: "board", sides: 6, value: 4 }, onePiece("token", "board-token", "board")],
  },
  track: { regions: [{ kind: "track", id: "track", title: text("sample-danger"), cells: 8, value: 4, goal: 8 }], pieces: [{ kind: "cube", id: "track-cube", at: "track", colour: "red" }] },
  bag: { regions: [{ kind: "bag", id: "bag", title: text("sample-fate"), count: 14, contents: { "sample-sword": 6, "sample-shield": 5, "sample-skull": 3 } }], pieces: [onePiece("token", "bag-token", "bag")] },
  dial: { regions: [{ kind: "dial", id: "dial", title: text("sample-hour"), arcs: ["1", "2", "3", "4", "5", "6"].map(text), pointer: 1, active: [0, 1, 3] }], pieces: [] },
  "story-page": {
    regions: [{ kind: "story-page", id: "story", heading: text("sample-last-time"), paragraphs: [text("sample-story")] }],
    pieces: [],
  },
};
