/** Puts the focus on a page that was come to by a link, so that keyboards and screen readers go on there. */
import { router } from "./router.svelte";

export function arrive(main: HTMLElement): void {
  if (router.moved) main.focus({ preventScroll: true });
}
