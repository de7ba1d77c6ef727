import { expect, test } from "vitest";
import { SmoothTime } from "./smoothTime";

test("it begins with what is believed and goes on with our own clock", () => {
  const steady = new SmoothTime();
  expect(steady.readTime(90_000, 500)).toBe(90_000);
  expect(steady.readTime(90_016, 516)).toBe(90_016);
});

test.each([-300, 300])("when the belief changes by %i, no moment is skipped and none comes twice", (change) => {
  const steady = new SmoothTime();
  let before = steady.readTime(1000, 0);
  for (let here = 16; here <= 4000; here += 16) {
    const now = steady.readTime(1000 + here + change, here);
    expect(now - before).toBeGreaterThan(12);
    expect(now - before).toBeLessThan(20);
    before = now;
  }
  expect(before).toBe(1000 + 4000 + change);
});

test("after a long sleep there is nothing to be smooth about", () => {
  const steady = new SmoothTime();
  steady.readTime(1000, 0);
  expect(steady.readTime(61_016, 16)).toBe(61_016);
});
