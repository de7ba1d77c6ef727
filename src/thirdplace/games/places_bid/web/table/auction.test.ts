import { describe, expect, test, vi } from "vitest";
import type { SeatView, View } from "../protocol";
import { legalBids, legalCards, layOutMarket, priceFor, hasChosen, stackByCategory } from "./auction";
import { cardsForOptions, slugOf } from "../cards/cards";
import { passingText, adviceFor, waitingText } from "./adviceText";
import { say, text } from "$lib/text.svelte";

const seat = (bid: number | null, passed = false, more: Partial<SeatView> = {}): SeatView => ({
  tokens: 15,
  bid,
  passed,
  project: null,
  buildings: [],
  ...more,
});

function table(seats: SeatView[], more: Partial<View> = {}): View {
  return {
    game: "places-bid", phase: "bidding", round: 1, last_round: 12, turn: 0, starter: 0, market: ["hotel", "pool", "gym"],
    project_building: 5,
    face_up: 3, deck: null, deck_count: 33, high: null, least_bid: 1, last_bidder: false, buyers: [], bank: null, seats,
    prospect: null, result: null, ...more,
  };
}

test("what may be done is what the server says is legal", () => {
  expect(legalBids([{ type: "pass" }, { type: "bid", amount: 9 }, { type: "bid", amount: 10 }])).toEqual([9, 10]);
  expect(legalCards([{ type: "choose", card: "gym" }, { type: "choose", card: "hotel" }])).toEqual(["gym", "hotel"]);
  expect([legalBids([]), legalCards([])]).toEqual([[], []]);
});

describe("once the bidding is over", () => {
  const buyers = [{ seat: 1, pays: 8, pick: null }, { seat: 2, pays: 4, pick: 1 }];
  const view = table([seat(5, true), seat(8), seat(7, true)], { phase: "choosing", turn: 2, market: ["pool"], buyers });

  test("buyers pay what the server says, and the others nothing", () => {
    expect([0, 1, 2].map((number) => priceFor(view, number))).toEqual([0, 8, 4]);
  });

  test("those without a pick have their building", () => {
    expect([0, 1, 2].map((number) => hasChosen(view, number))).toEqual([false, true, false]);
  });

  test("words say who waits for what", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await text.changeLanguage("en");
    await text.loadGame("places-bid");
    expect([0, 1, 2].map((number) => adviceFor(view, number).text)).toEqual(["bid-says-consoled", "bid-says-served", "bid-says-pays"].map((id) => say(id, { paid: 4 })));
    const empty = { pick: null, pays: 3, tokens: 2, outbid_prices: [] };
    expect(waitingText({ ...view, prospect: empty }, 0)).toBe(say("bid-wait-consoled", { tokens: 2 }));
    expect(waitingText({ ...view, prospect: { ...empty, pick: 2 } }, 0)).toBe(say("bid-wait-pick", { paid: 3, rank: 2 }));
    expect(passingText({ ...view, prospect: { ...empty, pick: 2 } }, 0)).toBe(say("bid-pass-pick", { paid: 3, rank: 2 }));
  });
});

describe("the table", () => {
  test("a card that is taken leaves its place open until the next round", () => {
    const seats = [seat(null), seat(null), seat(null)];
    const first = layOutMarket(null, table(seats));
    const taken = layOutMarket(first, table(seats, { market: ["hotel", "gym"] }));
    expect(taken.cards).toEqual(["hotel", "pool", "gym"]);
    expect(layOutMarket(taken, table(seats, { round: 2, market: ["bank"] })).cards).toEqual(["bank"]);
  });

  test("buildings lie in PLACES order, those of a category together", () => {
    const cards = cardsForOptions({ custom_buildings: [{ name: "Tree House", category: "L", points: 9, players: 3 }] });
    const held = stackByCategory(["hotel", "tree-house", "bank"], cards);
    expect(held.map((stack) => [stack.category, stack.held.length, stack.points])).toEqual([
      ["P", 0, 0], ["L", 2, 23], ["A", 0, 0], ["C", 0, 0], ["E", 1, 11], ["S", 0, 0],
    ]);
  });
});

test("the box has its 48 buildings, and ids are made as the server makes them", () => {
  const cards = [...cardsForOptions(null).values()];
  expect(cards).toHaveLength(48);
  expect(cards.every((card) => card.points > 0 && card.players >= 3 && card.scale)).toBe(true);
  expect(["Doctor's Office", "Taupō", "Home w/ Apartment", "  Café_2 "].map(slugOf)).toEqual([
    "doctors-office", "taupo", "home-w-apartment", "cafe-2",
  ]);
});
