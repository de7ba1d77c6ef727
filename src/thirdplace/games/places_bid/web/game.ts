/** PLACES Bid in the browser. */

import type { WebGame } from "$lib/games/game";
import Board from "./Board.svelte";
import Scene from "./Scene.svelte";
import { cardsOf } from "./cards/cards";
import { glance } from "./tableSummary";
import { sounds } from "./sounds";
import { tell } from "./table/story.svelte";

const box = cardsOf(null);

export const game: WebGame = {
  Board,
  Scene,
  secrets: true,
  turnsByItself: true,
  finale: true,
  tell: (event, names, options) => tell(event, names, options ? cardsOf(options) : box),
  isChapter: (event) => event.type === "round",
  sounds,
  glance,
};
