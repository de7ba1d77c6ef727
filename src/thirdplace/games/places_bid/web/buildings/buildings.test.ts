import { expect, test } from "vitest";
import { beginBuilding, blankCards, filledCards, fileOf, toBlankCards, placeOf, parseSaved } from "./buildings";
import type { CustomBuilding } from "./buildings";

const zoo: CustomBuilding = { name: "Zoo", category: "P", points: 9, players: 3 };
const inn: CustomBuilding = { name: " Inn ", category: "L", points: 12, players: 4 };

test("six blank cards begin as one building of each category", () => {
  const picture = { house: "tower", emblem: "key", around: "hills" } as const;
  const cards = blankCards().map((_, place) => beginBuilding(place, picture));
  expect(cards.map((card) => card.category).join("")).toBe("PLACES");
  expect(filledCards(cards, { named: true })).toEqual([]);
  expect(filledCards(cards)).toHaveLength(6);
});

test("a file names its format, and its names have no spaces around them", () => {
  const file = JSON.parse(fileOf([zoo, inn])) as Record<string, unknown>;
  expect(file).toEqual({ format: "thirdplace-buildings", version: 1, buildings: [zoo, { ...inn, name: "Inn" }] });
});

test("a refusal finds the card it means, whichever cards are blank or have no name yet", () => {
  const cards = [null, { ...zoo, name: "" }, inn, null, zoo, null];
  const sent = filledCards(cards, { named: true });
  expect(placeOf("buildings[1].name", cards, sent)).toBe(4);
  expect(placeOf("buildings[0]", cards, sent)).toBe(2);
  expect(placeOf("buildings[5].name", cards, sent)).toBe(null);
  expect(placeOf("version", cards, sent)).toBe(null);
  expect(placeOf(null, cards, sent)).toBe(null);
});

test("what was kept comes back, and what cannot be read is a blank card", () => {
  const cards = toBlankCards([zoo, inn]);
  expect(parseSaved(JSON.stringify(cards))).toEqual(cards);
  expect(parseSaved(JSON.stringify([null, { name: 5 }, inn]))).toEqual([null, null, inn, null, null, null]);
  for (const kept of [null, "", "{", "{}", "7"]) expect(parseSaved(kept)).toEqual(blankCards());
});
