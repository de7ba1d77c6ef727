/** The six blank cards of PLACES Bid as they are filled in, and as a file. */

import { BLANK_CARDS, CATEGORIES, PLAYERS_FROM, type CustomBuilding, type File, type Picture } from "../protocol";

export type { CustomBuilding, Picture };
export type Category = CustomBuilding["category"];

/** A card that may still be blank. */
export type Blank = CustomBuilding | null;

export const FILE = "thirdplace-buildings.json";
/** More than six buildings ever need; the server says so, too. */
export const LARGEST = 20_000;

export const blankCards = (): Blank[] => Array.from({ length: BLANK_CARDS }, () => null);

/** A building to begin with: each blank card has a category of its own, so that six of them are a town. */
export const beginBuilding = (place: number, picture: Picture): CustomBuilding => ({
  name: "",
  category: CATEGORIES[place] ?? CATEGORIES[0],
  points: 10,
  players: PLAYERS_FROM[0],
  picture,
});

/** Those that have been begun; with `named`, those that have a name already. */
export const filledCards = (cards: readonly Blank[], { named = false } = {}): CustomBuilding[] =>
  cards.filter((card): card is CustomBuilding => card !== null && (!named || card.name.trim() !== ""));

/** Buildings on the six cards, and what is left of them blank. */
export const toBlankCards = (buildings: readonly CustomBuilding[]): Blank[] =>
  blankCards().map((_, place) => buildings[place] ?? null);

/** As it is saved and sent. Names get rid of the spaces that nobody sees. */
export function fileOf(buildings: readonly CustomBuilding[]): string {
  const tidy = buildings.map((building) => ({ ...building, name: building.name.trim() }));
  const file: File = { format: "thirdplace-buildings", version: 1, buildings: tidy };
  return JSON.stringify(file, null, 1);
}

/** The card that a refusal points at with "buildings[1].name", counted among those that were sent. */
export function placeOf(where: string | null, cards: readonly Blank[], sent: readonly CustomBuilding[]): number | null {
  const meant = sent[Number(where?.match(/^buildings\[(\d+)\]/)?.[1])];
  return meant ? cards.indexOf(meant) : null;
}

/** What this browser has kept, if it can still be read; it may be from another version. */
export function parseSaved(kept: string | null): Blank[] {
  try {
    const found: unknown = JSON.parse(kept ?? "null");
    if (Array.isArray(found)) return toBlankCards(found.map((card: unknown) => (isBuilding(card) ? card : null)) as CustomBuilding[]);
  } catch {
    // Somebody else's: begin anew.
  }
  return blankCards();
}

const isBuilding = (card: unknown): card is CustomBuilding => {
  const { name, category, points, players } = (card ?? {}) as Partial<CustomBuilding>;
  return (
    typeof name === "string" &&
    CATEGORIES.includes(category as Category) &&
    typeof points === "number" &&
    PLAYERS_FROM.includes(players as CustomBuilding["players"])
  );
};
