import { expect, it } from "vitest";
import type { GameInfo } from "$lib/protocol";
import { queryOfRules, rulesInQuery } from "./sharedRules";

const option = (key: string, values: (string | number)[] = []) => ({ key, values });
const game = { id: "a-game", options: [option("tokens"), option("deck", ["first", "second"]), option("open"), option("none")] } as unknown as GameInfo;

it("brings every kind of value through an address", () => {
  const rules = { tokens: 12, deck: "second", open: true, none: null };
  expect(rulesInQuery(queryOfRules(rules, { seats: 3, level: null }), game)).toEqual(rules);
  expect(queryOfRules({ tokens: 12 }, { seats: 3, level: null })).toBe("?seats=3&rule.tokens=12");
  expect(queryOfRules({})).toBe("");
});

it("leaves out what the game does not know and what is no value", () => {
  expect(rulesInQuery("?rule.unknown=3&rule.tokens=%7Bbroken&tokens=4", game)).toEqual({});
});
