import { expect, test } from "vitest";
import { podiumSteps, rowsWithPoints } from "./podium";
import { rankedTotals } from "../table/round";

const standing = (...totals: number[]) => rankedTotals(totals).map((row) => ({ ...row, points: totals[row.seat]! }));

test("who is level shares a step, and the next total stands on the next step", () => {
  expect(podiumSteps(standing(3, 8, 5, 8, 0, 1))).toEqual([
    { place: 1, points: 8, seats: [1, 3] },
    { place: 2, points: 5, seats: [2] },
    { place: 3, points: 3, seats: [0] },
  ]);
});

test("nobody stands on the podium without points", () => {
  expect(podiumSteps(standing(5, 0, 0))).toEqual([{ place: 1, points: 5, seats: [0] }]);
  expect(podiumSteps(standing(0, 0))).toEqual([]);
});

test("a class sees no tail of zeros by name, and everyone sees themselves", () => {
  const all = standing(5, 0, 3, 0, 0);
  expect(rowsWithPoints(all)).toEqual({ rows: all.slice(0, 2), more: 3 });
  expect(rowsWithPoints(all, 3).rows.map(({ seat }) => seat)).toEqual([0, 2, 3]);
  expect(rowsWithPoints(all, 3).more).toBe(2);
});
