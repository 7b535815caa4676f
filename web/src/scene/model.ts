import type { Die, HeroBoard, Meeple, Piece, Region, Scene, Space, Text, Zone } from "../lib/protocol";

export type Place = Space | Zone;

/** A scene made ready for questions: what lies where, what a thing is called, what belongs together. */
export class Index {
  readonly regions = new Map<string, Region>();
  readonly places = new Map<string, Place>();
  readonly pieces = new Map<string, Piece>();
  private readonly regionOf = new Map<string, string>();
  private readonly lying = new Map<string, Piece[]>();
  private readonly boards = new Map<string, string>();
  private alike: Map<string, string[]> | null = null;

  constructor(readonly scene: Scene) {
    for (const region of scene.regions ?? []) {
      this.regions.set(region.id, region);
      for (const place of placesOf(region)) {
        this.places.set(place.id, place);
        this.regionOf.set(place.id, region.id);
      }
    }
    for (const piece of scene.pieces ?? []) {
      this.pieces.set(piece.id, piece);
      for (const at of [piece.at, ...(piece.also_at ?? [])]) {
        this.lying.set(at, [...(this.lying.get(at) ?? []), piece]);
      }
    }
    this.pairFiguresWithBoards();
  }

  /** A figure and a hero board with the same title are one person: touching either means the figure. */
  private pairFiguresWithBoards(): void {
    const byTitle = new Map<string, string>();
    for (const region of this.regions.values()) {
      if (region.kind === "hero-board") byTitle.set(JSON.stringify(region.title ?? null), region.id);
    }
    for (const piece of this.pieces.values()) {
      const board = piece.kind === "meeple" && byTitle.get(JSON.stringify(piece.face?.title ?? null));
      if (board) this.boards.set(piece.id, board);
    }
  }

  boardOf(figure: string): string | undefined {
    return this.boards.get(figure);
  }

  figureOf(board: string): string | undefined {
    for (const [figure, its] of this.boards) if (its === board) return figure;
    return undefined;
  }

  /** The die that lies on the board of this figure: shown beside the figure, too. */
  dieOf(figure: string): Die | undefined {
    const board = this.boards.get(figure);
    return board ? this.at(board).find((piece): piece is Die => piece.kind === "die") : undefined;
  }

  colourOf(board: string): string {
    const region = this.regions.get(board);
    return region?.kind === "hero-board" ? (region.colour ?? "") : "";
  }

  at(place: string): Piece[] {
    return this.lying.get(place) ?? [];
  }

  /** The other pieces that lie in the same place and look the same in everything. Backs tell nothing. */
  copies(id: string): string[] {
    const piece = this.pieces.get(id);
    if (!piece || piece.face?.hidden) return [];
    this.alike ??= this.sortAlike();
    return (this.alike.get(look(piece)) ?? []).filter((other) => other !== id);
  }

  private sortAlike(): Map<string, string[]> {
    const alike = new Map<string, string[]>();
    for (const piece of this.pieces.values()) alike.set(look(piece), [...(alike.get(look(piece)) ?? []), piece.id]);
    return alike;
  }

  /** Everything in a region, in its places or in the region itself; a piece of several squares once. */
  inside(region: Region): Piece[] {
    const found = new Set(this.at(region.id));
    for (const place of placesOf(region)) for (const piece of this.at(place.id)) found.add(piece);
    return [...found];
  }

  /** The region that a thing is in, or is. */
  region(id: string): Region | undefined {
    const piece = this.pieces.get(id);
    const at = piece ? piece.at : id;
    return this.regions.get(this.regionOf.get(at) ?? at);
  }

  /** What a touch on this thing may mean, the nearest first: the piece, its places, its region. */
  meanings(id: string): string[] {
    const piece = this.pieces.get(id);
    const chain = piece ? [id, piece.at, ...(piece.also_at ?? [])] : [id];
    const region = this.region(id);
    if (region) chain.push(region.id);
    // What lies on a card, such as a token, stands for the card.
    for (const under of piece?.kind === "token" ? this.at(piece.at) : []) if (under.kind === "card") chain.push(under.id);
    const figure = region && this.figureOf(region.id);
    if (figure) chain.push(figure);
    for (const other of piece ? [] : this.at(id)) chain.push(other.id);
    // A card stands for the tokens on it, which are small, if nothing else is meant.
    for (const on of piece?.kind === "card" && this.places.has(piece.at) ? this.at(piece.at) : []) if (on.kind === "token") chain.push(on.id);
    return [...new Set(chain)];
  }

  knows(id: string): boolean {
    return this.pieces.has(id) || this.places.has(id) || this.regions.has(id);
  }

  title(id: string): Text | undefined {
    const piece = this.pieces.get(id);
    if (piece) return piece.face?.title;
    return this.places.get(id)?.label ?? this.regions.get(id)?.title;
  }
}

function look(piece: Piece): string {
  return JSON.stringify({ ...piece, id: "" });
}

export function placesOf(region: Region): Place[] {
  switch (region.kind) {
    case "grid":
    case "path":
    case "tile-map":
    case "row":
      return region.spaces ?? [];
    case "zone-map":
      return region.zones ?? [];
    default:
      return [];
  }
}

/** A row without spaces or pieces is nothing but a thing to press. */
export function isPlate(region: Region, index: Index): boolean {
  return region.kind === "row" && !region.spaces?.length && index.at(region.id).length === 0;
}

export interface Bounds {
  left: number;
  bottom: number;
  columns: number;
  rows: number;
}

export function bounds(spaces: Space[]): Bounds {
  const columns = spaces.map((space) => space.column ?? 0);
  const rows = spaces.map((space) => space.row ?? 0);
  const left = Math.min(...columns, Infinity);
  const bottom = Math.min(...rows, Infinity);
  if (!spaces.length) return { left: 0, bottom: 0, columns: 1, rows: 1 };
  return { left, bottom, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - bottom + 1 };
}

/** The places of a scene that are worth most room; everything else lies around them. */
export function isBoard(region: Region): boolean {
  return ["grid", "path", "tile-map", "zone-map", "story-page"].includes(region.kind);
}

export type { Die, HeroBoard, Meeple };
