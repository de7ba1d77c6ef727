import type { Box } from "$lib/games/boxes";
import BoxCover from "./BoxCover.svelte";

export const box: Box = {
  Cover: BoxCover,
  rank: 2,
  side: "#7b89b8",
  foot: "#9fb0dc",
  computers: 2,
  options: {},
};
