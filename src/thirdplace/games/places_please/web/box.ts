import type { Box } from "$lib/games/boxes";
import Lid from "./Lid.svelte";

export const box: Box = {
  Lid,
  rank: 2,
  side: "#7b89b8",
  foot: "#9fb0dc",
  computers: 2,
  options: {},
};
