/** A race's view at the server's time `now`: nothing is sent per year, so that the year has to be drawn from the clock. */

import { shown } from "$lib/clock";
import type { ClockView, PlaceRaceView } from "$lib/protocol";

type InYear = Pick<PlaceRaceView, "year" | "start_year" | "seconds_per_year">;

export function viewAt<View extends InYear>(view: View, clock: ClockView | null, now: number): View {
  if (!clock?.runs || view.year == null) return view;
  const running = view.start_year + Math.floor(shown(clock, now) / (view.seconds_per_year * 1000));
  return running > view.year ? { ...view, year: running } : view;
}
