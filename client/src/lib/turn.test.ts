import { expect, it } from "vitest";
import { calledSeat, turnOf } from "./turn";

const auction = { turn: "turn", calls: true };
const dice = { turn: "roller", calls: true };
const clockGame = { turn: "turn", calls: false };

it("whose turn it is, whatever the game calls it", () => {
  expect(turnOf(auction, { turn: 2, roller: 1 })).toBe(2);
  expect(turnOf(dice, { turn: 2, roller: 0 })).toBe(0);
  expect(turnOf(auction, { turn: null })).toBeNull();
  expect(turnOf(auction, {})).toBeNull();
  expect(turnOf(auction, undefined)).toBeNull();
  expect(turnOf(null, { turn: 2 })).toBeNull();
});

it("calls whoever has the turn, but nobody in a game with a clock", () => {
  expect(calledSeat(auction, { turn: 2 })).toBe(2);
  expect(calledSeat(clockGame, { turn: 0 })).toBe(null);
  expect(calledSeat(null, { turn: 0 })).toBe(null);
});
