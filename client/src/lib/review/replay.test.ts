import { describe, expect, it } from "vitest";
import type { Replay } from "$lib/protocol";
import { momentInHash, pauseBeforeMs, readRecord, tableOfReplay } from "./replay";

const replay = (at: number[], view: object = {}): Replay => ({
  game: "some-game",
  names: ["Ann", "Bob"],
  options: {},
  steps: at.map((at) => ({ seat: null, action: null, at, events: [], view })),
});

describe("a moment in the address", () => {
  it("is a number behind #, within the game", () => {
    expect(momentInHash("#17", 40)).toBe(17);
    expect(momentInHash("#99", 40)).toBe(40);
    expect(momentInHash("#-3", 40)).toBe(0);
  });

  it("is the beginning if there is none", () => {
    expect(momentInHash("", 40)).toBe(0);
    expect(momentInHash("#seat=x", 40)).toBe(0);
  });
});

describe("how long a state is looked at", () => {
  it("is as long as people took, but never too short or too long", () => {
    expect(pauseBeforeMs(replay([0, 1000]), 1)).toBe(1000);
    expect(pauseBeforeMs(replay([0, 0]), 1)).toBe(700);
    expect(pauseBeforeMs(replay([0, 90_000]), 1)).toBe(1600);
  });

  it("is shorter where a game wants that", () => {
    expect(pauseBeforeMs(replay([0, 200]), 1, 120)).toBe(200);
    expect(pauseBeforeMs(replay([0, 100]), 1, 120)).toBe(120);
  });
});

describe("a file", () => {
  it("is a record if it looks like one", async () => {
    expect(await readRecord(new File(['{"names":[],"actions":[]}'], "game.json"))).toEqual({ names: [], actions: [] });
    expect(await readRecord(new File(["thirdplace record 1"], "game.txt"))).toBeNull();
    expect(await readRecord(new File(["null"], "game.json"))).toBeNull();
  });
});

it("a replay's table has the people of the record", () => {
  expect(tableOfReplay(replay([0])).seats.map((seat) => seat?.name)).toEqual(["Ann", "Bob"]);
});
