/** The server's time, learned by asking; and a game's clock, drawn from it without being told again. */

import type { ClockView } from "./protocol";

/** One question and its answer, in milliseconds: ours when asked and when heard, the server's in between. */
export type Exchange = { sent: number; server: number; heard: number };

const KEPT = 8;

/** How far the server's clock is ahead of ours. The quickest exchange of late knows best. */
export class ServerTime {
  #exchanges: Exchange[] = [];

  learn(exchange: Exchange): void {
    this.#exchanges = [...this.#exchanges, exchange].slice(-KEPT);
  }

  /** After a break: a machine that slept has another clock. */
  forget(): void {
    this.#exchanges = [];
  }

  get known(): boolean {
    return this.#exchanges.length > 0;
  }

  get offset(): number {
    let best: Exchange | undefined;
    for (const exchange of this.#exchanges) {
      if (!best || exchange.heard - exchange.sent <= best.heard - best.sent) best = exchange;
    }
    return best ? best.server - (best.sent + best.heard) / 2 : 0;
  }

  /** The server's time at our time `here`. */
  at(here: number): number {
    return here + this.offset;
  }
}

/** What a game's clock shows at the server's time `now`. */
export function shown(clock: ClockView, now: number): number {
  return clock.runs ? clock.shows + Math.max(0, now - clock.at) * clock.speed : clock.shows;
}

/** Milliseconds of a countdown that are left, 0 if there is none. */
export function countdown(clock: ClockView, now: number): number {
  return clock.runs ? Math.max(0, clock.at - now) : 0;
}
