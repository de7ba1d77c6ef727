/** What stands on the pad: who plays, and what lies before everyone at the end. */

import { FEWEST_SEATS, type Count, type CustomBuilding, type Scores, type Sheet, type View } from "../protocol";
import { say } from "$lib/text.svelte";

export type Seat = { name: string; cards: string[]; project: string | null; tokens: string; bid: string };
export type Typed = { seats: Seat[]; bank: "coins" | "box"; buildings: CustomBuilding[] };

const emptySeat = (name = ""): Seat => ({ name, cards: [], project: null, tokens: "", bid: "" });

export const blankSheet = (): Typed => ({ seats: Array.from({ length: FEWEST_SEATS }, () => emptySeat()), bank: "coins", buildings: [] });

/** The same people and the same buildings of their own, for another game. */
export const withoutCounts = (typed: Typed): Typed => ({ ...typed, seats: typed.seats.map(({ name }) => emptySeat(name)) });

export const namesOf = ({ seats }: Typed): string[] =>
  seats.map(({ name }, seat) => name.trim() || say("bid-pad-player", { number: String(seat + 1) }));

export const withSeat = (typed: Typed, seat: number, change: Partial<Seat>): Typed => ({
  ...typed,
  seats: typed.seats.map((one, other) => (other === seat ? { ...one, ...change } : one)),
});

export const withOneMore = (typed: Typed): Typed => ({ ...typed, seats: [...typed.seats, emptySeat()] });

export const withoutSeat = (typed: Typed, seat: number): Typed => ({ ...typed, seats: typed.seats.filter((_, other) => other !== seat) });

/** Another player's cards cannot be taken here: it is first given back there. */
export const ownerOf = ({ seats }: Typed, card: string): number | null => {
  const owner = seats.findIndex(({ cards }) => cards.includes(card));
  return owner < 0 ? null : owner;
};

export function withCardToggled(typed: Typed, seat: number, card: string): Typed {
  const { cards } = typed.seats[seat]!;
  return withSeat(typed, seat, { cards: cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card] });
}

/** Of a building that is gone, nobody has the card any more. */
export function withBuildings(typed: Typed, buildings: CustomBuilding[], known: (card: string) => boolean): Typed {
  const seats = typed.seats.map((seat) => ({ ...seat, cards: seat.cards.filter(known) }));
  return { ...typed, buildings, seats };
}

const parseNumber = (digits: string): number | null => (/^\d+$/.test(digits.trim()) ? Number(digits) : null);

export function sheetOf(typed: Typed): Sheet {
  const names = namesOf(typed);
  const seats = typed.seats.map(({ cards, project, tokens, bid }, seat): Count => {
    const letter = project as NonNullable<Count["project"]> | null;
    return { name: names[seat]!, cards, project: letter, tokens: parseNumber(tokens), bid: parseNumber(bid) };
  });
  return { seats, options: { bank: typed.bank, custom_buildings: typed.buildings } };
}

/** What the rules made of it, as the board's score sheet shows it; null as long as nobody knows. */
export function viewOf(typed: Typed, scores: Scores | null): View | null {
  if (!scores || scores.scores.length !== typed.seats.length) return null;
  return {
    game: "places-bid",
    phase: "over",
    round: 0,
    last_round: 0,
    turn: null,
    starter: 0,
    market: [],
    face_up: 0,
    project_building: 0,
    deck: null,
    deck_count: 0,
    high: null,
    least_bid: 0,
    last_bidder: false,
    buyers: [],
    bank: null,
    seats: typed.seats.map(({ cards, project, tokens, bid }) => ({
      tokens: parseNumber(tokens) ?? 0,
      bid: parseNumber(bid),
      passed: false,
      project,
      buildings: cards,
    })),
    prospect: null,
    result: { ...scores, level: scores.equal.length ? scores.equal : scores.winners },
  };
}
