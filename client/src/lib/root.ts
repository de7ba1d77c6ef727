/**
 * The path below which the server is found: "/", or "/games/" at a proxy's sub-path. Scripts lie in `assets/`
 * right below it. Every address within the site goes through `hrefTo`; a test looks for those that do not.
 */
export const root: string = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";

/** A path of ours ("/groups") as browsers need it. */
export const hrefTo = (path: string): string => root + path.replace(/^\//, "");

/** The same the other way round: a browser's path as one of ours. */
export const pathBelowRoot = (pathname: string): string => (pathname.startsWith(root) ? pathname.slice(root.length - 1) : pathname);

/** A WebSocket's address for a path of ours. */
export const socketUrlTo = (path: string): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${hrefTo(path)}`;
