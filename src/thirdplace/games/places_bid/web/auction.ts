/** What the auction comes to: prices, picks, rounds. Only what lies open is needed. */

import type { View } from "./protocol";
import { CATEGORIES, type Card, type Cards, type Category } from "./cards";

const NEVER_BID = 5;
const EMPTY_HANDED = 2;

/** Cards that are turned up each round (PB2). */
export const faceUp = (seats: number): number => Math.min(seats - 1, 4);

/** The last round there can be; a full set may end the game before (PB15). */
export const lastRound = (view: View): number =>
  view.phase === "over" ? view.round : view.round + Math.ceil(view.deck_count / faceUp(view.seats.length));

export const least = (view: View): number => (view.high?.amount ?? 0) + 1;

/** PB11: everyone but the highest bidder pays half, rounded up. */
export const half = (bid: number): number => Math.ceil(bid / 2);

export const price = (view: View, seat: number): number =>
  view.high?.seat === seat ? view.high.amount : half(view.seats[seat]?.bid ?? 0);

/** Is everybody else out, so that any bid ends the bidding (PB8)? */
export const alone = (view: View, seat: number): boolean =>
  view.seats.every((other, number) => number === seat || other.passed);

export type Prospect =
  | { kind: "out"; tokens: number }
  | { kind: "consoled"; tokens: number }
  /** `sure`: nobody who is still bidding can get ahead. */
  | { kind: "pick"; pays: number; rank: number; sure: boolean };

/** What a seat has before it if it says no more: now by passing, or because it has passed. */
export function prospect(view: View, seat: number): Prospect {
  const mine = view.seats[seat]?.bid ?? null;
  if (mine === null) return { kind: "out", tokens: fromBank(view, NEVER_BID) };
  const ceiling = view.phase === "choosing" ? (view.seats[view.turn ?? -1]?.bid ?? 0) : Infinity; // those above are served
  const ahead = view.seats.filter((other) => (other.bid ?? 0) > mine && (other.bid ?? 0) <= ceiling).length;
  const behind = view.seats.filter((other, number) => number !== seat && !other.passed && (other.bid ?? 0) < mine).length;
  if (ahead >= view.market.length) return { kind: "consoled", tokens: fromBank(view, EMPTY_HANDED) };
  return { kind: "pick", pays: price(view, seat), rank: ahead + 1, sure: view.phase === "choosing" || behind === 0 };
}

const fromBank = (view: View, tokens: number): number =>
  view.bank === null ? tokens : Math.min(tokens, view.bank); // PB18

/** Has this seat taken its building in the choosing that goes on? */
export function served(view: View, seat: number): boolean {
  const turn = view.phase === "choosing" && view.turn !== null ? view.seats[view.turn]?.bid : null;
  return turn != null && (view.seats[seat]?.bid ?? 0) > turn;
}

export type Stack = { category: Category; held: Card[]; points: number };

/** A seat's buildings in PLACES order, those of one category together; empty: missing for the set. */
export function stacks(buildings: readonly string[], cards: Cards): Stack[] {
  const owned = buildings.flatMap((id) => cards.get(id) ?? []);
  return CATEGORIES.map((category) => {
    const held = owned.filter((card) => card.category === category);
    return { category, held, points: held.reduce((sum, card) => sum + card.points, 0) };
  });
}

/** The market as it lies on the table: what was taken leaves its place empty until the round is over. */
export type Laid = { round: number; cards: readonly string[] };

export function laidOut(before: Laid | null, view: View): Laid {
  const same = before?.round === view.round && view.market.every((card) => before.cards.includes(card));
  return same ? before : { round: view.round, cards: view.market };
}

export const ownerOf = (view: View, card: string): number | null => {
  const owner = view.seats.findIndex((seat) => seat.buildings.includes(card));
  return owner < 0 ? null : owner;
};
