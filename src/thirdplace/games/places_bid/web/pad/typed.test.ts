import { expect, it } from "vitest";
import type { Scores } from "../protocol";
import { withoutCounts, blankSheet, ownerOf, sheetOf, withCardToggled, viewOf, withBuildings, withOneMore, withSeat, withoutSeat } from "./typed";

const ann = withSeat(blankSheet(), 0, { name: " Ann ", project: "C", tokens: "12" });

it("sends what is typed, and nothing for what is not", () => {
  const { seats } = sheetOf(withCardToggled(ann, 0, "hotel"));
  expect(seats[0]).toEqual({ name: "Ann", cards: ["hotel"], project: "C", tokens: 12, bid: null });
  expect(seats[1]).toMatchObject({ cards: [], project: null, tokens: null });
  expect(sheetOf(withSeat(ann, 0, { tokens: "1x" })).seats[0]!.tokens).toBeNull();
});

it("gives a card and takes it back", () => {
  const given = withCardToggled(withCardToggled(ann, 1, "hotel"), 1, "pool");
  expect([ownerOf(given, "hotel"), ownerOf(given, "gym")]).toEqual([1, null]);
  expect(withCardToggled(given, 1, "hotel").seats[1]!.cards).toEqual(["pool"]);
});

it("keeps names for the next game, and nothing else", () => {
  const next = withoutCounts(withCardToggled(ann, 0, "hotel"));
  expect(next.seats[0]).toEqual({ name: " Ann ", cards: [], project: null, tokens: "", bid: "" });
});

it("lets people come and go", () => {
  const four = withOneMore(ann);
  expect(four.seats).toHaveLength(4);
  expect(withoutSeat(four, 0).seats.map(({ name }) => name)).toEqual(["", "", ""]);
});

it("forgets cards of buildings that are gone", () => {
  const zoo = withCardToggled(withCardToggled(ann, 0, "zoo"), 0, "hotel");
  expect(withBuildings(zoo, [], (card) => card !== "zoo").seats[0]!.cards).toEqual(["hotel"]);
});

it("shows no scores that are somebody else's", () => {
  const score = { buildings: 0, project: 0, tokens: 0, places: 0, total: 0 };
  const scores: Scores = { cards: [], scores: [score, score, score], missing: [], leaders: [0, 1, 2], equal: [], winners: [0] };
  expect(viewOf(ann, scores)?.result?.winners).toEqual([0]);
  expect(viewOf(withOneMore(ann), scores)).toBeNull();
  expect(viewOf(ann, null)).toBeNull();
});
