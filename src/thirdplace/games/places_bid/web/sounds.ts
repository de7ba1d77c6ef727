/** What is heard of the auction: counters put down, cards taken, the end. */

import type { Event } from "./protocol";
import type { Sound } from "$lib/sound";
import type { TableEvent } from "$lib/table/tableConnection.svelte";

const SOUNDS: Partial<Record<Event["type"], Sound>> = { bid: "counter", bought: "card", over: "chime" };

export const soundFor = (event: TableEvent): Sound | null => SOUNDS[event.type as Event["type"]] ?? null;
