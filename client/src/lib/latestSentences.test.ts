import { expect, test } from "vitest";
import { latestSentences } from "./latestSentences";

test("all sentences, if they have room", () => {
  expect(latestSentences(["Ann bids 2.", "Ben passes."], 40)).toBe("Ann bids 2. Ben passes.");
});

test("the latest ones, if not all have room", () => {
  expect(latestSentences(["Ann bids 2.", "Ben passes.", "Cleo wins."], 22)).toBe("Ben passes. Cleo wins.");
});

test("the last one, however long it is", () => {
  expect(latestSentences(["Ann bids 2.", "Ben passes."], 5)).toBe("Ben passes.");
});

test("nothing, if nothing was told", () => {
  expect(latestSentences([], 40)).toBe("");
});
