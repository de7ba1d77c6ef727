/** The printed Building Card List, in the reader's language. */

import type { CardList } from "$lib/games/cardLists";
import { say } from "$lib/text.svelte";
import { CATEGORIES, cardsForOptions, cardName, type Card } from "./cards/cards";

const NO_MODEL = "–";

export function cardLists(): CardList[] {
  const cards = cardsForOptions(null);
  const row = (card: Card): string[] => [
    String(card.points),
    cardName(card.id, cards),
    `${card.players}+`,
    card.location ?? NO_MODEL,
    say(`scale-${card.scale}`),
  ];
  return [
    {
      id: "buildings",
      title: say("list-buildings"),
      about: say("list-buildings.about"),
      columns: [
        { name: say("list-points"), kind: "number" },
        { name: say("list-building"), kind: "text" },
        { name: say("list-players"), kind: "mark" },
        { name: say("list-location"), kind: "text" },
        { name: say("list-scale"), kind: "text" },
      ],
      groups: CATEGORIES.map((letter) => ({
        name: `${letter} · ${say(`category-${letter}`)}`,
        rows: [...cards.values()].filter((card) => card.category === letter).map(row),
      })),
    },
  ];
}
