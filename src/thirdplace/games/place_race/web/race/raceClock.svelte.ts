/** The game's clock, read whenever it shows something new: nothing is sent per year, and nothing drawn per picture. */

import { countdownLeftMs, clockTimeAt } from "$lib/table/clock";
import type { ClockView } from "$lib/protocol";
import { yearAt, type View } from "./race";
import { SmoothTime } from "./smoothTime";

/** Who knows the server's time, or does not yet. */
type Timekeeper = { time: { isKnown: boolean }; now(): number };

/** Milliseconds after which it is read anew at the latest: the server's time may have been learned better. */
const MAX_READ_INTERVAL_MS = 250;
/** An answer to the first question takes about so long. */
const FIRST_ANSWER_MS = 20;

export class RaceClock {
  /** What the game's clock shows, in milliseconds. */
  shown = $state(0);
  year = $state(0);
  /** How much of the year had passed when the clock was read, 0 to 1. */
  part = $state(0);
  /** Milliseconds in which a year passes; null: the clock stands. */
  pace = $state<number | null>(null);
  /** Seconds of a countdown that everyone sees; 0: there is none. */
  count = $state(0);
  #steady = new SmoothTime();

  /** Returns how many milliseconds it is good for. */
  readClock(view: View, clock: ClockView | null, server: Timekeeper): number {
    // Just arrived: until the server's time is known, the year that the server told is good enough.
    if (clock?.runs && !server.time.isKnown) {
      this.year = view.result?.year ?? view.year ?? view.start_year;
      return FIRST_ANSWER_MS;
    }
    const now = this.#steady.readTime(server.now(), performance.now());
    const ahead = clock ? countdownLeftMs(clock, now) : 0;
    const runs = view.phase === "racing" && clock?.runs && clock.speed > 0 && !ahead;
    this.shown = clock ? clockTimeAt(clock, now) : 0;
    ({ year: this.year, part: this.part } = yearAt(view, this.shown));
    this.pace = runs ? (view.seconds_per_year * 1000) / clock.speed : null;
    this.count = view.phase === "racing" ? Math.ceil(ahead / 1000) : 0;
    return Math.min(MAX_READ_INTERVAL_MS, this.pace === null ? ahead % 1000 || MAX_READ_INTERVAL_MS : (1 - this.part) * this.pace);
  }

  /** Read the clock now and whenever it is time; returns how to stop. */
  keepReading(read: () => number): () => void {
    let waiting: ReturnType<typeof setTimeout>;
    (function again() {
      waiting = setTimeout(again, Math.ceil(read()));
    })();
    return () => clearTimeout(waiting);
  }
}
