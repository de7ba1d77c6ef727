import { expect, test } from "vitest";
import { neighbouringPace, paceForSpeed, secondsPerYearAt, speedForPace } from "./pace";

test("a calm race has six seconds for a year, however many play by the rulebook", () => {
  expect([1.5, 2, 3].map((seconds) => secondsPerYearAt(speedForPace("calm", seconds), seconds))).toEqual([6, 6, 6]);
  expect(secondsPerYearAt(speedForPace("calm", 30), 30)).toBe(60);
});

test("a speed is known by its word, and others have none", () => {
  for (const pace of ["calm", "rulebook", "brisk"] as const) expect(paceForSpeed(speedForPace(pace, 1.5), 1.5)).toBe(pace);
  expect(paceForSpeed(0.75, 1.5)).toBe(null);
});

test("slower than calm there is nothing, nor faster than brisk", () => {
  expect(neighbouringPace("calm", -1)).toBe(null);
  expect(neighbouringPace("calm", 1)).toBe("rulebook");
  expect(neighbouringPace("brisk", 1)).toBe(null);
  expect(neighbouringPace(null, -1)).toBe("calm");
});
