import { describe, expect, it } from "vitest";
import { changeOption, changedRules, controlFor, changedOptions, rulebookOptions, shownOptions } from "./options";
import type { GameInfo, OptionInfo } from "../protocol";

const usual = { values: [], named: "", least: null, most: null, step: 1, empty: false, shown_when: {}, needed: false, most_by: {}, dial: false, house_rule: false };
const option = (key: string, told: Partial<OptionInfo>): OptionInfo => ({ key, kind: "number", default: null, ...usual, ...told });
const gameWith = (...options: OptionInfo[]) => ({ id: "a-game", options }) as unknown as GameInfo;

const rounds = option("rounds", { default: 6, least: 1, most: 12 });
const places = option("places", { default: 4, least: 3, most: 7 });
const goal = option("goal", { kind: "choice", default: "highest", values: ["highest", "lowest", "target"] });
const target = option("target", {
  least: 0,
  shown_when: { goal: ["target"] },
  needed: true,
  most_by: { places: { 3: 999, 4: 9999 } },
});
const dice = gameWith(rounds, places, goal, target, option("open", { kind: "switch", default: false }));
const please = { rounds: 6, places: 4, goal: "highest", target: null, open: false };

const start = option("start", { least: 1000, most: 2014, empty: true });
const lead = option("lead", { default: 10, least: 0, most: 100, shown_when: { start: [null] } });
const game = gameWith(start, lead);

describe("an option is chosen", () => {
  it("by a switch if it is on or off", () => {
    expect(controlFor(dice, dice.options[4]!, please)).toEqual({ kind: "switch" });
  });

  it("from its values", () => {
    expect(controlFor(dice, goal, please)).toEqual({ kind: "choice", values: ["highest", "lowest", "target"] });
  });

  it("by number, within the rules' bounds, and left empty where that means something", () => {
    expect(controlFor(dice, rounds, please)).toEqual({ kind: "number", least: 1, most: 12, step: 1, empty: false });
    expect(controlFor(game, start, { start: null })).toMatchObject({ kind: "number", empty: true });
    expect(controlFor(dice, target, { ...please, places: 3 })).toMatchObject({ least: 0, most: 999, empty: false });
  });

  it("from a list of which any may be chosen", () => {
    const removed = option("removed", { kind: "several", default: [], values: ["hotel", "gym"], named: "card" });
    expect(controlFor(gameWith(removed), removed, { removed: [] })).toEqual({ kind: "several", values: ["hotel", "gym"] });
  });

  it("among those who sit, if it is a seat", () => {
    const first = option("first", { kind: "seat" });
    expect(controlFor(gameWith(first), first, { first: null }, [0, 2])).toEqual({ kind: "choice", values: [null, 0, 2] });
  });

  it("by a control of the game's own, if it is a file", () => {
    const own = option("cards", { kind: "own-file", default: [] });
    expect(controlFor(gameWith(own), own, { cards: [] })).toEqual({ kind: "own" });
  });
});

it("is another game's under the same name", () => {
  const other = option("rounds", { default: 9, least: 3, most: 13 });
  const goofspiel = gameWith(other);
  expect(controlFor(goofspiel, other, { rounds: 9 })).toMatchObject({ least: 3, most: 13 });
  expect(changedOptions(goofspiel, { rounds: 9 })).toEqual([]);
});

it("shows only what has an effect", () => {
  expect(shownOptions(dice, please)).not.toContain(target);
  expect(shownOptions(dice, { ...please, goal: "target" })).toContain(target);
  expect(shownOptions(game, { start: 1800, lead: 10 })).toEqual([start]);
  expect(shownOptions(dice, { rounds: 3 })).toEqual([rounds]);
});

it("changes along what would not fit any more", () => {
  expect(changeOption(dice, "goal", "target", please)).toEqual({ goal: "target", target: 5000 });
  expect(changeOption(dice, "goal", "lowest", { ...please, goal: "target", target: 7 })).toEqual({ goal: "lowest", target: null });
  expect(changeOption(dice, "places", 3, { ...please, goal: "target", target: 5000 })).toEqual({ places: 3, target: 999 });
  expect(changeOption(dice, "rounds", 3, please)).toEqual({ rounds: 3 });
  expect(changeOption(game, "start", 1800, { start: null, lead: 20 })).toEqual({ start: 1800 });
});

it("tells what is not as in the rulebook", () => {
  expect(changedOptions(dice, please)).toEqual([]);
  expect(changedOptions(dice, { ...please, rounds: 3 })).toEqual([rounds]);
  expect(rulebookOptions(dice)).toEqual(please);
});

it("only changed rules mark a table: no usual variant does, and no rule that is as printed", () => {
  const bid = gameWith(option("tokens", { default: 15, dial: true, house_rule: true }), option("rounds", { default: 6, dial: true }));
  expect(changedRules(bid, { tokens: 15, rounds: 3 })).toEqual([]);
  expect(changedRules(bid, { tokens: 12, rounds: 3 }).map(({ key }) => key)).toEqual(["tokens"]);
});
