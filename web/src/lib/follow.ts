/** Updates from what changed: a line that wants changes is told of each view only what is new in it. */
import type { Told, Update, UpdateTold, View, ViewTold } from "./protocol";

/** The update, whole; null if it builds on another than the one before. */
export function follow(before: Update | null, told: UpdateTold): Update | null {
  const views: Record<string, View> = {};
  for (const [eye, view] of Object.entries(told.views)) {
    const old = before?.number === view.since ? before?.views[eye] : undefined;
    if (view.since !== undefined && !old) return null;
    views[eye] = whole(view, old);
  }
  return { ...told, views };
}

function whole({ scene, decision }: ViewTold, old?: View): View {
  return {
    scene: { ...scene, regions: list(scene.regions, old?.scene.regions), pieces: list(scene.pieces, old?.scene.pieces) },
    decision: decision && { ...decision, options: list(decision.options, old?.decision?.options) },
  };
}

/** What stays is told as the two ends of its part of the old list. */
function list<T extends object>(told: Told<T> = [], old: T[] = []): T[] {
  return told.flatMap((one) => (Array.isArray(one) ? old.slice(one[0], one[1]) : [one]));
}
