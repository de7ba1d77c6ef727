/** The auction as the board shows it. What may be done, and what it costs or brings, is told by the server. */

import type { Action, Buyer, View } from "../protocol";
import { CATEGORIES, type Card, type Cards, type Category } from "../cards/cards";

/** The bids a seat may make now. */
export const legalBids = (legal: readonly unknown[]): number[] =>
  (legal as Action[]).flatMap((action) => (action.type === "bid" ? [action.amount] : []));

/** The cards a seat may take now. */
export const legalCards = (legal: readonly unknown[]): string[] =>
  (legal as Action[]).flatMap((action) => (action.type === "choose" ? [action.card] : []));

/** What a seat gets in this round, once the bidding is over; undefined: no building. */
export const buyerAt = (view: View, seat: number): Buyer | undefined => view.buyers.find((one) => one.seat === seat);

export const priceFor = (view: View, seat: number): number => buyerAt(view, seat)?.pays ?? 0;

/** Has this seat taken its building in the choosing that goes on? */
export const hasChosen = (view: View, seat: number): boolean => buyerAt(view, seat)?.pick === null;

export type Stack = { category: Category; held: Card[]; points: number };

/** A seat's buildings in PLACES order, those of one category together; empty: missing for the set. */
export function stackByCategory(buildings: readonly string[], cards: Cards): Stack[] {
  const owned = buildings.flatMap((id) => cards.get(id) ?? []);
  return CATEGORIES.map((category) => {
    const held = owned.filter((card) => card.category === category);
    return { category, held, points: held.reduce((sum, card) => sum + card.points, 0) };
  });
}

/** The market as it lies on the table: what was taken leaves its place empty until the round is over. */
export type LaidMarket = { round: number; cards: readonly string[] };

export function layOutMarket(before: LaidMarket | null, view: View): LaidMarket {
  const same = before?.round === view.round && view.market.every((card) => before.cards.includes(card));
  return same ? before : { round: view.round, cards: view.market };
}

export const ownerOf = (view: View, card: string): number | null => {
  const owner = view.seats.findIndex((seat) => seat.buildings.includes(card));
  return owner < 0 ? null : owner;
};
