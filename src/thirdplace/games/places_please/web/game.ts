import type { WebGame } from "$lib/games/game";
import type { View } from "./protocol";
import Board from "./Board.svelte";
import { glance } from "./glance";
import Lead from "./class/Lead.svelte";
import Scene from "./Scene.svelte";
import { sounds } from "./sounds";
import { tell } from "./tell";

export const game: WebGame = {
  Board,
  Scene,
  Lead,
  secrets: true,
  finale: true,
  tell,
  isChapter: (event) => event.type === "round-scored",
  rests: (view, seat) => (view as View | undefined)?.seats[seat]?.part === "rests",
  sounds,
  glance,
};
