/** PLACES Bid on the shelf. */

import type { Box } from "$lib/games/boxes";
import Lid from "./Lid.svelte";
import Title from "./Title.svelte";

export const box: Box = { Lid, Title, rank: 1, side: "#b98f57", foot: "#e9c98f", computers: 3, options: {} };
