/** The server's time, learned by asking; and a game's clock, drawn from it without being told again. */

import type { ClockView } from "$lib/protocol";

/** One question and its answer, in milliseconds: ours when asked and when heard, the server's in between. */
export type Exchange = { sent: number; server: number; heard: number };

const MAX_EXCHANGES = 8;
/** Milliseconds: for rounding, and for clocks that go a little faster or slower than others. */
const SLACK_MS = 10;

/** Can the clocks have stood the same way at both? The server told whole milliseconds, at some time in between. */
function isConsistent(one: Exchange, other: Exchange): boolean {
  return one.server - one.heard <= other.server - other.sent + SLACK_MS && other.server - other.heard <= one.server - one.sent + SLACK_MS;
}

/** How far the server's clock is ahead of ours. The quickest exchange of late knows best. */
export class ServerTime {
  #exchanges: Exchange[] = [];

  /** What contradicts the latest is forgotten: the machine slept, and its clock stood still meanwhile. */
  addExchange(exchange: Exchange): void {
    const agreeing = this.#exchanges.filter((other) => isConsistent(other, exchange));
    this.#exchanges = [...agreeing, exchange].slice(-MAX_EXCHANGES);
  }

  /** After a break: a machine that slept has another clock. */
  forget(): void {
    this.#exchanges = [];
  }

  /** Go by what was learned of another server. */
  adopt(other: ServerTime): void {
    this.#exchanges = other.#exchanges;
  }

  get isKnown(): boolean {
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
export function clockTimeAt(clock: ClockView, now: number): number {
  return clock.runs ? clock.shows + Math.max(0, now - clock.at) * clock.speed : clock.shows;
}

/** Milliseconds of a countdown that are left, 0 if there is none. */
export function countdownLeftMs(clock: ClockView, now: number): number {
  return clock.runs ? Math.max(0, clock.at - now) : 0;
}
