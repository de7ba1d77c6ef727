import { describe, expect, it } from "vitest";
import { changeOf, controlOf, departures, shownKeys } from "./options";

const please = { rounds: 6, die: 6, places: 4, garbage: 1, goal: "highest", target: null, open_boards: false };
const words = [
  "option-die-6", "option-die-10", "option-goal-highest", "option-goal-target", "option-target-none",
  "option-start_year-none", "option-first-none",
];

describe("an option is chosen", () => {
  it("by a switch if it is on or off", () => {
    expect(controlOf("open_boards", please, words)).toEqual({ kind: "switch" });
  });

  it("from the values that have words, numbers as numbers", () => {
    expect(controlOf("die", please, words)).toEqual({ kind: "choice", values: [6, 10] });
    expect(controlOf("goal", please, words)).toEqual({ kind: "choice", values: ["highest", "target"] });
  });

  it("by number, within the rules' bounds, and left empty where that means something", () => {
    expect(controlOf("rounds", please, words)).toEqual({ kind: "number", least: 1, most: 12, step: 1, empty: false });
    expect(controlOf("start_year", { start_year: null }, words)).toMatchObject({ kind: "number", empty: true });
    expect(controlOf("target", { ...please, places: 3 }, words)).toMatchObject({ most: 999, empty: false });
  });

  it("among those who sit, if it is a seat", () => {
    expect(controlOf("first", { first: null }, words, [0, 2])).toEqual({ kind: "choice", values: [null, 0, 2] });
  });
});

it("shows only what has an effect", () => {
  expect(shownKeys(please)).not.toContain("target");
  expect(shownKeys({ ...please, goal: "target" })).toContain("target");
  expect(shownKeys({ start_year: 1800, lead_years: 10 })).toEqual(["start_year"]);
});

it("changes along what would not fit any more", () => {
  expect(changeOf("goal", "target", please)).toEqual({ goal: "target", target: 5000 });
  expect(changeOf("goal", "lowest", { ...please, goal: "target", target: 7 })).toEqual({ goal: "lowest", target: null });
  expect(changeOf("places", 3, { ...please, goal: "target", target: 5000 })).toEqual({ places: 3, target: 999 });
  expect(changeOf("rounds", 3, please)).toEqual({ rounds: 3 });
});

it("tells what is not as in the rulebook", () => {
  expect(departures(please)).toEqual([]);
  expect(departures({ ...please, rounds: 3 })).toEqual(["rounds"]);
  expect(departures({ deal: "winnable", deck: "standard", custom_buildings: [] })).toEqual(["deal"]);
});
