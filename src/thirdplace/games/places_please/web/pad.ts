import type { WebPad } from "$lib/pad";
import Pad from "./pad/Pad.svelte";

export const pad: WebPad = { Pad };
