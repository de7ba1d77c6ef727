/** Years that pass at a pace, measured and not counted: it stays right however seldom anybody looks. */

import type { TimeAsked } from "$lib/protocol";
import type { FromTimer, TimerTold } from "../protocol";

/** A timer on this device alone or on several: of the latter the server tells. */
export type Years = Omit<TimerTold, "type" | "code" | "devices">;
export type TimerAct = Exclude<FromTimer, TimeAsked>;

export const stoppedYears = (start_year: number, seconds_per_year: number): Years => ({
  start_year,
  seconds_per_year,
  years: 0,
  at: 0,
  runs: false,
  begun: false,
});

/** Years that have yearsPassed, with the part of the one that runs. `now` belongs to the clock that `at` is of. */
export function yearsPassed({ years, at, runs, seconds_per_year }: Years, now: number): number {
  return years + (runs ? Math.max(0, now - at) / (1000 * seconds_per_year) : 0);
}

/** The year, and how much of it is gone, from 0 to 1. */
export function yearAt(timer: Years, now: number): { year: number; part: number } {
  const gone = yearsPassed(timer, now);
  return { year: timer.start_year + Math.floor(gone), part: gone % 1 };
}

/** What an act makes of a timer that needs no server; of a shared one the server decides, by the same rules. */
export function applyAction(timer: Years, act: TimerAct, now: number): Years {
  const held = { ...timer, years: yearsPassed(timer, now), at: now };
  switch (act.type) {
    case "start":
      return { ...held, runs: true, begun: true };
    case "pause":
      return { ...held, runs: false };
    case "reset":
      return { ...held, years: 0, runs: false, begun: false };
    case "pace": // the year stays, with as much of it gone as before
      return { ...held, seconds_per_year: act.seconds_per_year };
    case "begin":
      return held.begun ? timer : { ...held, start_year: act.start_year };
  }
}
