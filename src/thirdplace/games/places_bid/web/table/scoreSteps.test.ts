import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Result, View } from "../protocol";
import { text } from "$lib/text.svelte";
import { scoreAfter, explainResult } from "./scoreSteps";

const NAMES = ["Ann", "Ben", "Cleo"];

/** Everyone's total with and without the ten points of a full set, what each bid last, and how that was judged (PB17). */
function ended(scores: [total: number, set: boolean][], bids: (number | null)[], leaders: number[], level: number[], winners: number[]): View {
  const result = {
    scores: scores.map(([total, set]) => ({ buildings: total - (set ? 10 : 0), project: 0, tokens: 0, places: set ? 10 : 0, total })),
    leaders,
    level,
    winners,
  };
  return { result, seats: bids.map((bid) => ({ bid })) } as unknown as View;
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await text.changeLanguage("en");
  await Promise.all([text.loadAllPages(), text.loadGame("places-bid")]);
}, 60_000);

afterAll(() => vi.unstubAllGlobals());

test("a clear win tells how clear it was", () => {
  expect(explainResult(ended([[30, false], [26, false], [26, true]], [null, 2, 3], [0], [0], [0]), NAMES)).toEqual([
    "Ann wins with 30 points, 4 ahead of Ben and Cleo.",
  ]);
});

test("PB17: of those who are level, the one with a full set wins", () => {
  const told = explainResult(ended([[40, false], [40, true], [12, false]], [9, 1, null], [0, 1], [1], [1]), NAMES);
  expect(told).toHaveLength(3);
  expect(told[0]).toBe("Ann and Ben share the lead, with 40 points.");
  expect(told[1]).toContain("Ben");
  expect(told[1]).not.toContain("Ann");
  expect(told[2]).toBe("Ben wins with 40 points.");
});

test("PB17: then the last bids of the final round decide, and who never bid has bid nothing", () => {
  const told = explainResult(ended([[40, true], [40, true], [40, true]], [4, 6, null], [0, 1, 2], [0, 1, 2], [1]), NAMES);
  expect(told[1]).toContain("Ann 4, Ben 6, Cleo 0");
  expect(told.at(-1)).toBe("Ben wins with 40 points.");
});

test("who is level in all of it shares the win", () => {
  const told = explainResult(ended([[20, false], [20, false], [20, false]], [null, null, null], [0, 1, 2], [0, 1, 2], [0, 1, 2]), NAMES);
  expect(told.at(-1)).toBe("Ann, Ben and Cleo share the win with 20 points each.");
});

test("a score is built up line by line", () => {
  const result = { scores: [{ buildings: 20, project: 5, tokens: 3, places: 10, total: 38 }], leaders: [0], level: [0], winners: [0] } as Result;
  expect([0, 1, 2, 3, 4].map((steps) => scoreAfter(result, 0, steps))).toEqual([0, 20, 25, 28, 38]);
});
