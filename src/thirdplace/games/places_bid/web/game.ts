/** PLACES Bid in the browser. */

import type { WebGame } from "$lib/games/game";
import Board from "./Board.svelte";
import Scene from "./Scene.svelte";
import { cardsForOptions } from "./cards/cards";
import { summarizeTable } from "./tableSummary";
import { soundFor } from "./sounds";
import { describeEvent } from "./table/story.svelte";

const box = cardsForOptions(null);

export const game: WebGame = {
  Board,
  Scene,
  hasSecrets: true,
  turnsToActiveSeat: true,
  hasFinale: true,
  describeEvent: (event, names, options) => describeEvent(event, names, options ? cardsForOptions(options) : box),
  isChapter: (event) => event.type === "round",
  soundFor,
  summarizeTable,
};
