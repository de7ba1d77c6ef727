/** Who won, and what decided if points alone did not (PB17). */

import { joinWords } from "$lib/joinWords";
import type { Result, View } from "../protocol";
import { say } from "$lib/text.svelte";

/** The steps in which a score is built up. */
export const SCORE_STEPS = ["buildings", "project", "tokens", "places", "total"] as const;
export type ScoreStep = (typeof SCORE_STEPS)[number];

/** What a seat has after so many steps. */
export function scoreAfter(result: Result, seat: number, steps: number): number {
  const score = result.scores[seat];
  if (!score) return 0;
  const parts = [score.buildings, score.project, score.tokens, score.places];
  return parts.slice(0, steps).reduce((sum, part) => sum + part, 0);
}

const joinSeatNames = (seats: readonly number[], names: readonly string[]): string => joinWords(seats.map((seat) => names[seat] ?? ""));

/** The sentences, in order; the last one names who won. `you`: the one whose device it is, where it is one person's. */
export function explainResult(view: View, names: readonly string[], you: number | null = null): string[] {
  const { scores, winners } = view.result ?? { scores: [], winners: [] };
  const best = Math.max(...scores.map((score) => score.total));
  const at = (total: number) => scores.flatMap((score, seat) => (score.total === total ? [seat] : []));
  let tied = at(best);
  if (tied.length === 1) {
    const second = Math.max(...scores.filter((score) => score.total < best).map((score) => score.total));
    const next = joinSeatNames(at(second), names);
    const clearly = { name: joinSeatNames(winners, names), total: best, lead: best - second, next };
    return [say(winners[0] === you ? "bid-you-won-clearly" : "won-clearly", clearly)];
  }
  const told = [say("tie", { names: joinSeatNames(tied, names), total: best })];
  const withSet = tied.filter((seat) => scores[seat]?.places);
  if (withSet.length && withSet.length < tied.length) {
    told.push(say("tie-set", { names: joinSeatNames(withSet, names), count: withSet.length }));
    tied = withSet;
  }
  if (tied.length > 1) {
    const bids = tied.map((seat) => `${names[seat]} ${view.seats[seat]?.bid ?? 0}`).join(", ");
    told.push(say("tie-bid", { bids }));
  }
  return [...told, wonBy(winners, names, best, you)];
}

function wonBy(winners: readonly number[], names: readonly string[], total: number, you: number | null): string {
  if (you === null || !winners.includes(you)) {
    return say("bid-won", { names: joinSeatNames(winners, names), count: winners.length, total });
  }
  const others = winners.filter((winner) => winner !== you);
  return others.length ? say("bid-you-share", { names: joinSeatNames(others, names), total }) : say("bid-you-won", { total });
}
