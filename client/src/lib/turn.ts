/** Whose turn it is, as all games' views tell it; null: nobody's, or everybody's. */

import { shown } from "$lib/table/clock";
import type { ClockView } from "./protocol";

type Told = { turn?: number | null; roller?: number | null; year?: number | null; start_year?: number; seconds_per_year?: number };

export function turnOf(view: unknown): number | null {
  const { turn, roller } = (view ?? {}) as Told;
  return turn ?? roller ?? null;
}

/** Who is to be called now; in a race turns come and go too fast for that. */
export const calledBy = (view: unknown): number | null => (((view ?? {}) as Told).year == null ? turnOf(view) : null);

/** A race's view at the server's time `now`: nothing is sent per year, so that the year has to be drawn from the clock. */
export function inYear<View>(view: View, clock: ClockView | null, now: number): View {
  const { year, start_year: start, seconds_per_year: seconds } = (view ?? {}) as Told;
  if (!clock?.runs || year == null || start === undefined || !seconds) return view;
  const running = start + Math.floor(shown(clock, now) / (seconds * 1000));
  return running > year ? { ...view, year: running } : view;
}
