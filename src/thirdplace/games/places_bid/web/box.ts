/** PLACES Bid on the shelf. */

import type { Box } from "$lib/games/boxes";
import BoxCover from "./BoxCover.svelte";
import CoverTitle from "./CoverTitle.svelte";

export const box: Box = { Cover: BoxCover, Title: CoverTitle, rank: 1, side: "#b98f57", foot: "#e9c98f", computers: 3, options: {} };
