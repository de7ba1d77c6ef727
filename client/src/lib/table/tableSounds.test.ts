import { describe, expect, it } from "vitest";
import { soundsOfEvents, playTableSounds } from "./tableSounds";
import type { Sound } from "$lib/sound";
import type { News, TableConnection } from "./tableConnection.svelte";

const event = (type: string) => ({ type });
const SOUNDS: Record<string, Sound> = { bid: "counter", bought: "card", rolled: "die", over: "chime" };
const sounds = ({ type }: { type: string }): Sound | null => SOUNDS[type] ?? null;
const others = { before: 1, now: 2, mine: [0] };

describe("what is heard", () => {
  it("is what happened, each sound once", () => {
    expect(soundsOfEvents([event("bid"), event("passed"), event("bid")], sounds, others)).toEqual(["counter"]);
    expect(soundsOfEvents([event("bought"), event("round")], sounds, others)).toEqual(["card"]);
    expect(soundsOfEvents([event("rolled")], sounds, others)).toEqual(["die"]);
    expect(soundsOfEvents([event("wrote"), event("paused")], sounds, others)).toEqual([]);
  });

  it("ends with a chime when the turn has come to this device, or the game is over", () => {
    expect(soundsOfEvents([event("bid")], sounds, { before: 1, now: 0, mine: [0] })).toEqual(["counter", "chime"]);
    expect(soundsOfEvents([event("over"), event("bought")], sounds, { before: 1, now: null, mine: [0] })).toEqual(["card", "chime"]);
    expect(soundsOfEvents([event("moved")], undefined, { before: 2, now: 3, mine: [0, 3] })).toEqual(["chime"]);
  });

  it("is no chime for a turn that was here already, nor for somebody else's", () => {
    expect(soundsOfEvents([event("bought")], sounds, { before: 0, now: 0, mine: [0] })).toEqual(["card"]);
    expect(soundsOfEvents([event("bid")], sounds, { before: 0, now: 1, mine: [0] })).toEqual(["counter"]);
  });
});

/** Seat 0 is on this device, seat 1 somebody's for whom a computer plays; the turn is seat 1's, at version 4. */
function aTable() {
  let hear: (news: News) => void = () => {};
  const table = {
    version: 4,
    sights: [0, 1].map((seat) => ({ seat, view: { turn: 1 } })),
    info: { seats: [{ level: null }, { level: "easy" }] },
    onNews: (listener: typeof hear) => ((hear = listener), () => (hear = () => {})),
  };
  const made: Sound[] = [];
  const stop = playTableSounds(table as unknown as TableConnection, { turn: "turn", calls: true }, sounds, (sound) => made.push(sound));
  return {
    made,
    stop,
    tell: (version: number, type: string, turn: number) => {
      table.sights = [0, 1].map((seat) => ({ seat, view: { turn } }));
      hear({ version, seat: 0, events: [event(type)] });
    },
  };
}

describe("a table that is listened to", () => {
  it("sounds once, however many seats are told", () => {
    const { made, tell } = aTable();
    tell(5, "bid", 0);
    tell(5, "bid", 0);
    expect(made).toEqual(["counter", "chime"]);
  });

  it("says nothing of what was known when one came, and nothing after one has gone", () => {
    const { made, stop, tell } = aTable();
    tell(4, "bid", 0);
    stop();
    tell(5, "bid", 0);
    expect(made).toEqual([]);
  });

  it("does not call somebody for whom a computer plays", () => {
    const { made, tell } = aTable();
    tell(5, "bid", 0);
    tell(6, "bid", 1);
    expect(made).toEqual(["counter", "chime", "counter"]);
  });
});
