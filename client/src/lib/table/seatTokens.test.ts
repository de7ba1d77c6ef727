import { beforeEach, expect, it, vi } from "vitest";
import { loadShares, saveShares, type KeptShare } from "$lib/luck/keptShares";
import { allTokens, forgetTable, saveTokens, loadTokens, seatPath, tokenOf, rememberTable, visitedTables, withSeat, withoutSeat } from "./seatTokens";

const SHARE: KeptShare = { share: "0".repeat(64), accepted: true, spent: true, revealed: true, shown: null, rounds: [], seat: 0, dealt: null, ended: null };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it("keeps a table's tokens, the host's first", () => {
  saveTokens("t1", { host: "h", seats: ["a", "b"] });
  expect(loadTokens("t1")).toEqual({ host: "h", seats: ["a", "b"] });
  expect(allTokens(loadTokens("t1"))).toEqual(["h", "a", "b"]);
  expect(allTokens(loadTokens("elsewhere"))).toEqual([]);
});

it("takes nonsense for nothing", () => {
  for (const nonsense of ["{", "[]", "null", '{"seats":"a"}']) {
    stored.set("table:t1", nonsense);
    expect(loadTokens("t1")).toEqual({ seats: [] });
  }
  for (const nonsense of ["7", "{", "[null]"]) {
    stored.set("tables", nonsense);
    expect(visitedTables()).toEqual([]);
  }
});

const tables = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => `t${from - at}`);

it("knows the latest tables, and forgets the oldest with their tokens", () => {
  for (let n = 1; n <= 25; n++) {
    saveTokens(`t${n}`, { seats: ["a"] });
    rememberTable({ id: `t${n}`, game: "some-game", company: "Ben", over: false });
  }
  rememberTable({ id: "t5", game: "some-game", company: "Ben, Cleo", over: true });
  expect(visitedTables().map((table) => table.id)).toEqual(["t5", ...tables(25, 6), "t4", "t3", "t2"]);
  expect(visitedTables()[0]).toEqual({ id: "t5", game: "some-game", company: "Ben, Cleo", over: true });
  expect(loadTokens("t1")).toEqual({ seats: [] });
  forgetTable("t9");
  expect(visitedTables().map((table) => table.id)).not.toContain("t9");
  expect(loadTokens("t9")).toEqual({ seats: [] });
});

it("keeps the seats of games on this device, however many other tables are newer", () => {
  saveTokens("local-1", { host: "h", seats: ["a"] });
  saveShares("local-1", { 0: SHARE });
  rememberTable({ id: "local-1", game: "some-game", company: "Ben", over: false });
  for (let n = 1; n <= 25; n++) rememberTable({ id: `t${n}`, game: "some-game", company: "Ben", over: false });
  expect(visitedTables().map((table) => table.id)).not.toContain("local-1");
  expect(loadTokens("local-1")).toEqual({ host: "h", seats: ["a"] });
  expect(loadShares("local-1")).toEqual({ 0: SHARE });
  forgetTable("local-1");
  expect(loadTokens("local-1")).toEqual({ seats: [] });
  expect(loadShares("local-1")).toEqual({});
});

it("puts a seat's token where no server sees it", () => {
  vi.stubGlobal("location", { origin: "http://here" });
  expect(seatPath("t1", "secret")).toBe("/t/t1#seat=secret");
});

it("knows whose token is whose", () => {
  const two = withSeat(withSeat({ seats: [] }, "a", "Ann"), "b", "Ben");
  expect(two).toEqual({ seats: ["a", "b"], names: { a: "Ann", b: "Ben" } });
  expect(tokenOf(two, "Ben")).toBe("b");
  expect(withSeat(two, "a")).toBe(two);
  expect(withoutSeat(two, "a").seats).toEqual(["b"]);
});

it("knows the only token's owner, whatever a host calls them", () => {
  expect(tokenOf(withSeat({ seats: [] }, "a", "Rude"), "Ben")).toBe("a");
});

it("tells by elimination whose token came by a link", () => {
  const linked = withSeat(withSeat({ seats: [] }, "a", "Ann"), "b");
  expect(tokenOf(linked, "Ben")).toBe("b");
  expect(tokenOf(withSeat(linked, "c"), "Ben")).toBeUndefined();
});
