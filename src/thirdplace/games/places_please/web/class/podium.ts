/** Who stands on which step at the end, and who is named below it. */

import type { Ranked } from "../table/round";

export type Standing = Ranked & { points: number };
export type PodiumStep = { place: 1 | 2 | 3; points: number; seats: number[] };

const PODIUM_PLACES = [1, 2, 3] as const;

/** The three best totals; who is level shares a step. Nobody stands there without points. */
export function podiumSteps(standing: Standing[]): PodiumStep[] {
  const totals = [...new Set(standing.map(({ points }) => points).filter((points) => points > 0))].sort((one, other) => other - one);
  return PODIUM_PLACES.slice(0, totals.length).map((place) => {
    const points = totals[place - 1]!;
    return { place, points, seats: standing.filter((row) => row.points === points).map(({ seat }) => seat) };
  });
}

/** Nobody is shown to all with nothing: those with points by name, oneself always, the others counted. */
export function rowsWithPoints<Row extends Standing>(standing: Row[], own: number | null = null): { rows: Row[]; more: number } {
  const rows = standing.filter(({ points, seat }) => points > 0 || seat === own);
  return { rows, more: standing.length - rows.length };
}
