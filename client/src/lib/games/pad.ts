/** What a game's folder brings to keep the score of a game on paper: games/<game>/web/pad.ts exports `pad`. */

import type { Component } from "svelte";
import { gameIdInPath, loadForGame } from "./folders";

export type WebPad = {
  /**
   * The whole page under the top bar and the title. What is typed, remembered and settled by the server is in a
   * `ScorePad` (lib/paper/scorePad.svelte.ts); the game's words have been fetched.
   */
  Pad: Component;
};

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/pad.ts", { import: "pad" }) as Record<
  string,
  () => Promise<WebPad>
>;

/** The games that have one. */
export const gamesWithPad: string[] = Object.keys(found).map(gameIdInPath);

export const loadPad = (game: string): Promise<WebPad | null> => loadForGame(found, game);
