/** Where things lie on the table (lanthorn.engine.scene). Row 0 of a grid is drawn at the bottom. */
import type { Text } from "./protocol";

/** A place inside a region where pieces can lie: a square, a plank, a slot, a cell. */
export interface Space {
  id: string;
  column?: number;
  row?: number;
  label?: Text;
  zone?: string;
  icon?: string;
}

interface RegionBase {
  id: string;
  title?: Text;
  skin?: string;
  seat?: number;
}

/** Row 0 is drawn at the bottom. */
export interface Grid extends RegionBase {
  kind: "grid";
  spaces?: Space[];
}
export interface Path extends RegionBase {
  kind: "path";
  spaces?: Space[];
}
export interface TileMap extends RegionBase {
  kind: "tile-map";
  spaces?: Space[];
}
export interface Zone {
  id: string;
  x: number;
  y: number;
  label?: Text;
  roads?: string[];
}
export interface ZoneMap extends RegionBase {
  kind: "zone-map";
  zones?: Zone[];
}
export interface Pile extends RegionBase {
  kind: "pile";
  count?: number;
}
export interface Hand extends RegionBase {
  kind: "hand";
  count?: number;
}
export interface Row extends RegionBase {
  kind: "row";
  spaces?: Space[];
}
export interface Meter {
  name: Text;
  value: number;
  maximum: number;
  icon?: string;
}
export interface HeroBoard extends RegionBase {
  kind: "hero-board";
  icon?: string;
  colour?: string;
  ability?: Text;
  meters?: Meter[];
  moves?: string[];
  marks?: Text[];
  fallen?: boolean;
}
export interface Track extends RegionBase {
  kind: "track";
  cells?: number;
  value?: number;
  goal?: number;
  icon?: string;
}
export interface Bag extends RegionBase {
  kind: "bag";
  count?: number;
  contents?: Record<string, number>;
}
export interface Dial extends RegionBase {
  kind: "dial";
  arcs?: Text[];
  pointer?: number;
  active?: number[];
}
export interface StoryPage extends RegionBase {
  kind: "story-page";
  heading?: Text;
  paragraphs?: Text[];
}
export type Region =
  | Grid
  | Path
  | TileMap
  | ZoneMap
  | Pile
  | Hand
  | Row
  | HeroBoard
  | Track
  | Bag
  | Dial
  | StoryPage;

export interface Badge {
  text: string;
  icon?: string;
  name?: Text;
}
export interface Face {
  icon?: string;
  title?: Text;
  text?: Text;
  category?: string;
  badges?: Badge[];
  hidden?: boolean;
}
interface PieceBase {
  id: string;
  /** The id of the region or space it lies in. */
  at: string;
  face?: Face;
  /** Further spaces it covers. */
  also_at?: string[];
  /** The harm that is about to come of it. */
  danger?: Text;
}
export interface Tile extends PieceBase {
  kind: "tile";
}
export interface Card extends PieceBase {
  kind: "card";
  count?: number;
}
export interface Meeple extends PieceBase {
  kind: "meeple";
  colour?: string;
  foe?: boolean;
  spent?: boolean;
}
export interface Token extends PieceBase {
  kind: "token";
  count?: number;
}
export interface Die extends PieceBase {
  kind: "die";
  sides?: number;
  value?: number;
}
export interface Cube extends PieceBase {
  kind: "cube";
  colour?: string;
  count?: number;
}
export interface Marker extends PieceBase {
  kind: "marker";
  letter?: string;
}
export type Piece = Tile | Card | Meeple | Token | Die | Cube | Marker;

/** The table as one seat sees it. */
export interface Scene {
  regions?: Region[];
  pieces?: Piece[];
  /** What a glance should tell: phase, turn, actions left. */
  status?: Text[];
  /** Numbers that `status` tells in words. */
  meters?: Meter[];
}
