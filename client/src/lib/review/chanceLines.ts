/** A review as it is drawn: lines, swings, and where things stand. */

import type { Review } from "$lib/protocol";

/** A line of the graph: a seat's chances; a team has one for all. */
export type ChanceLine = { seat: number; name: string; chances: number[] };

const EQUAL_WITHIN = 1e-9;

/** Do all win or lose together? */
export const isTeam = ({ chances }: Review): boolean =>
  chances.every((now) => now.every((chance) => Math.abs(chance - now[0]!) < EQUAL_WITHIN));

export function chanceLinesOf(review: Review, team: string): ChanceLine[] {
  const chancesOf = (seat: number) => review.chances.map((now) => now[seat] ?? 0);
  if (isTeam(review)) return [{ seat: 0, name: team, chances: chancesOf(0) }];
  return review.names.map((name, seat) => ({ seat, name, chances: chancesOf(seat) }));
}

/** The move that changed most for anybody; null if nothing ever changed. */
export function greatestSwing(lines: ChanceLine[]): { line: ChanceLine; move: number } | null {
  let found: { line: ChanceLine; move: number } | null = null;
  let most = 0;
  for (const line of lines) {
    for (let move = 1; move < line.chances.length; move++) {
      const change = Math.abs(line.chances[move]! - line.chances[move - 1]!);
      if (change > most + EQUAL_WITHIN) [most, found] = [change, { line, move }];
    }
  }
  return found;
}

const MIN_CHANGE_FOR_ROW = 0.01;

/** The moments worth a row of a table: the first, the last, and wherever anybody's chance has moved on. */
export function turningPoints(lines: ChanceLine[]): number[] {
  const last = (lines[0]?.chances.length ?? 1) - 1;
  const told = [0];
  for (let move = 1; move <= last; move++) {
    const before = told.at(-1)!;
    const moved = lines.some(({ chances }) => Math.abs(chances[move]! - chances[before]!) >= MIN_CHANGE_FOR_ROW);
    if (moved || move === last) told.push(move);
  }
  return told;
}

/** The same heights, moved apart as far as they must be to have `gap` between them, from `least` to `most`. */
export function spreadApart(heights: number[], gap: number, least: number, most: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  let free = least;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, free);
    free = placed[index]! + gap;
  }
  free = most;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, free);
    free = placed[index]! - gap;
  }
  return placed;
}
