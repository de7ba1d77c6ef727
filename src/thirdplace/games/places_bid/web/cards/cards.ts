/** The buildings: the 48 of the box, from the same list the server reads, and those people make themselves. */

import { CATEGORIES, type CustomBuilding, type Options, type Picture } from "../protocol";
import { say, text } from "$lib/text.svelte";
import list from "../../cards.toml?raw";

export type Category = (typeof CATEGORIES)[number];
export type Scale = "block" | "neighborhood" | "community";
export type Card = {
  id: string;
  category: Category;
  points: number;
  /** From how many players on it is in the game. */
  players: number;
  /** Null for people's own buildings; they bring their name along. */
  scale: Scale | null;
  /** Where the building stands that the card was painted from; null: nowhere. */
  location: string | null;
  ownName: string | null;
  /** What the picture of one's own building is made from; null: it has none, or is one of the box. */
  parts: Picture | null;
};
export type Cards = ReadonlyMap<string, Card>;

export { CATEGORIES };

const BOX: readonly Card[] = list.split("[[card]]").slice(1).map(parseCard);

function parseCard(entry: string): Card {
  const field = (name: string): string => entry.match(new RegExp(`^${name} = "?([^"\\n]*)`, "m"))?.[1] ?? "";
  return {
    id: field("id"),
    category: field("category") as Category,
    points: Number(field("points")),
    players: Number(field("players")),
    scale: field("scale") as Scale,
    location: field("location") || null,
    ownName: null,
    parts: null,
  };
}

/** An id from a name, as the server makes it. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/['’]/g, "");
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

/** All cards by id at a table with these options. */
export function cardsForOptions(options: unknown): Cards {
  const own = (options as Options | null)?.custom_buildings ?? [];
  return new Map([...BOX, ...own.map(makeOwnCard)].map((card) => [card.id, card]));
}

export const makeOwnCard = ({ name, category, points, players, picture = null }: CustomBuilding): Card => ({
  id: slugOf(name),
  category,
  points,
  players,
  scale: null,
  location: null,
  ownName: name,
  parts: picture,
});

/** What is printed on the card, in the reader's language; of an unknown card what its id lets us guess. */
export function cardName(id: string, cards: Cards): string {
  const own = cards.get(id)?.ownName;
  if (own) return own;
  return text.has(`card-${id}`) ? say(`card-${id}`) : id.replaceAll("-", " ").replace(/^./u, (first) => first.toUpperCase());
}

/** German joins its words: here a long one may be parted on a small card. */
const WORD_SEAMS = /(?<=\p{L}{4})(?=(?:atelier|center|gebäude|handlung|haus|hof|institut|kratzer|laden|park|schule|siedlung|studio|theater|tum|wohnung|wohnungen|zentrum)\p{L}{0,2}$)/gu;

/** Where the smallest cards have no room for such a word, or for one half of it, it may be parted here, too. */
const INNER_SEAMS = [
  "Ein|familien", "Mehr|familien", "Lebens|mittel", "Vergnü|gungs", "Stadt|teil", "Eigen|tums", "Nach|hilfe", "Fach|hoch",
  "Super|mercato", "univer|sitari", "appar|tament", "residen|zial", "unifami|liar", "diverti|menti", "Manu|facturing", "Condo|miniums",
  "Schwimm|bad", "Arzt|praxis", "Biblio|thek", "Kranken|haus", "Grund|schule", "Mittel|schule", "Ober|schule", "Wohn|anlage",
  "Feuer|wache", "Gottes|haus", "Tank|stelle", "Super|mark", "Biblio|teca", "Gratta|cielo", "Risto|rante", "Panet|teria",
  "Sky|scraper", "Sub|division", "Ware|house", "Court|house", "Recre|ation", "Depart|ment", "Apart|ment", "Elemen|tary",
].map((word) => word.split("|") as [string, string]);

export const withMoreSoftHyphens = (name: string): string =>
  INNER_SEAMS.reduce((parted, [first, second]) => parted.replace(first + second, `${first}\u00ad${second}`), withSoftHyphens(name));

/** How many letters the longest part of a name has that stays in one line, with its hyphen. */
export const longestPart = (name: string): number => Math.max(...withSoftHyphens(name).split(/[\s\u00ad-]/).map((part) => part.length + 1));

export const withSoftHyphens = (name: string): string =>
  name
    .split(" ")
    .map((word) => (word.length > 11 ? word.replace(WORD_SEAMS, "\u00ad") : word))
    .join(" ");
