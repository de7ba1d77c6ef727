/** What is heard of the auction: counters put down, cards taken, the end. */

import type { PlacesBidEvent } from "$lib/protocol";
import type { Sound } from "$lib/sound";
import type { Happened } from "$lib/table/table.svelte";

const SOUNDS: Partial<Record<PlacesBidEvent["type"], Sound>> = { bid: "bid", bought: "card", over: "chime" };

export const sounds = (event: Happened): Sound | null => SOUNDS[event.type as PlacesBidEvent["type"]] ?? null;
