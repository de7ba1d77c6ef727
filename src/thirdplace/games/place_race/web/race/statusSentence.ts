/** The line under the year: whose turn it is, or what is still to be done before the clock starts. */

import { say } from "$lib/text.svelte";
import { placeName } from "../map/map";
import type { View } from "./race";

/** While planning: that the year does not run yet, and how it will; nothing in a lesson, where the clock stands. */
export const planningCaption = (view: View, speed = 1): string =>
  view.phase === "planning" && speed > 0
    ? say("headline-planning", {
        year: String(view.start_year),
        seconds: say("seconds", { seconds: Math.round((view.seconds_per_year / speed) * 10) / 10 }),
      })
    : "";

/** `waiting`: the year that the one person at this device waits for. */
export function statusSentence(view: View, names: string[], seats: number[], waiting: number | null = null): string {
  if (view.phase === "over") return "";
  if (view.phase === "planning") return planning(view, names, seats);
  const turn = view.turn;
  if (turn === null) return "";
  const place = placeName(view.seats[turn]?.place ?? "");
  const [own] = seats;
  if (waiting !== null) return say("race-you-wait", { place: placeName(view.seats[own ?? turn]?.place ?? ""), year: String(waiting) });
  if (seats.length === 1 && own === turn) return say("race-your-turn", { place });
  return say("race-turn-of", { name: names[turn] ?? "", place });
}

function planning(view: View, names: string[], seats: number[]): string {
  const undecided = seats.find((seat) => view.seats[seat]?.place === null);
  if (undecided !== undefined) {
    return seats.length > 1 ? say("race-choose-for", { name: names[undecided] ?? "" }) : say("race-choose-start");
  }
  const waiting = names.filter((_, seat) => view.seats[seat]?.ready === false);
  if (seats.some((seat) => !view.seats[seat]?.ready)) return say("race-plan");
  return say("race-waiting-for", { names: waiting.join(", ") });
}
