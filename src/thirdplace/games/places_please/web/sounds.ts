/** What is heard of this game: the die, and the end. */

import type { PlacesPleaseEvent } from "$lib/protocol";
import type { Sound } from "$lib/sound";
import type { Happened } from "$lib/table/table.svelte";

const SOUNDS: Partial<Record<PlacesPleaseEvent["type"], Sound>> = { rolled: "die", over: "chime" };

export const sounds = (event: Happened): Sound | null => SOUNDS[event.type as PlacesPleaseEvent["type"]] ?? null;
