/** Pieces fly from where they lay to where they lie: the same id in two scenes is the same piece. */

interface Seen {
  box: DOMRect;
  at: string | undefined;
  face: string | undefined;
  value: string | undefined;
}

const STEP = 320;
const FURTHER = 60;
const LONGEST = 640;

export class Motion {
  private seen = new Map<string, Seen>();
  private running: Animation[] = [];

  /** Remembers where everything is, before the table changes. */
  look(root: HTMLElement): void {
    this.seen = new Map();
    for (const element of things(root)) {
      this.seen.set(element.dataset.piece!, {
        box: element.getBoundingClientRect(),
        at: element.dataset.at,
        face: element.dataset.face,
        value: element.dataset.value,
      });
    }
  }

  /** Lets everything travel that lies elsewhere now. New pieces come from `origins`, if they are there. */
  move(root: HTMLElement, pace: number, origins: Map<string, string>): void {
    if (!pace || !this.seen.size) return;
    for (const element of things(root)) {
      const before = this.seen.get(element.dataset.piece!);
      const origin = before ?? this.seen.get(origins.get(element.dataset.piece!) ?? "");
      const now = element.getBoundingClientRect();
      // What stays where it is, while the page around it makes room, does not fly.
      if (before && before.at === element.dataset.at) this.makeRoom(element, before.box, now, pace);
      else if (origin) this.fly(element, origin.box, now, pace);
      else this.appear(element, pace);
      if (before?.face === "back" && element.dataset.face === "front") this.turn(element, pace);
      if (before && before.value !== element.dataset.value) this.tumble(element, pace);
    }
  }

  /** Whoever is in a hurry sees the end at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  private fly(element: HTMLElement, from: DOMRect, to: DOMRect, pace: number): void {
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    const distance = Math.hypot(dx, dy);
    if (distance < 2 || !to.width) return;
    const scale = Math.min(3, Math.max(0.3, from.width / to.width));
    const time = Math.min(LONGEST, STEP + FURTHER * Math.max(0, distance / Math.max(to.width, 40) - 1));
    this.play(element, time * pace, "cubic-bezier(.3,.1,.2,1)", [
      { transform: `translate(${dx}px,${dy}px) scale(${scale})`, zIndex: 40 },
      { transform: `translate(${dx * 0.4}px,${dy * 0.4 - 6}px) scale(${(scale + 1) / 2})`, zIndex: 40, offset: 0.5 },
      { transform: "scale(1.04,.96)", zIndex: 40, offset: 0.92 },
      { transform: "none", zIndex: 40 },
    ]);
  }

  /** Pieces held side by side close the gap that another leaves. */
  private makeRoom(element: HTMLElement, from: DOMRect, to: DOMRect, pace: number): void {
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (!element.closest(".hand, .row") || Math.hypot(dx, dy) < 2) return;
    this.play(element, 220 * pace, "cubic-bezier(.2,.8,.2,1)", [{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }]);
  }

  private appear(element: HTMLElement, pace: number): void {
    this.play(element, 220 * pace, "cubic-bezier(.2,.8,.2,1)", [
      { opacity: 0, transform: "scale(.8)" },
      { opacity: 1, transform: "none" },
    ]);
  }

  private turn(element: HTMLElement, pace: number): void {
    this.play(element, STEP * pace, "cubic-bezier(.3,.1,.2,1)", [
      { transform: "perspective(500px) rotateY(-180deg)", filter: "brightness(.5)" },
      { transform: "perspective(500px) rotateY(-90deg)", filter: "brightness(.5)", offset: 0.5 },
      { transform: "perspective(500px) rotateY(0)", filter: "none" },
    ]);
  }

  private tumble(element: HTMLElement, pace: number): void {
    this.play(element, LONGEST * pace, "cubic-bezier(.34,1.4,.5,1)", [
      { transform: "rotate(-200deg) scale(.7)" },
      { transform: "rotate(20deg) scale(1.15)", offset: 0.6 },
      { transform: "none" },
    ]);
  }

  private play(element: HTMLElement, duration: number, easing: string, frames: Keyframe[]): void {
    const animation = element.animate(frames, { duration, easing });
    this.running.push(animation);
    animation.onfinish = () => (this.running = this.running.filter((other) => other !== animation));
  }
}

function things(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-piece]");
}
