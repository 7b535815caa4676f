import type { Option, Piece, Region } from "../lib/protocol";
import { t, words } from "../lib/words.svelte";
import type { Light } from "../choosing/choosing.svelte";
import type { Chip } from "./lantern";
import type { Index } from "./model";

/** What a thing is called at the table. */
export function nameOf(index: Index, id: string): string {
  const piece = index.pieces.get(id);
  if (piece?.face?.hidden) return t("thing-face-down");
  const title = index.title(id);
  if (title) return words.say(title);
  if (piece) return t(`thing-${piece.kind}`);
  return id;
}

/** Name, place, state and outcome of a thing, for those who listen instead of looking. */
export function describe(
  index: Index, id: string, light: Light, option: Option | null, finals?: ReadonlySet<string>, chip?: Chip | null,
): string {
  const parts = [nameOf(index, id), ...whatIsThere(index, id), ...stateOf(light)];
  if (option) parts.push(words.say(option.label));
  if (option && finals?.has(option.key)) parts.push(t("no-undo-after"));
  if (chip && chip.sort !== "unknown") parts.push(chip.words);
  return parts.filter(Boolean).join(", ");
}

function whatIsThere(index: Index, id: string): string[] {
  const piece = index.pieces.get(id);
  const danger = piece?.danger ? words.say(piece.danger) : "";
  if (piece) return [...numbers(piece), index.knows(piece.at) ? nameOf(index, piece.at) : "", danger];
  const region = index.regions.get(id);
  if (region) return aboutRegion(region);
  const here = index.at(id);
  return here.length ? here.map((other) => nameOf(index, other.id)) : [t("thing-empty")];
}

function numbers(piece: Piece): string[] {
  const badges = (piece.face?.badges ?? []).map((badge) =>
    `${badge.name ? words.say(badge.name) : ""} ${/\d/.test(badge.text) ? badge.text : ""}`.trim(),
  );
  if (piece.kind === "die") badges.push(t("die-shows", { sides: piece.sides ?? 6, value: piece.value ?? 1 }));
  if ("count" in piece && (piece.count ?? 1) > 1) badges.push(`×${piece.count}`);
  return badges;
}

function aboutRegion(region: Region): string[] {
  if (region.kind === "hero-board") {
    const meters = (region.meters ?? []).map((meter) => `${words.say(meter.name)} ${meter.value}/${meter.maximum}`);
    return [...meters, ...(region.marks ?? []).map((mark) => words.say(mark))];
  }
  return "count" in region ? [String(region.count ?? 0)] : [];
}

function stateOf(light: Light): string[] {
  return light === "idle" ? [] : [t(`light-${light}`)];
}
