import { expect, test } from "vitest";
import type { View } from "./race";
import { RaceClock } from "./raceClock.svelte";

const view: View = {
  game: "place-race",
  phase: "racing",
  year: 1850,
  turn: 0,
  start_year: 1830,
  seconds_per_year: 2,
  seats: [],
  offers: [],
  result: null,
};
const clock = { shows: 10_000, at: 700_000, runs: true, speed: 2 };
const server = (known: boolean, now: number) => ({ time: { isKnown: known }, now: () => now });

test("the clock goes on from what it showed, at its pace", () => {
  const running = new RaceClock();
  running.readClock(view, clock, server(true, 730_500));
  expect([running.year, running.part, running.count]).toEqual([1865, 0.5, 0]);
  expect(running.pace).toBe(1000);
});

test.each([
  [730_900, 100], // until the year is over
  [730_500, 250], // the server's time may be known better by then
  [699_800, 200], // until it starts
  [697_900, 100], // until the countdown says 2
])("at %i it is good for %i milliseconds", (now, lasts) => {
  expect(new RaceClock().readClock(view, clock, server(true, now))).toBeCloseTo(lasts);
});

test("a clock that stands shows its year, and nothing passes", () => {
  const running = new RaceClock();
  running.readClock(view, { ...clock, runs: false }, server(true, 730_500));
  expect([running.year, running.part, running.pace]).toEqual([1835, 0, null]);
});

test("a time that lies ahead is counted down to", () => {
  const running = new RaceClock();
  running.readClock(view, clock, server(true, 697_500));
  expect([running.year, running.count, running.pace]).toEqual([1835, 3, null]);
});

test("until the server's time is known there is the year it told, and no countdown", () => {
  const running = new RaceClock();
  running.readClock(view, clock, server(false, 40));
  expect([running.year, running.count]).toEqual([1850, 0]);
});
