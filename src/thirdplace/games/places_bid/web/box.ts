/** PLACES Bid on the shelf. */

import type { Box } from "$lib/games/boxes";
import Lid from "./Lid.svelte";

export const box: Box = { Lid, rank: 1, side: "#b98f57", foot: "#e9c98f", computers: 3, options: {} };
