import { expect, test } from "vitest";
import { columnsOf, groupActionsByType, layoutOf } from "./layout";
import { actionText, eventText, fieldName, readableName, valueText, type Words } from "./wording";

const NAMES = ["Ada", "Ben"];
const TEXT: Record<string, (args: Record<string, string | number>) => string> = {
  "field-hand": () => "Tickets",
  "value-place-7": () => "Old City",
  "action-lay": ({ ticket }) => `Ticket ${ticket}`,
  "told-laid": ({ name }) => `${name} has laid a ticket.`,
  "told-settled": ({ place, taker }) => `${place}: ${taker}`,
  "told-odd": () => {
    throw new Error("a gap that nothing fills");
  },
  "generic-yes": () => "yes",
  "generic-no": () => "no",
};
const words: Words = { has: (id) => id in TEXT, say: (id, args = {}) => TEXT[id]!(args) };

test("names of fields become words", () => {
  expect(readableName("start_year")).toBe("Start year");
  expect(readableName("boards-shown")).toBe("Boards shown");
  expect(readableName("openBoards")).toBe("Open boards");
  expect(fieldName("hand", words)).toBe("Tickets");
  expect(fieldName("played", words)).toBe("Played");
});

test("values are told as people would", () => {
  expect(valueText("place", 7, NAMES, words)).toBe("Old City");
  expect(valueText("place", 3, NAMES, words)).toBe("3");
  expect(valueText("turn", 1, NAMES, words)).toBe("Ben");
  expect(valueText("winners", [0, 1], NAMES, words)).toBe("Ada, Ben");
  expect(valueText("laid", true, NAMES, words)).toBe("yes");
  expect(valueText("ticket", null, NAMES, words)).toBe("–");
  expect(valueText("hand", [], NAMES, words)).toBe("–");
  expect(valueText("points", [3, 4], NAMES, words)).toBe("Ada 3, Ben 4");
  expect(valueText("board", { hand: [1, 2], row: null }, NAMES, words)).toBe("Tickets 1, 2, Row –");
});

test("actions are told in the game's words, else by their fields", () => {
  expect(actionText({ type: "lay", ticket: 4 }, NAMES, words)).toBe("Ticket 4");
  expect(actionText({ type: "move-pawn", to: 1, place: 7 }, NAMES, words)).toBe("Move pawn Ben Old City");
  expect(actionText({ type: "pass" }, NAMES, words)).toBe("Pass");
});

test("events are told in the game's words, else by their fields", () => {
  expect(eventText({ type: "laid", seat: 0, ticket: null }, NAMES, words)).toBe("Ada has laid a ticket.");
  expect(eventText({ type: "settled", place: 7, taker: 1 }, NAMES, words)).toBe("Old City: Ben");
  expect(eventText({ type: "settled", place: 7, taker: null }, NAMES, words)).toBe("Old City: none");
  expect(eventText({ type: "odd", seat: 1 }, NAMES, words)).toBe("Ben: odd");
  expect(eventText({ type: "over", points: [2, 5], winners: [1] }, NAMES, words)).toBe("Over: points Ada 2, Ben 5; winners Ben");
});

test("a view becomes facts, seats and lists", () => {
  const view = { game: "x", round: 2, place: null, rolls: [], seats: [{ points: 1 }, { points: 2 }], history: [{ place: 1 }, { taker: 0 }], result: { winners: [1] } };
  expect(layoutOf(view)).toEqual({ facts: [{ key: "round", value: 2 }], seats: [{ points: 1 }, { points: 2 }], lists: [{ key: "history", rows: [{ place: 1 }, { taker: 0 }] }], winners: [1] });
  expect(columnsOf([{ place: 1 }, { place: 2, taker: 0 }])).toEqual(["place", "taker"]);
  expect(layoutOf(null)).toEqual({ facts: [], seats: [], lists: [], winners: [] });
});

test("actions of one type stand together", () => {
  const [a, b, c] = [{ type: "bid", amount: 1 }, { type: "pass" }, { type: "bid", amount: 2 }];
  expect(groupActionsByType([a, b, c])).toEqual([["bid", [a, c]], ["pass", [b]]]);
});
