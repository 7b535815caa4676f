/** As much of a browser as modules without a picture need: an address, a storage, events, no pixels. */
import type { Environment } from "vitest/runtime";

class Shelf {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
  clear = () => this.kept.clear();
}

/** The address goes where history is sent. */
function address() {
  const location = new URL("http://lanthorn.test/");
  const go = (_: unknown, __: string, path: string) => void (location.href = new URL(path, location).href);
  return { location, history: { state: null, pushState: go, replaceState: go } };
}

export default {
  name: "a little browser",
  viteEnvironment: "client",
  setup(global: Record<string, unknown>) {
    const events = new EventTarget();
    const things = {
      ...address(),
      localStorage: new Shelf(),
      navigator: { language: "en", languages: ["en"], onLine: true },
      document: { documentElement: { style: { setProperty() {} }, dataset: {} } },
      matchMedia: () => ({ matches: false, addEventListener() {} }),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
      scrollTo() {},
      window: global,
    };
    for (const [name, value] of Object.entries(things)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return { teardown() {} };
  },
} satisfies Environment;
