import { describe, expect, it } from "vitest";
import type { Review } from "$lib/protocol";
import { spreadApart, greatestSwing, isTeam, chanceLinesOf, turningPoints } from "./chanceLines";

const review = (...chances: number[][]): Review => ({
  game: "some-game",
  names: ["Ann", "Bob"],
  chances,
  luck: [0, 0],
  decisions: [0, 0],
  others: [0, 0],
  costly: [],
  basis: { id: "coach-basis" },
});

describe("the lines of a graph", () => {
  it("are one for each player", () => {
    const lines = chanceLinesOf(review([0.5, 0.5], [0.8, 0.2]), "Team");
    expect(lines).toEqual([
      { seat: 0, name: "Ann", chances: [0.5, 0.8] },
      { seat: 1, name: "Bob", chances: [0.5, 0.2] },
    ]);
  });

  it("are one for a team", () => {
    const together = review([0.7, 0.7], [1, 1]);
    expect(isTeam(together)).toBe(true);
    expect(chanceLinesOf(together, "Team")).toEqual([{ seat: 0, name: "Team", chances: [0.7, 1] }]);
  });
});

const lines = chanceLinesOf(review([0.5, 0.5], [0.5, 0.5], [0.504, 0.496], [0.2, 0.8], [0.2, 0.8], [0, 1]), "Team");

it("the greatest swing is found, up or down", () => {
  expect(greatestSwing(lines)).toMatchObject({ move: 3, line: { name: "Ann" } });
  expect(greatestSwing(chanceLinesOf(review([0.5, 0.5], [0.5, 0.5]), "Team"))).toBeNull();
});

it("a table has the moments where something happened, the first and the last", () => {
  expect(turningPoints(lines)).toEqual([0, 3, 5]);
});

describe("names at the ends of lines", () => {
  it("stay where they are if there is room", () => {
    expect(spreadApart([10, 80], 20, 0, 100)).toEqual([10, 80]);
  });

  it("move apart, and stay within the picture", () => {
    expect(spreadApart([50, 50], 20, 0, 100)).toEqual([50, 70]);
    expect(spreadApart([100, 0, 100], 20, 0, 100)).toEqual([80, 0, 100]);
  });
});
