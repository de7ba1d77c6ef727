/** What happens at a table beside the game, in words; null: not worth interrupting anybody for. */

import type { SeatView } from "$lib/protocol";
import type { TableEvent } from "./tableConnection.svelte";
import { say } from "$lib/text.svelte";

/** `seats`: who sits there; a computer player's level is spoken of, a person's seat is handed over. */
export function describeTableEvent(event: TableEvent, names: string[], seats: readonly (SeatView | null)[] = []): string | null {
  const seat = event["seat"];
  const name = typeof seat === "number" ? (names[seat] ?? "") : "";
  switch (event.type) {
    case "sat":
      return say("web-told-sat", { name: String(event["name"]) });
    case "left":
      return name ? say("web-told-left", { name }) : null;
    case "begun":
      return say("web-told-begun");
    case "paused":
      return describePause(String(event["why"]), name);
    case "resumed": {
      const back = event["back"];
      return typeof back === "number" ? say("web-told-resumed-back", { name: names[back] ?? "" }) : say("web-told-resumed");
    }
    case "handed":
      if (event["level"] === null) return say("web-told-back", { name });
      if (typeof seat === "number" && seats[seat]?.person === false) return say("web-told-level", { name, level: say(`level-${event["level"]}`) });
      return say("web-told-handed", { name });
    case "undone":
      return say("web-told-undone", { name });
    case "time-up":
      return say("web-told-time-up", { name });
    default:
      return null;
  }
}

/** Why the game stands; without a name it was the host, who need not sit. */
export function describePause(why: string, name: string): string {
  if (why === "restart") return say("web-paused-restart");
  if (why === "dropped") return say("web-paused-dropped", { name });
  return name ? say("web-paused-by", { name }) : say("web-paused-by-host");
}
