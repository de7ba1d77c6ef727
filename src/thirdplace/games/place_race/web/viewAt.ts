/** A race's view at the server's time `now`: nothing is sent per year, so that the year has to be drawn from the clock. */

import { clockTimeAt } from "$lib/table/clock";
import type { ClockView } from "$lib/protocol";
import type { View } from "./protocol";

type InYear = Pick<View, "year" | "start_year" | "seconds_per_year">;

export function viewAt<Shown extends InYear>(view: Shown, clock: ClockView | null, now: number): Shown {
  if (!clock?.runs || view.year == null) return view;
  const running = view.start_year + Math.floor(clockTimeAt(clock, now) / (view.seconds_per_year * 1000));
  return running > view.year ? { ...view, year: running } : view;
}
