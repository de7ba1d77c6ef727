/** The building pictures, fetched by category when one of its cards turns up, and drawn once each. */

import type { Picture as OwnPicture } from "../protocol";
import type { Picture } from "../art/picture";
import type { Card, Category } from "./cards";

type Book = Readonly<Record<string, () => Picture>>;

const books: Record<Category, () => Promise<Book>> = {
  P: () => import("../art/play").then((book) => book.PLAY_PICTURES),
  L: () => import("../art/live").then((book) => book.LIVE_PICTURES),
  A: () => import("../art/academic").then((book) => book.ACADEMIC_PICTURES),
  C: () => import("../art/community").then((book) => book.COMMUNITY_PICTURES),
  E: () => import("../art/employ").then((book) => book.EMPLOY_PICTURES),
  S: () => import("../art/shop").then((book) => book.SHOP_PICTURES),
};

const drawn = new Map<string, string>();

/** People's own may be called alike at two tables and look different. */
const keyOf = ({ id, category, parts }: Card): string =>
  parts ? `${category} ${parts.house} ${parts.emblem} ${parts.around}` : id;

/** The picture's markup if it has been drawn before. */
export const cachedDrawing = (card: Card): string => drawn.get(keyOf(card)) ?? "";

export async function drawCard(card: Card): Promise<string> {
  const markup = cachedDrawing(card) || (await (card.parts ? composeOwn(card.parts, card.category) : drawPrinted(card)));
  drawn.set(keyOf(card), markup);
  return markup;
}

const drawPrinted = async (card: Card): Promise<string> => (await books[card.category]())[card.id]?.().inner() ?? "";

const composeOwn = async (parts: OwnPicture, category: Category): Promise<string> =>
  (await import("../art/ownPicture")).composePicture(parts, category);
