/** The game's clock, read anew with every picture: nothing is sent per year. */

import { countdown, shown } from "$lib/clock";
import type { ClockView } from "$lib/protocol";
import { yearAt, type View } from "./race";

export class Running {
  /** What the game's clock shows, in milliseconds. */
  shown = $state(0);
  year = $state(0);
  /** How much of the year has passed, 0 to 1. */
  part = $state(0);
  /** Seconds of a countdown that everyone sees; 0: there is none. */
  count = $state(0);

  read(view: View, clock: ClockView | null, now: number): void {
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
