import { describe, expect, it } from "vitest";
import { awaySeats, offeredHandover, isAway, isPlayedFor } from "./absence";
import type { SeatView, TableView } from "$lib/protocol";

const seat = (part: Partial<SeatView>): SeatView => ({ name: "Ann", person: true, level: null, here: true, ...part });
const table = (phase: TableView["phase"], ...seats: SeatView[]) => ({ phase, seats, settings: {} }) as unknown as TableView;

const here = seat({});
const away = seat({ here: false });
const handed = seat({ here: false, level: "easy" });
const computer = seat({ person: false, level: "easy" });

it("tells who is away from who is played for, and from computer players", () => {
  expect([here, away, handed, computer, null].map(isAway)).toEqual([false, true, false, false, false]);
  expect([here, away, handed, computer, undefined].map(isPlayedFor)).toEqual([false, false, true, false, false]);
});

it("knows who is away now, whoever made the game stand", () => {
  expect(awaySeats(table("paused", here, away, computer, away))).toEqual([1, 3]);
});

describe("a seat can be handed over", () => {
  it("only by the host of a table that is led", () => {
    const led = { ...table("playing", away), settings: { led: true } };
    expect(offeredHandover(led, 0, true, false)).toBeNull();
    expect(offeredHandover(led, 0, false, true)).toBe("hand");
  });

  it("by the host while its person is away, and back again", () => {
    expect(offeredHandover(table("playing", away), 0, false, true)).toBe("hand");
    expect(offeredHandover(table("paused", handed), 0, false, true)).toBe("back");
    expect(offeredHandover(table("playing", here), 0, false, true)).toBeNull();
  });

  it("by its own person at any time", () => {
    expect(offeredHandover(table("playing", here), 0, true, false)).toBe("hand");
    expect(offeredHandover(table("playing", seat({ level: "easy" })), 0, true, false)).toBe("back");
  });

  it("by nobody else, not before the start and not after the end", () => {
    expect(offeredHandover(table("playing", away), 0, false, false)).toBeNull();
    expect(offeredHandover(table("playing", computer), 0, false, true)).toBeNull();
    expect(offeredHandover(table("gathering", away), 0, false, true)).toBeNull();
    expect(offeredHandover(table("over", away), 0, false, true)).toBeNull();
  });
});
