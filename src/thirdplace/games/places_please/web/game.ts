import type { WebGame } from "$lib/games/game";
import type { View } from "./protocol";
import Board from "./Board.svelte";
import { summarizeTable } from "./tableSummary";
import ClassLead from "./class/ClassLead.svelte";
import Scene from "./Scene.svelte";
import { soundFor } from "./sounds";
import { describeEvent } from "./describeEvent";

export const game: WebGame = {
  Board,
  Scene,
  Lead: ClassLead,
  hasSecrets: true,
  hasFinale: true,
  describeEvent,
  isChapter: (event) => event.type === "round-scored",
  isResting: (view, seat) => (view as View | undefined)?.seats[seat]?.part === "rests",
  soundFor,
  summarizeTable,
};
