import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { percentText, percentagePoints, signedPercentagePoints } from "./numberText";
import { text } from "$lib/text.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await text.changeLanguage("de");
});
afterAll(() => vi.unstubAllGlobals());

it("chances are percentages as people write them", () => {
  expect(percentText(0.624)).toBe("62\u00a0%");
  expect(percentText(0.6245, 1)).toBe("62,5\u00a0%");
});

it("differences have a sign, unless there is none", () => {
  expect(["+12", "−3", "0", "0"]).toEqual([0.12, -0.031, 0, -0.001].map(signedPercentagePoints));
  expect(percentagePoints(-0.12)).toBe("12");
});
