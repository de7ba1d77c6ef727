import type { Box } from "$lib/boxes";
import Lid from "./Lid.svelte";

export const box: Box = {
  Lid,
  rank: 3,
  side: "#6aa19b",
  foot: "#8cc0b8",
  computers: 1,
  options: { deal: "winnable" }, // PR14
};
