/** What follows from a view: what a slot is worth, whose numbers lie open, who is ahead. */

import type { TableView } from "$lib/protocol";
import { SLOT_WORTH, type Options as OwnOptions, type Round, type View as OwnView } from "../protocol";

export type View = OwnView;
export type Options = Required<OwnOptions>;
export type Ranked = { seat: number; rank: number };

/** More seats than this are a class: then only the leaders and oneself are shown. */
export const SMALL_TABLE = 6;

/** A table tells all options, also those that are as the rulebook has them. */
export const optionsOf = (info: TableView): Options => info.options as Options;
export const namesOf = (info: TableView): string[] => info.seats.map((seat) => seat?.name ?? "");

/** What a digit counts in this slot. */
export const worth = (slot: string, digit: number): number => digit * SLOT_WORTH[slot as keyof typeof SLOT_WORTH];
export const isGarbage = (slot: string): boolean => worth(slot, 1) === 0;

/** The round whose numbers lie open: scored, and the die for the next not rolled yet; or the last of all. */
export function openRound(view: View): Round | null {
  return view.rolls.length === 0 || view.phase === "over" ? (view.history.at(-1) ?? null) : null;
}

/** What a led table shows once a lesson is over and its last round has been looked at. */
export const standingStep = (view: View): string => `${view.history.length}-standing`;

/** Is a led lesson over, with all rounds played, and the big screen not at the final standing yet? */
export function isStandingAhead(view: View, info: TableView): boolean {
  return view.phase === "over" && view.history.length === optionsOf(info).rounds && info.shown !== standingStep(view);
}

/** The numbers of a round, best first. Who rested has none. */
export const rankedNumbers = (round: Round): Ranked[] =>
  sortByRank(round.ranks.flatMap((rank, seat) => (rank === null ? [] : [{ seat, rank }])));

/** Most points first; who is level shares the rank, and the next total takes the next one. */
export function rankedTotals(totals: number[], seats = totals.map((_, seat) => seat)): Ranked[] {
  const different = [...new Set(seats.map((seat) => totals[seat]!))].sort((one, other) => other - one);
  return sortByRank(seats.map((seat) => ({ seat, rank: different.indexOf(totals[seat]!) + 1 })));
}

/** In a lesson there are spare seats: those are told apart on which somebody sits, and plays or has played. */
export function playersOf(view: View, names: string[]): number[] {
  return view.seats.flatMap((shown, seat) => {
    const played = view.history.some(({ numbers }) => numbers[seat] !== null);
    return names[seat] && (shown.part !== "rests" || played) ? [seat] : [];
  });
}

/** Who is waited for while a digit is written. */
export const writersOf = (view: View): number[] =>
  view.seats.flatMap(({ written, part }, seat) => (written || (part ?? "plays") !== "plays" ? [] : [seat]));

const sortByRank = (ranked: Ranked[]): Ranked[] =>
  ranked.sort((one, other) => one.rank - other.rank || one.seat - other.seat);

/** The rows that are shown: everyone at a small table, else as many as fit, oneself always among them. */
export function rowsShown(ranked: Ranked[], own: number | null, most = SMALL_TABLE): Ranked[] {
  if (ranked.length <= SMALL_TABLE) return ranked;
  const place = ranked.findIndex(({ seat }) => seat === own);
  return place < most ? ranked.slice(0, most) : [...ranked.slice(0, most - 1), ranked[place]!];
}
