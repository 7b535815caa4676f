/** The page's address, as data. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | null }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "lab"; report: string | null }
  | { page: "gallery" }
  | { page: "nowhere" };

function read(path: string): Route {
  const [page = "", first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!page || page === "settings") return { page: "home" };
  if (page === "new" && first) return { page: "new", game: first };
  if (page === "table" && first) return { page: "table", table: first };
  if (page === "replay") return { page: "replay", table: first || null };
  if (page === "rules" && first) return { page: "rules", game: first, clause: second || null };
  if (page === "lab") return { page: "lab", report: first || null };
  if (page === "gallery") return { page: "gallery" };
  return { page: "nowhere" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  /** The drawer lies over any page; /settings opens it over the first one. */
  settingsOpen = $state(location.pathname === "/settings");

  /** Whether the page has changed since it was loaded. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => this.arrive());
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.arrive();
    if (!replace) scrollTo(0, 0);
  }

  private arrive(): void {
    this.moved = true;
    this.route = read(location.pathname);
    if (location.pathname === "/settings") this.settingsOpen = true;
  }

  /** Links inside the page change the page; those with a key held down, and to elsewhere, are the browser's. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.hasAttribute("download")) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    if (link.pathname === "/settings") this.settingsOpen = true;
    else this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
