import { expect, test } from "vitest";
import { formatNumber } from "./text.svelte";

test("four digits are written together, from five on thousands stand apart", () => {
  expect([0, 812, 6452, 9999].map(formatNumber)).toEqual(["0", "812", "6452", "9999"]);
  expect([10_000, 6_452_318].map(formatNumber)).toEqual(["10,000", "6,452,318"]);
});
