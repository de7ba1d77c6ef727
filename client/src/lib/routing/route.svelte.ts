/** Where one is: paths that can be shared, without a library. */

import { pages } from "../games/pages";
import { hrefTo, pathWithinSite, queryWithinSite } from "./root";

export type ScreenPlace =
  | { screen: "home" }
  | { screen: "table"; table: string }
  | { screen: "big"; table: string }
  | { screen: "lead"; table: string }
  | { screen: "groups" }
  | { screen: "replay"; table: string | null }
  | { screen: "learn"; game: string }
  /** One that a game brings: lib/games/pages.ts. */
  | { screen: "page"; page: string }
  | { screen: "pad"; game: string }
  | { screen: "print"; game: string | null }
  | { screen: "lab"; game: string | null }
  | { screen: "notFound" };

const TABLE_ID = /^[0-9a-f]{32}$/;
/** Of a table on this device: nobody else can look at it. */
const LOCAL_TABLE_ID = /^local-[0-9a-f]{32}$/;
const isTable = (id: string) => TABLE_ID.test(id) || LOCAL_TABLE_ID.test(id);

export function parsePath(path: string): ScreenPlace {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (rest.length) return { screen: "notFound" };
  if (!first) return { screen: "home" };
  if (first === "t" && isTable(second)) return { screen: "table", table: second };
  if (first === "big" && TABLE_ID.test(second)) return { screen: "big", table: second };
  if (first === "lead" && TABLE_ID.test(second)) return { screen: "lead", table: second };
  if (first === "replay" && (!second || isTable(second))) return { screen: "replay", table: second || null };
  if (first === "learn" && second) return { screen: "learn", game: second };
  if (first === "pad" && second) return { screen: "pad", game: second };
  if (first === "print" || first === "lab") return { screen: first, game: second || null };
  if (first === "groups" && !second) return { screen: first };
  if (Object.hasOwn(pages, first) && !second) return { screen: "page", page: first };
  return { screen: "notFound" };
}

class Route {
  place = $state.raw<ScreenPlace>(parsePath(pathWithinSite(location)));

  constructor() {
    this.#layHomeBelow();
    addEventListener("popstate", () => this.#onMoved());
    document.addEventListener("click", (click) => this.#followLink(click));
  }

  /** Who comes to a table by a link finds Home by going back, not an empty page. Once in a tab. */
  #layHomeBelow(): void {
    if (this.place.screen !== "table" || history.state?.home || sessionStorage.getItem("home-below")) return;
    sessionStorage.setItem("home-below", "yes");
    const here = location.pathname + location.search + location.hash;
    history.replaceState({ home: true }, "", hrefTo("/"));
    history.pushState(null, "", here);
  }

  /** `path` is one of ours: "/groups". */
  goTo(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", hrefTo(path));
    else history.pushState(null, "", hrefTo(path));
    this.place = parsePath(pathWithinSite(location));
    scrollTo(0, 0);
  }

  /** To another place of the same page nothing has to be made anew. */
  #onMoved(): void {
    const place = parsePath(pathWithinSite(location));
    if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place;
  }

  /** Links within this site are followed without loading the page anew. */
  #followLink(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = pathWithinSite(link);
    if (parsePath(path).screen === "notFound") return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // further down this page
    click.preventDefault();
    this.goTo(path + queryWithinSite(link.search) + link.hash);
  }
}

export const route = new Route();
