import { expect, test } from "vitest";
import { publicRows } from "./ranking";

const rows = [9, 5, 5, 3, 1, 0, 0].map((points, seat) => ({ seat, points, rank: [1, 2, 2, 4, 5, 6, 6][seat]! }));
const seats = (shown: { seat: number }[]) => shown.map(({ seat }) => seat);

test("a public ranking never ends in zeros", () => {
  expect(seats(publicRows(rows, "all"))).toEqual([0, 1, 2, 3, 4]);
});

test("the first three ranks, or nobody's", () => {
  expect(seats(publicRows(rows, "top"))).toEqual([0, 1, 2]);
  expect(publicRows(rows, "none")).toEqual([]);
});

test("before anybody has points there is no ranking", () => {
  expect(publicRows(rows.map((row) => ({ ...row, points: 0, rank: 1 })), "all")).toEqual([]);
});
