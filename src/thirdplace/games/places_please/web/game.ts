import type { WebGame } from "$lib/games/game";
import type { View } from "./protocol";
import Board from "./Board.svelte";
import { glance } from "./tableSummary";
import ClassLead from "./class/ClassLead.svelte";
import Scene from "./Scene.svelte";
import { sounds } from "./sounds";
import { tell } from "./describeEvent";

export const game: WebGame = {
  Board,
  Scene,
  Lead: ClassLead,
  secrets: true,
  finale: true,
  tell,
  isChapter: (event) => event.type === "round-scored",
  rests: (view, seat) => (view as View | undefined)?.seats[seat]?.part === "rests",
  sounds,
  glance,
};
