/** A word from the browser that it is my turn, while the page is open but not seen. */
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

export function canNotice(): boolean {
  return "Notification" in globalThis;
}

export function wantsNotice(): boolean {
  return settings.notify && canNotice() && Notification.permission === "granted";
}

/** Asks the browser for leave where it is needed; without it the setting stays off. */
export async function setNotice(on: boolean): Promise<void> {
  settings.notify = on && canNotice() && (await Notification.requestPermission()) === "granted";
}

/** `tag` is the table's: two pages that know the same say it once. */
export function tellTurn(table: string, tag: string): void {
  if (document.visibilityState === "visible" || !wantsNotice()) return;
  try {
    const notice = new Notification(t("notify-title"), { body: t("notify-body", { table }), tag });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones give leave and have no notices for pages.
  }
}
