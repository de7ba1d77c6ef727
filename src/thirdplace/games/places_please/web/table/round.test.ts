import { describe, expect, test } from "vitest";
import { isGarbage, openRound, playersOf, rankedNumbers, rankedTotals, rowsShown, worth, writersOf, type View } from "./round";

function view(change: Partial<View> = {}): View {
  const seat = { board: {}, written: false, points: [], total: 0 };
  return {
    game: "places-please",
    phase: "rolling",
    round: 1,
    rolls: [],
    rolls_in_round: 5,
    roller: 0,
    last_roller: null,
    next_roller: null,
    seats: [seat, seat, seat],
    history: [],
    result: null,
    ...change,
  };
}

test("a digit is worth its place, and nothing in the garbage", () => {
  expect(worth("thousands", 6)).toBe(6000);
  expect(worth("ones", 6)).toBe(6);
  expect(worth("garbage-2", 6)).toBe(0);
  expect(["ones", "garbage", "garbage-2"].map(isGarbage)).toEqual([false, true, true]);
});

test("numbers stand in the order of their ranks, equal ones in that of their seats", () => {
  const round = { rolls: [], numbers: [4651, 6452, 1111, 6452], ranks: [2, 1, 3, 1], points: [3, 5, 1, 5] };
  expect(rankedNumbers(round).map(({ seat, rank }) => [seat, rank])).toEqual([[1, 1], [3, 1], [0, 2], [2, 3]]);
});

test("equal sums share a rank, and the next sum takes the next one", () => {
  expect(rankedTotals([3, 8, 8, 1]).map(({ rank }) => rank)).toEqual([1, 1, 2, 3]);
});

describe("the numbers of a round lie open", () => {
  const round = { rolls: [1], numbers: [1, 2, 3], ranks: [3, 2, 1], points: [1, 3, 5] };

  test("until the die is rolled again", () => {
    expect(openRound(view())).toBeNull();
    expect(openRound(view({ round: 2, history: [round] }))).toBe(round);
    expect(openRound(view({ round: 2, history: [round], rolls: [5], phase: "writing" }))).toBeNull();
  });

  test("and at the end for good", () => {
    expect(openRound(view({ phase: "over", history: [round], rolls: [1] }))).toBe(round);
  });
});

describe("rows of a ranking", () => {
  const ranked = rankedTotals(Array.from({ length: 20 }, (_, seat) => 20 - seat));

  test("everyone at a small table", () => {
    expect(rowsShown(ranked.slice(0, 6), 5, 3)).toHaveLength(6);
  });

  test("in a class always as many, oneself among them", () => {
    expect(rowsShown(ranked, null, 5).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
    expect(rowsShown(ranked, 3, 5).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
    expect(rowsShown(ranked, 17, 5).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 17]);
  });
});

test("in a lesson spare seats and those who rest are told apart from those who play", () => {
  const seat = (part: "plays" | "rests" | "returns", written = false) => ({ board: {}, written, points: [], total: 0, part });
  const seats = [seat("plays"), seat("plays", true), seat("rests"), seat("returns"), seat("rests")];
  const history = [{ rolls: [1], numbers: [1, 2, 3, null, null], ranks: [3, 2, 1, null, null], points: [1, 3, 5, 0, 0] }];
  const lesson = view({ phase: "writing", seats, history });
  const names = ["Ann", "Ben", "Cleo", "Dora", "Seat 4"];
  expect(writersOf(lesson)).toEqual([0]);
  expect(playersOf(lesson, names)).toEqual([0, 1, 2, 3]);
  expect(playersOf(lesson, ["Ann", "Ben", "", "Dora", ""])).toEqual([0, 1, 3]);
  expect(rankedNumbers(history[0]!).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(rankedTotals([0, 9, 3], [0, 2])).toEqual([
    { seat: 2, rank: 1 },
    { seat: 0, rank: 2 },
  ]);
});
