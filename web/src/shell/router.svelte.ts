/** Where we are in the house: an address is a page, and a page is an address. */

export type Route =
  | { page: "start" }
  | { page: "new"; game: string; coach: boolean; pack?: string }
  | { page: "table"; id: string; spoken?: boolean }
  | { page: "replays" }
  | { page: "replay"; id: string; at: number | null; eyes: number | null }
  | { page: "review"; id: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "example"; game: string; clause: string }
  | { page: "about" }
  | { page: "lab"; id: string; b?: string }
  | { page: "packs"; id: string; entry: string }
  | { page: "tournaments"; id: string }
  | { page: "account" }
  | { page: "person"; id: number }
  | { page: "device"; table: string; code: string }
  | { page: "lost" };

function whole(text: string | null): number | null {
  if (text === null || !/^-?\d+$/.test(text)) return null;
  return Number(text);
}

/** The page behind an address; `address` may carry a query and a fragment. */
export function match(address: string): Route {
  const url = new URL(address, "http://teahouse.invalid");
  const [page = "", name = "", ...rest] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (page === "learn" && rest.length < 2) return { page: "learn", game: name, lesson: rest[0] ?? "" };
  if (page === "rules" && rest.length === 2 && rest[1] === "example")
    return { page: "example", game: name, clause: rest[0] ?? "" };
  if (page === "table" && rest.length === 1 && rest[0] === "spoken") return { page: "table", id: name, spoken: true };
  if (rest.length > 0) return { page: "lost" };
  if (page === "") return { page: "start" };
  if (page === "new" && name) {
    const pack = url.searchParams.get("pack");
    return { page: "new", game: name, coach: url.searchParams.has("coach"), ...(pack ? { pack } : {}) };
  }
  if (page === "lab") {
    const b = url.searchParams.get("b");
    return { page: "lab", id: name, ...(b ? { b } : {}) };
  }
  if (page === "packs") return { page: "packs", id: name, entry: decodeURIComponent(url.hash.slice(1)) };
  if (page === "table" && name) return { page: "table", id: name };
  if (page === "replay" && name) {
    const query = url.searchParams;
    return { page: "replay", id: name, at: whole(query.get("at")), eyes: whole(query.get("eyes")) };
  }
  if (page === "replay") return { page: "replays" };
  if (page === "review" && name) return { page: "review", id: name };
  if (page === "rules") return { page: "rules", game: name, clause: decodeURIComponent(url.hash.slice(1)) };
  if (page === "me" && !name) return { page: "person", id: 0 };
  if (page === "people" && /^[1-9]\d*$/.test(name)) return { page: "person", id: Number(name) };
  if (page === "tournaments") return { page: "tournaments", id: name };
  if (page === "account" && !name) return { page: "account" };
  if (page === "device" && !name)
    return { page: "device", table: url.searchParams.get("table") ?? "", code: url.hash.slice(1) };
  if (page === "about" && !name) return { page: "about" };
  return { page: "lost" };
}

/** The address of a page. */
export function address(route: Exclude<Route, { page: "lost" }>): string {
  switch (route.page) {
    case "start":
      return "/";
    case "new":
      return `/new/${encodeURIComponent(route.game)}${route.coach ? "?coach=1" : ""}${route.pack ? `?pack=${route.pack}` : ""}`;
    case "lab":
      return `/lab${route.id && `/${encodeURIComponent(route.id)}`}${route.b ? `?b=${route.b}` : ""}`;
    case "packs":
      return `/packs${route.id && `/${encodeURIComponent(route.id)}`}${route.entry && `#${encodeURI(route.entry)}`}`;
    case "table":
      return `/table/${encodeURIComponent(route.id)}${route.spoken ? "/spoken" : ""}`;
    case "replays":
      return "/replay";
    case "review":
      return `/review/${encodeURIComponent(route.id)}`;
    case "replay": {
      const query = new URLSearchParams();
      if (route.at !== null) query.set("at", String(route.at));
      if (route.eyes !== null) query.set("eyes", String(route.eyes));
      const text = query.toString();
      return `/replay/${encodeURIComponent(route.id)}${text && `?${text}`}`;
    }
    case "rules": {
      const game = route.game && `/${encodeURIComponent(route.game)}`;
      return `/rules${game}${route.clause && `#${encodeURIComponent(route.clause)}`}`;
    }
    case "learn": {
      const parts = [route.game, route.lesson].filter(Boolean).map(encodeURIComponent);
      return ["/learn", ...parts].join("/");
    }
    case "example":
      return `/rules/${encodeURIComponent(route.game)}/${encodeURIComponent(route.clause)}/example`;
    case "person":
      return route.id ? `/people/${route.id}` : "/me";
    case "tournaments":
      return `/tournaments${route.id && `/${encodeURIComponent(route.id)}`}`;
    case "account":
      return "/account";
    case "device":
      return `/device${route.table ? `?table=${encodeURIComponent(route.table)}` : ""}${route.code && `#${route.code}`}`;
    case "about":
      return "/about";
  }
}

/** What somebody pasted to join: a whole link, a path, or only the code of a table. Empty if it is none of these. */
export function tableCode(pasted: string): string {
  const text = pasted.trim();
  const linked = /\/table\/([^/?#\s]+)/.exec(text);
  if (linked?.[1]) return decodeURIComponent(linked[1]);
  return /^[\w-]+$/.test(text) ? text : "";
}

class Router {
  route: Route = $state.raw({ page: "start" });
  /** Grows with every change of page, so that pages can be drawn afresh. */
  visit: number = $state(0);

  start(): () => void {
    const read = (): void => this.#read();
    const click = (event: MouseEvent): void => this.#click(event);
    window.addEventListener("popstate", read);
    document.addEventListener("click", click);
    this.#read();
    return () => {
      window.removeEventListener("popstate", read);
      document.removeEventListener("click", click);
    };
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#read();
    if (!to.includes("#")) window.scrollTo(0, 0);
  }

  /** The same page under another address: a step of a replay, a clause. */
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.#read();
  }

  #read(): void {
    const before = this.route;
    this.route = match(location.pathname + location.search + location.hash);
    if (before.page !== this.route.page) this.visit += 1;
  }

  /** Links inside the house do not load the page again. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
