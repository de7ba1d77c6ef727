/** The building pictures, fetched by category when one of its cards turns up, and drawn once each. */

import type { Picture } from "./art/kit";
import type { Card, Category } from "./cards";

type Book = Readonly<Record<string, () => Picture>>;

const books: Record<Category, () => Promise<Book>> = {
  P: () => import("./art/play").then((book) => book.PLAY),
  L: () => import("./art/live").then((book) => book.LIVE),
  A: () => import("./art/academic").then((book) => book.ACADEMIC),
  C: () => import("./art/community").then((book) => book.COMMUNITY),
  E: () => import("./art/employ").then((book) => book.EMPLOY),
  S: () => import("./art/shop").then((book) => book.SHOP),
};

const drawn = new Map<string, string>();

/** The picture's markup if it has been drawn before. */
export const drawnBefore = (card: Card): string => drawn.get(card.id) ?? "";

export async function draw(card: Card): Promise<string> {
  const book = await books[card.category]();
  const markup = drawn.get(card.id) ?? book[card.id]?.().inner() ?? "";
  drawn.set(card.id, markup);
  return markup;
}
