import type { DrawnOptions } from "$lib/games/drawnOptions";

/** Who leads a lesson goes on to lead one. */
export const options: DrawnOptions = { lesson: { keptWhenLed: true } };
