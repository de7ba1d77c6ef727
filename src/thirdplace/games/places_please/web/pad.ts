import type { WebPad } from "$lib/games/pad";
import Pad from "./pad/Pad.svelte";

export const pad: WebPad = { Pad };
