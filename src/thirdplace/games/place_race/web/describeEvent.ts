/** What happened, in the words of the terminal. */

import { say } from "$lib/text.svelte";
import type { TableEvent } from "$lib/table/tableConnection.svelte";
import type { Event } from "./protocol";
import { cardName, placeName } from "./map/map";

export function describeEvent(happened: TableEvent, names: string[]): string | null {
  if (happened.type === "paced") {
    const speed = Number(happened["speed"]);
    return speed ? say("race-told-pace", { pace: describePace(speed) }) : null; // a lesson stops the clock, and says so itself
  }
  const event = happened as Event;
  const name = (seat: number) => names[seat] ?? "";
  switch (event.type) {
    case "start":
      return say("told-start", { name: name(event.seat), place: placeName(event.place) });
    case "ready":
      return say("told-ready", { name: name(event.seat) });
    case "unready":
      return say("told-unready", { name: name(event.seat) });
    case "timer":
      return say("told-timer", { name: name(event.first), year: String(event.start_year) });
    case "moved":
      return say("told-moved", { name: name(event.seat), place: placeName(event.to) });
    case "turned-in":
      return say("told-turned-in", {
        name: name(event.seat),
        card: cardName(event.card),
        event: say(`event-${event.card}`),
      });
    case "late-cards": {
      const cards = event.hands.flatMap((hand, seat) => hand.map((card) => `${name(seat)}: ${cardName(card)}`));
      return say("told-late", { cards: cards.join(", ") });
    }
    case "over":
      return say(event.won ? "told-won" : "told-lost");
    case "offered":
    case "traded":
      return say(`told-${event.type}`, {
        giver: name(event.from),
        taker: name(event.to),
        give: cardName(event.give),
        take: cardName(event.take),
      });
    case "withdrawn":
    case "declined":
      return say(`told-${event.type}`, { giver: name(event.from), taker: name(event.to) });
    default:
      return null; // skipping: most turns of a race are waiting, and not worth a line
  }
}

/** Compared with what was agreed before the race. */
const describePace = (speed: number): "slower" | "agreed" | "faster" => (speed < 1 ? "slower" : speed > 1 ? "faster" : "agreed");
