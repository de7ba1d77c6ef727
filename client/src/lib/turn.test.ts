import { describe, expect, it } from "vitest";
import { calledBy, inYear, turnOf } from "./turn";

it("whose turn it is, whatever the game calls it", () => {
  expect(turnOf({ turn: 2 })).toBe(2);
  expect(turnOf({ roller: 0 })).toBe(0);
  expect(turnOf({ turn: null })).toBeNull();
  expect(turnOf(undefined)).toBeNull();
});

describe("the year of a race", () => {
  const view = { year: 1830, start_year: 1830, seconds_per_year: 2 };
  const clock = { shows: 1000, at: 50_000, runs: true, speed: 1 };

  it("goes on between two messages", () => {
    expect(inYear(view, clock, 50_500).year).toBe(1830);
    expect(inYear(view, clock, 51_000).year).toBe(1831);
    expect(inYear(view, clock, 71_000).year).toBe(1841);
  });

  it("stands while the clock stands, and never goes back", () => {
    expect(inYear(view, { ...clock, runs: false }, 90_000)).toBe(view);
    expect(inYear({ ...view, year: 1850 }, clock, 51_000).year).toBe(1850);
    expect(inYear({ game: "some-game" }, clock, 51_000)).toEqual({ game: "some-game" });
  });
});

it("calls whoever has the turn, but nobody in a race", () => {
  expect(calledBy({ turn: 2 })).toBe(2);
  expect(calledBy({ roller: 1 })).toBe(1);
  expect(calledBy({ turn: 0, year: 1840 })).toBe(null);
  expect(calledBy(null)).toBe(null);
});
