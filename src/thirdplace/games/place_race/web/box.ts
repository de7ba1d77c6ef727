import type { Box } from "$lib/games/boxes";
import BoxCover from "./BoxCover.svelte";
import CoverTitle from "./CoverTitle.svelte";
import { speedForPace, rememberedPace } from "./race/pace";
import { SECONDS_PER_YEAR } from "./race/rulebook";

export const box: Box = {
  Cover: BoxCover,
  Title: CoverTitle,
  rank: 3,
  side: "#6aa19b",
  foot: "#8cc0b8",
  computers: 1,
  options: { deal: "winnable" }, // PR14
  // The rulebook's pace is lost while a newcomer still reads: the first races are calm ones.
  afterStart: () => ({ type: "pace", speed: speedForPace(rememberedPace(), SECONDS_PER_YEAR[2]) }),
};
