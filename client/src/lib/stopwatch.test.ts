import { expect, it } from "vitest";
import { Stopwatch, yearAt } from "./stopwatch";

it("runs, stands, goes on, and begins anew", () => {
  const watch = new Stopwatch();
  expect(watch.milliseconds(500)).toBe(0);
  watch.start(1000);
  watch.start(1500); // a second tap changes nothing
  expect(watch.milliseconds(3000)).toBe(2000);
  watch.pause(3000);
  expect(watch.milliseconds(9000)).toBe(2000);
  watch.start(10_000);
  expect(watch.milliseconds(10_500)).toBe(2500);
  watch.reset();
  expect([watch.runs, watch.milliseconds(20_000)]).toEqual([false, 0]);
});

it("keeps the year when the pace changes", () => {
  const watch = new Stopwatch();
  watch.start(0);
  expect(yearAt(watch.milliseconds(3000), 2)).toEqual({ years: 1, part: 0.5 });
  watch.stretch(3 / 2, 3000);
  expect(yearAt(watch.milliseconds(3000), 3)).toEqual({ years: 1, part: 0.5 });
  expect(yearAt(watch.milliseconds(4500), 3)).toEqual({ years: 2, part: 0 });
});
