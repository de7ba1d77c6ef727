import { expect, test } from "vitest";
import { cardName, neighboursOf, spotOf, stepsBetween } from "../map/map";
import { agendaOf, allowedActions, faceDownCounts, isUrgent, nextEntryOf, actionsOfType, yearAt, type Action, type View } from "./race";

const day = (card: string) => ({ card, kind: "day" as const, open: true, traded: false, done: false });
const view: View = {
  game: "place-race",
  phase: "racing",
  year: 1840,
  turn: 0,
  start_year: 1830,
  seconds_per_year: 1.5,
  seats: [
    { place: "auckland", ready: true, locked: false, wait: null, cards: [day("napier-1931"), { ...day("auckland-1840"), done: true }] },
    { place: "picton", ready: true, locked: false, wait: null, cards: [day("waitangi-1840"), { card: null, kind: "late", open: false, traded: false, done: false }] },
  ],
  offers: [],
  result: null,
};

test("cards come by year, and in one year from north to south", () => {
  expect(agendaOf(view).map((entry) => [entry.card, entry.holder])).toEqual([
    ["waitangi-1840", 1],
    ["auckland-1840", 0],
    ["napier-1931", 0],
  ]);
  expect(faceDownCounts(view)).toEqual([0, 1]);
});

test("what is done is not the next card", () => {
  expect(nextEntryOf(agendaOf(view), 0)?.card).toBe("napier-1931");
});

test("a card presses when the years left are fewer than the steps, or none", () => {
  const [waitangi, , napier] = agendaOf(view);
  expect(isUrgent(waitangi!, 1840)).toBe(true);
  expect(isUrgent(napier!, 1840)).toBe(false);
  expect(isUrgent(napier!, 1930)).toBe(true);
});

test("some actions are allowed only once their year has come", () => {
  const skip: Action = { type: "skip" };
  const turnIn: Action = { type: "turn-in", card: "napier-1931" };
  const sight = { seat: 0, view, legal: [skip], later: { at: 15000, legal: [turnIn] }, order: null, auto: false, undo: false };
  expect(allowedActions(sight, 14999)).toEqual([skip]);
  expect(actionsOfType(allowedActions(sight, 15000), "turn-in")).toEqual([turnIn]);
  expect(allowedActions(undefined, 0)).toEqual([]);
});

test("the year follows from the clock, and stands once the game is over", () => {
  expect(yearAt(view, 0)).toEqual({ year: 1830, part: 0 });
  expect(yearAt(view, 2250)).toEqual({ year: 1831, part: 0.5 });
  expect(yearAt({ ...view, result: { won: false, year: 1841, missed: [] } }, 99999).year).toBe(1841);
});

test("the map knows its ways", () => {
  expect(neighboursOf("wellington").toSorted()).toEqual(["masterton", "palmerston-north", "picton"]);
  expect(stepsBetween("te-hapua", "oban")).toBeGreaterThan(12);
  expect(stepsBetween("oban", "bluff")).toBe(1);
  expect(cardName("waitangi-1840")).toBe("Waitangi 1840");
  expect(spotOf("te-hapua").y).toBeLessThan(spotOf("oban").y);
});
