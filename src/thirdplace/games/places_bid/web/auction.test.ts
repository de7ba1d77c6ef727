import { describe, expect, test } from "vitest";
import type { SeatView, View } from "./protocol";
import { alone, laidOut, lastRound, least, price, prospect, served, stacks } from "./auction";
import { cardsOf, slug } from "./cards";

const seat = (bid: number | null, passed = false, more: Partial<SeatView> = {}): SeatView => ({
  tokens: 15,
  bid,
  passed,
  project: null,
  buildings: [],
  ...more,
});

function table(seats: SeatView[], more: Partial<View> = {}): View {
  const amount = Math.max(0, ...seats.map((one) => one.bid ?? 0));
  const high = amount ? { seat: seats.findIndex((one) => one.bid === amount), amount } : null;
  return {
    game: "places-bid", phase: "bidding", round: 1, turn: 0, starter: 0, market: ["hotel", "pool", "gym"],
    deck: null, deck_count: 33, high, bank: null, seats, result: null, ...more,
  };
}

describe("prices", () => {
  test("a bid beats the highest, or is at least 1", () => {
    expect(least(table([seat(null), seat(null), seat(null)]))).toBe(1);
    expect(least(table([seat(null), seat(8), seat(3)]))).toBe(9);
  });

  test("PB11: the highest pays all, the others half, rounded up", () => {
    const view = table([seat(7), seat(8), seat(5)]);
    expect([0, 1, 2].map((number) => price(view, number))).toEqual([4, 8, 3]);
  });

  test("PB8: alone are those whom everyone else has left", () => {
    expect(alone(table([seat(null), seat(null, true), seat(null, true)]), 0)).toBe(true);
    expect(alone(table([seat(null), seat(3), seat(null, true)]), 0)).toBe(false);
  });
});

describe("what passing brings", () => {
  test("PB7: five tokens to those who never bid, or what the bank has (PB18)", () => {
    const seats = [seat(null), seat(3), seat(null)];
    expect(prospect(table(seats), 0)).toEqual({ kind: "out", tokens: 5 });
    expect(prospect(table(seats, { bank: 2 }), 0)).toEqual({ kind: "out", tokens: 2 });
  });

  test("a pick, surely if nobody behind can come ahead any more", () => {
    expect(prospect(table([seat(7), seat(8), seat(3, true), seat(5, true)]), 0)).toMatchObject({ rank: 2, sure: true });
    expect(prospect(table([seat(7), seat(8), seat(3), seat(null)]), 0)).toMatchObject({ pays: 4, rank: 2, sure: false });
  });

  test("PB12: two tokens where no building will be left", () => {
    const view = table([seat(3), seat(8), seat(7), seat(5)], { market: ["hotel", "pool", "gym"] });
    expect(prospect(view, 0)).toEqual({ kind: "consoled", tokens: 2 });
  });

  test("while others choose, those above have been served", () => {
    const seats = [seat(5, true), seat(8), seat(7, true), seat(3, true)];
    const view = table(seats, { phase: "choosing", turn: 2, market: ["hotel", "pool"] });
    expect(served(view, 1)).toBe(true);
    expect(served(view, 2)).toBe(false);
    expect(prospect(view, 0)).toMatchObject({ rank: 2, pays: 3, sure: true });
    expect(prospect(view, 3).kind).toBe("consoled");
  });
});

describe("the table", () => {
  test("rounds are those the deck has cards for", () => {
    const four = [seat(null), seat(null), seat(null), seat(null)];
    expect(lastRound(table(four))).toBe(12);
    expect(lastRound(table(four, { deck_count: 4 }))).toBe(3); // PB19: the last one may be short
    expect(lastRound(table(four, { round: 7, phase: "over" }))).toBe(7);
  });

  test("a card that is taken leaves its place open until the next round", () => {
    const seats = [seat(null), seat(null), seat(null)];
    const first = laidOut(null, table(seats));
    const taken = laidOut(first, table(seats, { market: ["hotel", "gym"] }));
    expect(taken.cards).toEqual(["hotel", "pool", "gym"]);
    expect(laidOut(taken, table(seats, { round: 2, market: ["bank"] })).cards).toEqual(["bank"]);
  });

  test("buildings lie in PLACES order, those of a category together", () => {
    const cards = cardsOf({ custom_buildings: [{ name: "Tree House", category: "L", points: 9, players: 3 }] });
    const held = stacks(["hotel", "tree-house", "bank"], cards);
    expect(held.map((stack) => [stack.category, stack.held.length, stack.points])).toEqual([
      ["P", 0, 0], ["L", 2, 23], ["A", 0, 0], ["C", 0, 0], ["E", 1, 11], ["S", 0, 0],
    ]);
  });
});

test("the box has its 48 buildings, and ids are made as the server makes them", () => {
  const cards = [...cardsOf(null).values()];
  expect(cards).toHaveLength(48);
  expect(cards.every((card) => card.points > 0 && card.players >= 3 && card.scale)).toBe(true);
  expect(["Doctor's Office", "Taupō", "Home w/ Apartment", "  Café_2 "].map(slug)).toEqual([
    "doctors-office", "taupo", "home-w-apartment", "cafe-2",
  ]);
});
