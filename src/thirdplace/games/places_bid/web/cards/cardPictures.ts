/** The building pictures, fetched by category when one of its cards turns up, and drawn once each. */

import type { Picture as OwnPicture } from "../protocol";
import type { Picture } from "../art/picture";
import type { Card, Category } from "./cards";

type Book = Readonly<Record<string, () => Picture>>;

const books: Record<Category, () => Promise<Book>> = {
  P: () => import("../art/play").then((book) => book.PLAY),
  L: () => import("../art/live").then((book) => book.LIVE),
  A: () => import("../art/academic").then((book) => book.ACADEMIC),
  C: () => import("../art/community").then((book) => book.COMMUNITY),
  E: () => import("../art/employ").then((book) => book.EMPLOY),
  S: () => import("../art/shop").then((book) => book.SHOP),
};

const drawn = new Map<string, string>();

/** People's own may be called alike at two tables and look different. */
const keyOf = ({ id, category, parts }: Card): string =>
  parts ? `${category} ${parts.house} ${parts.emblem} ${parts.around}` : id;

/** The picture's markup if it has been drawn before. */
export const cachedDrawing = (card: Card): string => drawn.get(keyOf(card)) ?? "";

export async function drawCard(card: Card): Promise<string> {
  const markup = cachedDrawing(card) || (await (card.parts ? compose(card.parts, card.category) : open(card)));
  drawn.set(keyOf(card), markup);
  return markup;
}

const open = async (card: Card): Promise<string> => (await books[card.category]())[card.id]?.().inner() ?? "";

const compose = async (parts: OwnPicture, category: Category): Promise<string> =>
  (await import("../art/ownPicture")).composePicture(parts, category);
