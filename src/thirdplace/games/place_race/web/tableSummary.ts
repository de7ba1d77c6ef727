/** A race at a glance: the year, and how many of their cards everyone has turned in. */

import type { TableSummary } from "$lib/games/game";
import type { View } from "./protocol";
import { say } from "$lib/text.svelte";

function progressOf({ phase, year, result }: View): string {
  if (result) return say(result.won ? "race-glance-won" : "race-glance-lost");
  return phase === "planning" ? say("race-glance-planning") : say("race-glance-year", { year: String(year) });
}

export function summarizeTable(shown: unknown): TableSummary {
  const view = shown as View;
  const standing = view.seats.map(({ cards }, seat) => ({
    seat,
    words: say("race-glance", { done: cards.filter(({ done }) => done).length, count: cards.length }),
  }));
  return { progress: progressOf(view), standing };
}
