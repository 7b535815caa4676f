/** Pieces fly from where they lay to where they lie: the same id in two scenes is the same piece. */
import { delays, type Setting } from "./order";

interface Seen {
  element: HTMLElement;
  home: HTMLElement | null;
  box: DOMRect;
  at: string | undefined;
  face: string | undefined;
  value: string | undefined;
  /** How it looked, for as long as nobody knows yet that it looks otherwise. */
  body: Node | null;
}

export type Sort = "fly" | "room" | "appear" | "turn" | "tumble" | "leave";

/** What the page knows of a change. */
export interface Hints {
  /** Where pieces that were not there before come from. */
  origins: Map<string, string>;
  /** The event that a change belongs to. */
  rank(sort: Sort, id: string, at: string | undefined, before: string | undefined): number | null;
}

interface Act extends Setting {
  sort: Sort;
  element: HTMLElement;
  play(delay: number): void;
}

const STEP = 320;
const FURTHER = 60;
const LONGEST = 640;
/** So long a press may last before whatever was hurried along can be touched itself. */
const PRESS = 500;

const FLY = "cubic-bezier(.3,.1,.2,1)";
const OUT = "cubic-bezier(.2,.8,.2,1)";
const LAND = "cubic-bezier(.34,1.4,.5,1)";

export class Motion {
  private seen = new Map<string, Seen>();
  private running = new Set<Animation>();
  private pace = 1;

  /** Remembers where everything is, before the table changes. */
  look(root: HTMLElement): void {
    this.seen = new Map();
    for (const element of things(root)) {
      const { piece, at, face, value } = element.dataset;
      const mayLookOtherwise = face === "back" || value !== undefined;
      const body = mayLookOtherwise ? (element.querySelector(":scope > .body")?.cloneNode(true) ?? null) : null;
      this.seen.set(piece!, { element, home: element.parentElement, box: element.getBoundingClientRect(), at, face, value, body });
    }
  }

  /** Lets everything travel that lies elsewhere now, in the order of the events. */
  move(root: HTMLElement, pace: number, hints: Hints): void {
    this.finish();
    if (!pace || !this.seen.size) return;
    this.pace = pace;
    const now = new Map([...things(root)].map((element) => [element.dataset.piece!, element]));
    const acts = [...now].flatMap(([id, element]) => this.arriving(id, element, hints));
    acts.push(...this.leaving(now, hints));
    const starts = delays(acts);
    acts.forEach((act, i) => act.play(starts[i]! * pace));
  }

  /** Whoever is in a hurry sees the end at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  private arriving(id: string, element: HTMLElement, hints: Hints): Act[] {
    const before = this.seen.get(id);
    const now = element.getBoundingClientRect();
    if (!now.width) return [];
    const acts: Act[] = [];
    const add = (sort: Sort, distance: number, play: (delay: number) => void) =>
      acts.push({ sort, element, distance, play, rank: hints.rank(sort, id, element.dataset.at, before?.at) });
    const origin = before ?? this.seen.get(hints.origins.get(id) ?? "");
    const way = origin ? between(origin.box, now) : { dx: 0, dy: 0, distance: 0 };
    // What stays where it is, while the page around it makes room, does not fly.
    if (before && before.at === element.dataset.at) {
      if (element.closest(".hand, .row") && way.distance >= 2) this.makeRoom(element, way);
    } else if (!origin) add("appear", 0, (delay) => this.appear(element, delay));
    else if (way.distance >= 2 && origin.box.width) add("fly", way.distance, (delay) => this.fly(element, origin.box, now, way, delay));
    if (before?.face === "back" && element.dataset.face === "front") add("turn", 0, (delay) => this.turn(element, before.body, delay));
    if (before && before.value !== element.dataset.value) add("tumble", 0, (delay) => this.tumble(element, before.body, delay));
    return acts;
  }

  /** What is gone from the table falls or fades where it lay. What flies on under another name does not. */
  private leaving(now: Map<string, HTMLElement>, { origins, rank }: Hints): Act[] {
    const flownOn = new Set(origins.values());
    const gone = [...this.seen].filter(([id, seen]) => !now.has(id) && !flownOn.has(id) && seen.box.width && seen.home?.isConnected);
    return gone.map(([id, seen]) => {
      const element = ghostOf(seen);
      return { sort: "leave", element, distance: 0, rank: rank("leave", id, undefined, seen.at), play: (delay) => this.leave(element, delay) };
    });
  }

  private fly(element: HTMLElement, from: DOMRect, to: DOMRect, { dx, dy, distance }: Way, delay: number): void {
    const scale = Math.min(3, Math.max(0.3, from.width / to.width));
    element.dataset.travels = "far";
    const time = Math.min(LONGEST, STEP + FURTHER * Math.max(0, distance / Math.max(to.width, 40) - 1));
    this.play(element, time, delay, FLY, [
      { transform: `translate(${dx}px,${dy}px) scale(${scale})`, zIndex: 40 },
      { transform: `translate(${dx * 0.4}px,${dy * 0.4 - 6}px) scale(${(scale + 1) / 2})`, zIndex: 40, offset: 0.5 },
      { transform: "scale(1.04,.96)", zIndex: 40, offset: 0.92 },
      { transform: "none", zIndex: 40 },
    ]);
  }

  /** Pieces held side by side close the gap that another leaves. */
  private makeRoom(element: HTMLElement, { dx, dy }: Way): void {
    this.play(element, 220, 0, OUT, [{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }]);
  }

  private appear(element: HTMLElement, delay: number): void {
    this.play(element, 220, delay, OUT, [
      { opacity: 0, transform: "scale(.8)" },
      { opacity: 1, transform: "none" },
    ]);
  }

  /** About its upright axis; the face is seen from half way on. */
  private turn(element: HTMLElement, back: Node | null, delay: number): void {
    this.cover(element, back, STEP, delay);
    this.play(element, STEP, delay, "linear", [
      { transform: "perspective(500px) rotateY(0)" },
      { transform: "perspective(500px) rotateY(90deg)", filter: "brightness(.5)", offset: 0.5 },
      { transform: "perspective(500px) rotateY(-90deg)", filter: "brightness(.5)", offset: 0.5 },
      { transform: "perspective(500px) rotateY(0)" },
    ], { composite: "add" });
  }

  private tumble(element: HTMLElement, old: Node | null, delay: number): void {
    this.cover(element, old, LONGEST, delay);
    this.play(element, LONGEST, delay, LAND, [
      { transform: "rotate(0) scale(1)" },
      { transform: "rotate(190deg) scale(.7)", offset: 0.45 },
      { transform: "rotate(380deg) scale(1.15)", offset: 0.75 },
      { transform: "rotate(360deg) scale(1)" },
    ], { composite: "add" });
  }

  private leave(ghost: HTMLElement, delay: number): void {
    const falls = ghost.classList.contains("meeple");
    const end = falls ? "translateY(18%) rotate(78deg) scale(.9)" : "translateY(10%) scale(.75)";
    this.play(ghost, STEP, delay, FLY, [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: falls ? 0.9 : 0.5, offset: 0.6 },
      { transform: end, opacity: 0 },
    ], { fill: "both" }).then(() => ghost.remove());
  }

  /** The old look lies over the new one until half of the time has gone. */
  private cover(element: HTMLElement, old: Node | null, time: number, delay: number): void {
    if (!(old instanceof HTMLElement || old instanceof SVGElement)) return;
    Object.assign(old.style, { position: "absolute", inset: "0", zIndex: "5", pointerEvents: "none" });
    element.append(old);
    this.play(old, time, delay, "linear", [{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], { fill: "both" })
      .then(() => old.remove());
  }

  /** While it travels, a touch means what lies beneath it. */
  private play(
    element: HTMLElement | SVGElement, duration: number, delay: number, easing: string, frames: Keyframe[], how: KeyframeAnimationOptions = {},
  ): Promise<void> {
    const animation = element.animate(frames, { duration: duration * this.pace, delay, easing, fill: "backwards", ...how });
    this.running.add(animation);
    element.dataset.travels ??= "";
    return animation.finished.then(() => {
      const hurried = !this.running.delete(animation);
      setTimeout(() => delete element.dataset.travels, hurried ? PRESS : 0);
    }, () => {});
  }
}

interface Way {
  dx: number;
  dy: number;
  distance: number;
}

function between(from: DOMRect, to: DOMRect): Way {
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return { dx, dy, distance: Math.hypot(dx, dy) };
}

/** A picture of a piece that is no longer there, where it was. Nobody can touch or hear it. */
function ghostOf({ element, home, box }: Seen): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>("[data-id], [data-piece]")]) {
    for (const name of ["data-id", "data-piece", "role", "tabindex", "aria-label"]) one.removeAttribute(name);
  }
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, { position: "absolute", margin: "0", left: "0", top: "0", width: `${box.width}px`, height: `${box.height}px`, zIndex: "30" });
  home!.append(ghost);
  const now = ghost.getBoundingClientRect();
  ghost.style.left = `${box.x - now.x}px`;
  ghost.style.top = `${box.y - now.y}px`;
  return ghost;
}

function things(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-piece]");
}
