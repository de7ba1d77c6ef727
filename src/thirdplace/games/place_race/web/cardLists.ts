/** The cards of each deck by year, and the places with their lines. */

import type { CardGroup, CardList } from "$lib/games/cardLists";
import { say } from "$lib/text.svelte";
import { HISTORY, LINES, PLACES, type Historic, type Place } from "./map/board";
import { DECKS, SOURCES, type Deck } from "./cards/decks";

const placeOf = new Map(PLACES.map((place) => [place.id, place]));
const pageOf = new Map(SOURCES.map(({ id, source }) => [id, source]));
const northToSouth = (one: Place, other: Place) => other.latitude - one.latitude;

/** The page that tells of an event, by the name of its site. Brackets are escaped: they would end the link. */
function sourceOf({ id }: Historic): string {
  const source = pageOf.get(id)!;
  const target = source.replaceAll("(", "%28").replaceAll(")", "%29");
  return `[${new URL(source).hostname.replace(/^www\./, "")}](${target})`;
}

function groupOf(name: string, cards: readonly string[]): CardGroup {
  const row = (card: Historic) => [
    String(card.year),
    placeOf.get(card.place)?.name ?? card.place,
    say(`event-${card.id}`),
    sourceOf(card),
  ];
  return { name, rows: HISTORY.filter(({ id }) => cards.includes(id)).map(row) };
}

const deckList = (deck: Deck): CardList => ({
  id: `deck-${deck.id}`,
  title: say(`list-deck-${deck.id}`),
  about: say("list-deck-about"),
  columns: [
    { name: say("list-year"), kind: "mark" },
    { name: say("list-place"), kind: "text" },
    { name: say("list-event"), kind: "text" },
    { name: say("list-source"), kind: "text" },
  ],
  groups: [groupOf(say("list-kind-day"), deck.day), groupOf(say("list-kind-late"), deck.late)],
});

function neighboursOf({ id }: Place): string {
  const joined = LINES.filter(({ a, b }) => a === id || b === id).map(({ a, b }) => placeOf.get(a === id ? b : a)!);
  return joined.sort(northToSouth).map(({ name }) => name).join(", ");
}

const placeList = (): CardList => ({
  id: "places",
  title: say("list-places"),
  about: say("list-places.about"),
  columns: [
    { name: say("list-place"), kind: "text" },
    { name: say("list-city"), kind: "mark" },
    { name: say("list-neighbours"), kind: "text" },
  ],
  groups: [{ name: "", rows: [...PLACES].sort(northToSouth).map((place) => [place.name, place.city ? "●" : "", neighboursOf(place)]) }],
});

export const cardLists = (): CardList[] => [...DECKS.map(deckList), placeList()];
