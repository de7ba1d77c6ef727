/** What is heard of a race beside the years: cards that change hands or turn up, what was seen, the end. */

import type { Event } from "./protocol";
import type { Sound } from "$lib/sound";
import type { TableEvent } from "$lib/table/tableConnection.svelte";

export function soundFor(happened: TableEvent): Sound | null {
  const event = happened as Event;
  switch (event.type) {
    case "turned-in":
      return "chime";
    case "traded":
    case "late-cards":
      return "card";
    case "over":
      return event.won ? "chime" : "counter"; // low and soft: no fanfare for a loss
    default:
      return null;
  }
}
