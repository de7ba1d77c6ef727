/** Blank cards being filled in: remembered in this browser, and looked at by the server while one writes. */

import { requestJson, Refused } from "$lib/api";
import { filledCards, fileOf, toBlankCards, placeOf, parseSaved } from "./buildings";
import type { Blank, CustomBuilding } from "./buildings";
import { remember, recall } from "$lib/deviceMemory";
import type { File } from "../protocol";

export type DraftProblem = {
  /** A sentence in the reader's language. */
  message: string;
  /** The card it is about, if it is about one. */
  place: number | null;
};

const BUILDINGS_KEY = "buildings";
/** People type: the server is asked when they pause. */
const CHECK_DELAY_MS = 400;

/** What a file or a set of cards holds, if the rules let it be. */
export const checkBuildings = async (text: string): Promise<CustomBuilding[]> =>
  (await requestJson<File>("POST", "/own/places-bid", { body: { text } })).buildings;

export class BuildingDrafts {
  #cards: Blank[];
  /** The card that is being written on. */
  place = $state<number | null>(null);
  wrong = $state.raw<DraftProblem | null>(null);
  #kept: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Without buildings: those that this browser keeps, and goes on keeping. */
  constructor(buildings?: readonly CustomBuilding[]) {
    this.#kept = buildings === undefined;
    this.#cards = $state.raw(buildings ? toBlankCards(buildings) : parseSaved(recall(BUILDINGS_KEY)));
  }

  get cards(): readonly Blank[] {
    return this.#cards;
  }

  get count(): number {
    return filledCards(this.#cards).length;
  }

  setCard(place: number, card: Blank): void {
    this.#lay(this.#cards.map((other, at) => (at === place ? card : other)));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.checkCards({ named: true }), CHECK_DELAY_MS);
  }

  /** All six at once: from a file, or none. */
  replaceAll(buildings: readonly CustomBuilding[]): void {
    clearTimeout(this.#timer);
    this.#lay(toBlankCards(buildings));
    this.wrong = null;
    this.place = buildings.length ? 0 : null;
  }

  /** All that have been begun, if the rules let them be; if not, `wrong` says why and the card is laid before one. */
  async checkAll(): Promise<CustomBuilding[] | null> {
    clearTimeout(this.#timer);
    const buildings = await this.checkCards();
    if (this.wrong && this.wrong.place !== null) this.place = this.wrong.place;
    return buildings;
  }

  /** With `named`, those without a name are not complained about yet. */
  async checkCards({ named = false } = {}): Promise<CustomBuilding[] | null> {
    const cards = this.#cards;
    const sent = filledCards(cards, { named });
    try {
      const buildings = await checkBuildings(fileOf(sent));
      if (cards === this.#cards) this.wrong = null;
      return buildings;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      // Whoever only writes needs no network.
      if (cards === this.#cards && !(named && refused.code === "offline")) {
        this.wrong = { message: refused.message, place: placeOf(refused.where, cards, sent) };
      }
      return null;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #lay(cards: Blank[]): void {
    this.#cards = cards;
    if (this.#kept) remember(BUILDINGS_KEY, filledCards(cards).length ? JSON.stringify(cards) : null);
  }
}

/** What this browser keeps and has a name. */
export const savedBuildings = (): CustomBuilding[] => filledCards(parseSaved(recall(BUILDINGS_KEY)), { named: true });
