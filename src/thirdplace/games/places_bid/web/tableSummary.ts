/** A table at a glance: the round, and what everyone has; at the end the points. */

import type { TableSummary } from "$lib/games/game";
import type { TableView } from "$lib/protocol";
import type { View } from "./protocol";
import { say } from "$lib/text.svelte";
import { cardsForOptions } from "./cards/cards";

export function summarizeTable(shown: unknown, info: TableView): TableSummary {
  const view = shown as View;
  const cards = cardsForOptions(info.options);
  const rows = view.seats.map(({ tokens, buildings }, seat) => {
    const built = buildings.reduce((sum, id) => sum + (cards.get(id)?.points ?? 0), 0);
    const total = view.result?.scores[seat]?.total;
    const words = total === undefined ? say("bid-glance", { points: built, tokens }) : say("bid-glance-total", { points: total });
    return { seat, points: total ?? built, words };
  });
  rows.sort((one, other) => other.points - one.points || one.seat - other.seat);
  return { progress: say("bid-round", { round: view.round, last: view.last_round }), standing: rows };
}
