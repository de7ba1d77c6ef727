import { expect, it } from "vitest";
import { applyAction, yearsPassed, stoppedYears, yearAt, type Years } from "./years";

const START = { type: "start" } as const;
const PAUSE = { type: "pause" } as const;

it("runs, stands, goes on, and begins anew", () => {
  let timer: Years = stoppedYears(1830, 2);
  expect(yearAt(timer, 500)).toEqual({ year: 1830, part: 0 });
  timer = applyAction(timer, START, 1000);
  timer = applyAction(timer, START, 1500); // a second tap changes nothing
  expect(yearsPassed(timer, 3000)).toBe(1);
  timer = applyAction(timer, PAUSE, 4000);
  expect(yearAt(timer, 9000)).toEqual({ year: 1831, part: 0.5 });
  timer = applyAction(timer, START, 10_000);
  expect(yearAt(timer, 11_000)).toEqual({ year: 1832, part: 0 });
  timer = applyAction(timer, { type: "reset" }, 12_000);
  expect([timer.runs, timer.begun, yearAt(timer, 20_000)]).toEqual([false, false, { year: 1830, part: 0 }]);
});

it("keeps the year when the pace changes, while it runs and while it stands", () => {
  let timer = applyAction(stoppedYears(1900, 2), START, 0);
  timer = applyAction(timer, { type: "pace", seconds_per_year: 3 }, 3000);
  expect(yearAt(timer, 3000)).toEqual({ year: 1901, part: 0.5 });
  expect(yearAt(timer, 4500)).toEqual({ year: 1902, part: 0 });
  timer = applyAction(applyAction(timer, PAUSE, 4500), { type: "pace", seconds_per_year: 60 }, 9000);
  expect(yearsPassed(timer, 99_000)).toBe(2);
});

it("begins with any year, but not in the middle", () => {
  const timer = applyAction(stoppedYears(1830, 2), { type: "begin", start_year: 1769 }, 0);
  expect(yearAt(timer, 0).year).toBe(1769);
  expect(yearAt(applyAction(applyAction(timer, START, 0), { type: "begin", start_year: 5 }, 10), 10).year).toBe(1769);
});

it("never runs backwards: who asks with a clock that is behind sees the beginning", () => {
  expect(yearsPassed(applyAction(stoppedYears(1830, 2), START, 5000), 4000)).toBe(0);
});
