import { expect, it } from "vitest";
import { cardsForOptions, type Card } from "./cards";
import { matchesSearch } from "./cardSearch";

const NAMES: Record<string, string> = { hotel: "Hotel", "city-hall": "City Hall", "art-studio": "Art Studio", cafe: "Café Größe" };
const box = cardsForOptions({ custom_buildings: [{ name: "Cafe", category: "S", points: 9, players: 3 }] });
const found = (typed: string) =>
  Object.entries(NAMES)
    .filter(([id, name]) => matchesSearch(box.get(id) as Card, name, typed))
    .map(([id]) => id);

it("finds by the beginning of any word, whatever the accents", () => {
  expect(found("ha")).toEqual(["city-hall"]);
  expect(found("CAFE gr")).toEqual(["cafe"]);
  expect(found("café")).toEqual(["cafe"]);
});

it("finds long words inside others, short ones only where a word begins", () => {
  expect(found("tudi")).toEqual(["art-studio"]);
  expect(found("tu")).toEqual([]);
});

it("takes a single letter of PLACES for a category, and a number for points", () => {
  expect(found("p")).toEqual(["art-studio"]);
  expect(found("s 9")).toEqual(["cafe"]);
  expect(found("1")).toEqual(["art-studio"]);
  expect(found("c 1")).toEqual([]);
});

it("finds everything as long as nothing is typed", () => {
  expect(found("  ")).toHaveLength(4);
});
