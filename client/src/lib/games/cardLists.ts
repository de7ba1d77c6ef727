/** What a game's folder brings to be looked up: games/<game>/web/cardLists.ts exports `cardLists`, tables of its cards. */

import { loadForGame } from "./folders";

export type CardColumn = {
  name: string;
  /** Numbers stand at the right; a mark is short and stands in the middle. */
  kind: "text" | "number" | "mark";
};

/** Rows of cells in the rules page's markup; a group without a name has no heading. */
export type CardGroup = { name: string; rows: string[][] };

export type CardList = { id: string; title: string; about: string; columns: CardColumn[]; groups: CardGroup[] };

type Made = () => CardList[];

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/cardLists.ts", { import: "cardLists" }) as Record<
  string,
  () => Promise<Made>
>;

/** The lists of a game, made anew each time they are asked for, as they speak the reader's language. */
export const loadCardLists = async (game: string): Promise<Made> => (await loadForGame(found, game)) ?? (() => []);
