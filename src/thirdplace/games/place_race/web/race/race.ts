/** A race as the screen needs it: the cards in order, what a seat may do now, what the clock says. */

import type { Sight } from "$lib/table/tableConnection.svelte";
import type { TableView } from "$lib/protocol";
import type { Action, Offer, View } from "../protocol";
import { cardOf, stepsBetween } from "../map/map";

export type { Action, Offer, View };

/** Where a computer player is heading, and what for. */
export type Intent = { place: string; card: string; year: number; by: string[] };

/** One open card: who holds it and, once they stand somewhere, how many steps away they are. */
export type AgendaEntry = {
  card: string;
  place: string;
  year: number;
  holder: number;
  steps: number | null;
  late: boolean;
  traded: boolean;
  done: boolean;
};

/** All open cards in the order in which they are due (PR6, PR12). */
export function agendaOf(view: View): AgendaEntry[] {
  return view.seats
    .flatMap((seat, holder) =>
      seat.cards.flatMap(({ card, kind, traded, done }) => {
        if (card === null) return [];
        const { place, year } = cardOf(card);
        const steps = seat.place === null ? null : stepsBetween(seat.place, place);
        return [{ card, place, year, holder, steps, late: kind === "late", traded, done }];
      }),
    )
    .sort((one, other) => cardOf(one.card).number - cardOf(other.card).number);
}

/** How many late cards lie face down before each seat. */
export const faceDownCounts = (view: View): number[] =>
  view.seats.map((seat) => seat.cards.filter((card) => card.card === null).length);

/** The next card that this seat has to see, if there is one. */
export const nextEntryOf = (entries: AgendaEntry[], seat: number): AgendaEntry | undefined =>
  entries.find((entry) => entry.holder === seat && !entry.done);

/** Too far for the years that are left (a year is one action at least), or due this very year. */
export const isUrgent = (entry: AgendaEntry, year: number): boolean =>
  !entry.done && (entry.year === year || (entry.steps !== null && entry.year - year < entry.steps));

/** What a seat may do when the game's clock shows `shown`: some of it only once a year has come. */
export function allowedActions(sight: Sight | undefined, shown: number): Action[] {
  if (!sight) return [];
  const { legal, later } = sight;
  return (later && shown >= later.at ? [...legal, ...later.legal] : legal) as Action[];
}

export function actionsOfType<T extends Action["type"]>(actions: Action[], type: T): Extract<Action, { type: T }>[] {
  return actions.filter((action): action is Extract<Action, { type: T }> => action.type === type);
}

/** The year that the clock shows, and how much of it has passed (0 to 1). */
export function yearAt(view: View, shown: number): { year: number; part: number } {
  if (view.result) return { year: view.result.year, part: 0 };
  const years = shown / (view.seconds_per_year * 1000);
  return { year: view.start_year + Math.floor(years), part: years % 1 };
}

/** A standing order: every turn is skipped until this year. */
type WaitOrder = { type: "wait"; until: number };

/** The year that a seat waits for; null: it does not wait, or its year has come. */
export function waitingYearOf(info: TableView, seat: number, year: number): number | null {
  const order = info.seats[seat]?.order as WaitOrder | null | undefined;
  return order && year < order.until ? order.until : null;
}
