/** The timer of a page: of this device alone, which needs no server, or shared with others by a code. */

import { TIMER_SECONDS, TIMER_YEARS } from "../protocol";
import { openTimer } from "./requests";
import { remember, recall } from "$lib/deviceMemory";
import { SharedTimer } from "./sharedTimer.svelte";
import { applyAction, yearsPassed, stoppedYears, type TimerAct, type Years } from "./years";

const number = (key: string, usual: number) => Number(recall(key)) || usual;

export class Timer {
  shared = $state.raw<SharedTimer | null>(null);
  #own = $state.raw<Years>(stoppedYears(number("timer-year", TIMER_YEARS.usual), number("timer-pace", TIMER_SECONDS.usual)));

  /** What is shown; on the way to the others, what was shown before. */
  get years(): Years {
    const { shared } = this;
    return shared?.told && shared.link !== "coming" ? shared.told : this.#own;
  }

  /** Can something be done with it now? What others would not see is not done. */
  get ready(): boolean {
    return this.shared === null || this.shared.link === "here";
  }

  /** By the clock that `years` belongs to. */
  now(): number {
    return this.years === this.#own ? performance.now() : this.shared!.now();
  }

  act(act: TimerAct): void {
    if (this.shared) this.shared.act(act);
    else this.#own = applyAction(this.#own, act, performance.now());
    if (act.type === "pace") remember("timer-pace", String(act.seconds_per_year));
    if (act.type === "begin") remember("timer-year", String(act.start_year));
  }

  /** Let others in: it goes on from where it is. Raises Refused. */
  async share(): Promise<void> {
    const { start_year, seconds_per_year, runs } = this.years;
    const opened = await openTimer({ start_year, seconds_per_year, runs, years: yearsPassed(this.years, this.now()) });
    this.join(opened.code);
  }

  join(code: string): void {
    this.shared?.close();
    this.shared = new SharedTimer(code);
  }

  /** Go on alone, from where it is. */
  leave(): void {
    const { shared, years } = this;
    if (!shared) return;
    this.#own = { ...years, years: yearsPassed(years, this.now()), at: performance.now() };
    shared.close();
    this.shared = null;
  }

  close(): void {
    this.shared?.close();
  }
}
