/** The games that were finished on this device, the latest first. Only this device knows of them. */

import { remember, recall } from "$lib/deviceMemory";

export type FinishedGame = {
  /** The table's id: its replay is at /replay/<id> as long as the server keeps it. */
  id: string;
  game: string;
  /** Who else played. */
  company: string;
  /** When the end was seen, in milliseconds since 1970. */
  ended: number;
};

const HISTORY_KEY = "history";
const MAX_GAMES = 200;

export function finishedGames(): FinishedGame[] {
  try {
    const found = JSON.parse(recall(HISTORY_KEY) ?? "[]") as FinishedGame[];
    return Array.isArray(found) ? found.filter((game) => typeof game?.id === "string" && typeof game.ended === "number") : [];
  } catch {
    return [];
  }
}

/** A game is noted once; whoever looks at its end again does not make it a later one. */
export function rememberFinishedGame(finished: FinishedGame): void {
  const games = finishedGames();
  if (games.some(({ id }) => id === finished.id)) return;
  remember(HISTORY_KEY, JSON.stringify([finished, ...games].slice(0, MAX_GAMES)));
}

export const clearFinishedGames = (): void => remember(HISTORY_KEY, null);
