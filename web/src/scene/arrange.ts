/** What lies where around the board. A scene says whose a thing is and what it is; this says where it is drawn. */
import type { HeroBoard, Path, Region } from "../lib/protocol";
import { bounds, isBoard, isPlate, type Index } from "./model";

export interface Arrangement {
  /** A long board leaves room below it, a square one beside it. */
  wide: boolean;
  boards: Region[];
  heroes: HeroBoard[];
  /** What is held in the hand nearest to whoever looks. */
  hand: Region | null;
  /** Cards to choose from, large, before everybody. */
  offers: Region[];
  /** What the acting player has ready: beside the hand. */
  near: Region[];
  /** Everything else that is everybody's. */
  shared: Region[];
  /** What belongs to a seat and lies on its board. */
  belongings: Map<number, Region[]>;
}

export function arrange(index: Index, seat: number | null): Arrangement {
  const regions = [...index.regions.values()];
  const boards = regions.filter(isBoard);
  const heroes = regions.filter((region): region is HeroBoard => region.kind === "hero-board");
  const hand = nearest(index, regions, seat);
  const found: Arrangement = { wide: boards.length === 1 && isLong(boards[0]!), boards, heroes, hand, offers: [], near: [], shared: [], belongings: new Map() };
  for (const region of regions) {
    if (isBoard(region) || region.kind === "hero-board" || region === hand) continue;
    if (isPlate(region, index)) continue;
    if (region.kind === "row" && region.skin === "offer") found.offers.push(region);
    else if (region.seat === undefined) found.shared.push(region);
    else if (region.kind === "row" && holds(index, region, "token")) found.near.push(region);
    else found.belongings.set(region.seat, [...(found.belongings.get(region.seat) ?? []), region]);
  }
  return found;
}

/** The own hand; for those who only watch, the first one that holds something. */
function nearest(index: Index, regions: Region[], seat: number | null): Region | null {
  const hands = regions.filter((region) => region.kind === "hand");
  if (seat !== null) return hands.find((hand) => hand.seat === seat) ?? null;
  return hands.find((hand) => holds(index, hand, "card")) ?? null;
}

function holds(index: Index, region: Region, kind: string): boolean {
  return index.at(region.id).some((piece) => piece.kind === kind);
}

function isLong(board: Region): board is Path {
  if (board.kind !== "path") return false;
  const { columns, rows } = bounds(board.spaces ?? []);
  return rows > 1 && columns > rows;
}

/** Things that are only there to be pressed, as long as pressing them does something. */
export function plates(index: Index, first: ReadonlyMap<string, unknown>): Region[] {
  return [...index.regions.values()].filter((region) => first.has(region.id) && isPlate(region, index));
}

/** A row of everybody's, such as a market, that is all the question is about: it comes near. */
export function askedAbout(index: Index, shared: Region[], first: ReadonlyMap<string, unknown>): Region | null {
  const things = [...first.keys()].filter((id) => !isPlate(index.region(id)!, index));
  const row = things[0] === undefined ? undefined : index.region(things[0]);
  const all = things.every((id) => index.pieces.has(id) && index.region(id) === row);
  return row?.kind === "row" && shared.includes(row) && all ? row : null;
}

/** Piles below whose top something can be chosen: they are laid out. */
export function toSpread(index: Index, first: ReadonlyMap<string, unknown>): Region[] {
  return [...index.regions.values()].filter((region) => {
    if (region.kind !== "pile") return false;
    return index.at(region.id).some((piece) => first.has(piece.id));
  });
}
