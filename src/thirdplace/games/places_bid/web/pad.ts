/** PLACES Bid with the box: cards are picked, the rules add up. */

import type { WebPad } from "$lib/games/pad";
import Pad from "./pad/Pad.svelte";

export const pad: WebPad = { Pad };
