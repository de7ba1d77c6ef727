/** Finding a card among many: by its name, its letter, its points. */

import type { Card } from "./cards";

const normalizeText = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Does the card fit what was typed? Every word has to: "c 9" are Community cards worth 9. */
export function matchesSearch(card: Card, name: string, typed: string): boolean {
  return normalizeText(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => {
      if (/^\d+$/.test(word)) return card.points === Number(word);
      if (word.length === 1 && "places".includes(word)) return card.category === word.toUpperCase();
      return normalizeText(name)
        .split(/[\s-]+/)
        .some((part, place, parts) => parts.slice(place).join(" ").startsWith(word) || (word.length > 2 && part.includes(word)));
    });
}
