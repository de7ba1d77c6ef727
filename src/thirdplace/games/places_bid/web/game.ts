/** PLACES Bid in the browser. */

import type { WebGame } from "$lib/game";
import Board from "./Board.svelte";
import Scene from "./Scene.svelte";
import { cardsOf } from "./cards";
import { sounds } from "./sounds";
import { tell } from "./story.svelte";

const box = cardsOf(null);

export const game: WebGame = {
  Board,
  Scene,
  secrets: true,
  tell: (event, names) => tell(event, names, box),
  sounds,
};
