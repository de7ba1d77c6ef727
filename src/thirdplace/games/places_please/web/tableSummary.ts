/** A table at a glance: the round, and everyone's points, the most first. */

import type { TableSummary } from "$lib/games/game";
import type { TableView } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import { namesOf, optionsOf, playersOf, rankedTotals, type View } from "./table/round";

export function summarizeTable(shown: unknown, info: TableView): TableSummary {
  const view = shown as View;
  const ranked = rankedTotals(view.seats.map(({ total }) => total), playersOf(view, namesOf(info)));
  return {
    progress: say("headline", { round: view.round, rounds: optionsOf(info).rounds }),
    standing: ranked.map(({ seat }) => ({ seat, words: say("please-has", { points: view.seats[seat]?.total ?? 0 }) })),
  };
}
