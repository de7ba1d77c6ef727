/** The game's clock, read anew with every picture: nothing is sent per year. */

import { countdown, shown } from "$lib/clock";
import type { ClockView } from "$lib/protocol";
import { yearAt, type View } from "./race";
import { Steady } from "./steady";

/** Who knows the server's time, or does not yet. */
type Timekeeper = { time: { known: boolean }; now(): number };

export class Running {
  /** What the game's clock shows, in milliseconds. */
  shown = $state(0);
  year = $state(0);
  /** How much of the year has passed, 0 to 1. */
  part = $state(0);
  /** Seconds of a countdown that everyone sees; 0: there is none. */
  count = $state(0);
  #steady = new Steady();

  read(view: View, clock: ClockView | null, server: Timekeeper): void {
    // Just arrived: until the server's time is known, the year that the server told is good enough.
    if (clock?.runs && !server.time.known) {
      this.year = view.result?.year ?? view.year ?? view.start_year;
      return;
    }
    const now = this.#steady.read(server.now(), performance.now());
    const time = clock ? shown(clock, now) : 0;
    const { year, part } = yearAt(view, time);
    this.shown = time;
    this.year = year;
    this.part = part;
    this.count = clock && view.phase === "racing" ? Math.ceil(countdown(clock, now) / 1000) : 0;
  }

  /** Read the clock with every picture; returns how to stop. */
  follow(read: () => void): () => void {
    read();
    let frame = requestAnimationFrame(function again() {
      read();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }
}
