import { describe, expect, it } from "vitest";
import { viewAt } from "./viewAt";

describe("the year of a race", () => {
  const view = { year: 1830, start_year: 1830, seconds_per_year: 2 };
  const clock = { shows: 1000, at: 50_000, runs: true, speed: 1 };

  it("goes on between two messages", () => {
    expect(viewAt(view, clock, 50_500).year).toBe(1830);
    expect(viewAt(view, clock, 51_000).year).toBe(1831);
    expect(viewAt(view, clock, 71_000).year).toBe(1841);
  });

  it("stands while the clock stands, and never goes back", () => {
    expect(viewAt(view, { ...clock, runs: false }, 90_000)).toBe(view);
    expect(viewAt({ ...view, year: 1850 }, clock, 51_000).year).toBe(1850);
    expect(viewAt({ ...view, year: null }, clock, 51_000).year).toBe(null);
  });
});
