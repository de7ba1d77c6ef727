/**
 * The path below which the site is found: "/", or "/games/" at a proxy's sub-path. Scripts lie in `assets/` right
 * below it. Every address within the site goes through `hrefTo` or `fileAt`; a test looks for those that do not.
 */
export const root: string = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";

/**
 * Is this the edition without a server (`thirdplace static`)? Any web host may serve it, so there is only one page:
 * "/learn/x" is found at "/?at=/learn/x".
 */
export const isStatic: boolean = globalThis.document?.documentElement?.dataset?.["edition"] === "static";

/** A file of the site, or what a server answers. */
export const fileAt = (path: string): string => root + path.replace(/^\//, "");

/** A page of ours ("/groups") as browsers need it. */
export function hrefTo(path: string): string {
  if (!isStatic || path === "/") return fileAt(path);
  const [, page = "/", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) ?? [];
  return `${root}?at=${page}${query && `&${query}`}${hash}`;
}

/** The same the other way round: a browser's address as a path of ours, without its query. */
export function pathWithinSite({ pathname, search }: { pathname: string; search: string }): string {
  if (isStatic) return new URLSearchParams(search).get("at") ?? "/";
  return pathname.startsWith(root) ? pathname.slice(root.length - 1) : pathname;
}

/** The query of an address, as a path of ours has it: "?code=ABC", or nothing. */
export function queryWithinSite(search: string): string {
  const query = new URLSearchParams(search);
  if (isStatic) query.delete("at");
  return query.size ? `?${query}` : "";
}

/** A WebSocket's address for a path of ours. */
export const socketUrlTo = (path: string): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${fileAt(path)}`;
