/** What stands on the pad: names, what was agreed, and the numbers as they were typed. */

import { FEWEST_SEATS, MOST_SEATS, RULEBOOK, type Scores, type Sheet } from "../protocol";
import { MAX_NAME_LENGTH } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import type { View } from "../table/round";

export type AgreedOptions = Pick<Required<NonNullable<Sheet["options"]>>, "rounds" | "die" | "places" | "goal" | "target">;

export type TypedSheet = {
  names: string[];
  options: AgreedOptions;
  /** Round by round, in the order of the names; "" where nothing stands yet. */
  numbers: string[][];
  /** The field that somebody is typing into, as the server would call it: half a number is no number yet. */
  open: string | null;
};

export function blankSheet(): TypedSheet {
  const { rounds, die, places, goal, target } = RULEBOOK;
  return { names: Array.from({ length: FEWEST_SEATS }, () => ""), options: { rounds, die, places, goal, target }, numbers: [], open: null };
}

/** The same people once more. */
export const clearNumbers = (typed: TypedSheet): TypedSheet => ({ ...typed, numbers: [], open: null });

export const fieldPath = (round: number, seat: number): string => `numbers[${round}][${seat}]`;
export const numberAt = (typed: TypedSheet, round: number, seat: number): string => typed.numbers[round]?.[seat] ?? "";
export const playerName = (typed: TypedSheet, seat: number): string =>
  typed.names[seat]?.trim() || say("please-pad-player", { number: String(seat + 1) });
export const playerNames = (typed: TypedSheet): string[] => typed.names.map((_, seat) => playerName(typed, seat));

/** For the server; later rounds than there are were typed before somebody changed their number. */
export function sheetOf(typed: TypedSheet): Sheet {
  const roundNumbers = (round: number) => typed.names.map((_, seat) => readNumber(typed, round, seat));
  const rounds = Math.min(typed.numbers.length, typed.options.rounds);
  return { names: playerNames(typed), options: typed.options, numbers: Array.from({ length: rounds }, (_, round) => roundNumbers(round)) };
}

function readNumber(typed: TypedSheet, round: number, seat: number): number | null {
  const digits = numberAt(typed, round, seat);
  const unfinished = typed.open === fieldPath(round, seat) && digits.length < typed.options.places;
  return digits && !unfinished ? Number(digits) : null;
}

export function withNumber(typed: TypedSheet, round: number, seat: number, digits: string): TypedSheet {
  const rounds = Math.max(round + 1, typed.numbers.length);
  const numbers = Array.from({ length: rounds }, (_, line) =>
    typed.names.map((_, other) => (line === round && other === seat ? digits : numberAt(typed, line, other))),
  );
  return { ...typed, numbers, open: fieldPath(round, seat) };
}

/** A name; or several, one a line, pasted where the first belongs. */
export function withNames(typed: TypedSheet, seat: number, pasted: string[]): TypedSheet {
  const names = [...typed.names.slice(0, seat), ...pasted, ...typed.names.slice(seat + pasted.length)];
  return { ...typed, names: names.slice(0, MOST_SEATS).map((name) => name.slice(0, MAX_NAME_LENGTH)) };
}

export function withoutSeat(typed: TypedSheet, seat: number): TypedSheet {
  const others = <T>(list: T[]) => list.filter((_, other) => other !== seat);
  return { ...typed, names: others(typed.names), numbers: typed.numbers.map(others), open: null };
}

/** The round to go on with: the first in which a number is missing, or the last. */
export function currentRound(typed: TypedSheet): number {
  const rounds = typed.options.rounds;
  const isRoundFilled = (round: number) => typed.names.every((_, seat) => numberAt(typed, round, seat));
  const missing = Array.from({ length: rounds }, (_, round) => round).find((round) => !isRoundFilled(round));
  return missing ?? rounds - 1;
}

/** What the rules made of what stood there at some time, as the board's score sheets show it. */
export function viewOf(settled: TypedSheet | null, scores: Scores | null, typed: TypedSheet, wrong: string | null): View {
  const known = settled && scores && settled.names.length === typed.names.length ? scores : null;
  const history: View["history"] = [];
  known?.rounds.forEach((points, round) => {
    if (!points || wrong?.startsWith(`numbers[${round}]`)) return; // with something wrong in it, it does not count
    history[round] = { rolls: [], numbers: typed.names.map((_, seat) => Number(numberAt(settled!, round, seat))), ranks: [], points };
  });
  const winners = wrong === null ? (known?.winners ?? []) : [];
  const totals = typed.names.map((_, seat) => known?.totals[seat] ?? 0);
  return {
    game: "places-please",
    phase: winners.length ? "over" : "rolling",
    round: currentRound(typed) + 1,
    rolls: [],
    rolls_in_round: 0,
    roller: null,
    last_roller: null,
    next_roller: null,
    seats: totals.map((total) => ({ board: {}, written: false, points: [], total })),
    history,
    result: winners.length ? { totals, winners, best: [] } : null,
  };
}

/** The points of a round, unless its numbers have been changed since. */
export function pointsOf(view: View, typed: TypedSheet, round: number): number[] | null {
  const scored = view.history[round];
  const same = scored?.numbers.every((number, seat) => numberAt(typed, round, seat) !== "" && Number(numberAt(typed, round, seat)) === number);
  return scored && same ? scored.points : null;
}
