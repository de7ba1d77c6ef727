/** Which games can be played on this device, without a server. */

/** Set by the build (vite.config.ts). */
declare const GAMES_WITHOUT_SERVER: string[];
declare const ROUTES_WITHOUT_SERVER: Record<string, string>;

export const canPlayOnDevice = (game: string): boolean => GAMES_WITHOUT_SERVER.includes(game);

/** Can any? If not, nothing of it is offered. */
export const isDeviceOffered = GAMES_WITHOUT_SERVER.length > 0;

/** The game that answers a path of its own ("/scribe") on this device. */
export const gameOfRoute = (path: string): string | undefined => ROUTES_WITHOUT_SERVER[path];
