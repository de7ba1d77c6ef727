import { expect, it } from "vitest";
import { Refused } from "$lib/refused";
import type { GameRecord } from "$lib/protocol";
import { checkLuck } from "./checkLuck";
import { fingerprintOf } from "./fingerprint";
import { mixSeed } from "./checkShares";
import type { ReplayGame } from "./replayGame";
import { sha256 } from "./sha256";

const [SERVER, ANN] = [sha256("server"), sha256("Ann")];
const seats = [{ commitment: sha256(ANN), share: ANN }, { why: "computer" as const }];
const seed = mixSeed(SERVER, seats);
const shown = { commitment: sha256(SERVER), seats: [sha256(ANN), null] };
const note = { seat: 0, share: ANN, accepted: true, revealed: true, shown, rounds: 1, dealt: { hand: [1, 2] }, ended: { hand: [] } };
const record: GameRecord = {
  game: "any",
  names: ["Ann", "Robo"],
  commitment: sha256(seed),
  actions: [{ seat: 0, action: {} }],
  seed,
  shares: { commitment: sha256(SERVER), server: SERVER, seats },
  notes: [note],
};
const honest: ReplayGame = () => Promise.resolve({ views: [{ hand: [1, 2] }, { hand: [] }], by: "device" });
const ids = (said: { id: string }[]) => said.map(({ id }) => id);

it("vouches for a game in which all fits, and says what it has checked", async () => {
  const report = await checkLuck(record, honest);
  expect(report.verdict).toBe("good");
  expect(ids(report.checked)).toEqual(["luck-shares", "luck-noted", "web-luck-replayed-by-device"]);
  expect(ids(report.open)).toEqual(["luck-computer"]);
});

it("says which card it saw and should not have", async () => {
  const report = await checkLuck(record, () => Promise.resolve({ views: [{ hand: [1, 3] }, { hand: [] }], by: "device" }));
  expect([report.verdict, ids(report.wrong)]).toEqual(["wrong", ["record-note-view"]]);
});

it("compares everything that it saw, in its order", async () => {
  const checkWithViews = (...seen: object[]) => checkLuck({ ...record, notes: [{ ...note, seen: seen.map(fingerprintOf) }] }, honest);
  expect((await checkWithViews({ hand: [1, 2] }, { hand: [] })).verdict).toBe("good");
  expect(ids((await checkWithViews({ hand: [1, 2] }, { hand: [2] }, { hand: [] })).wrong)).toEqual(["record-note-view"]);
  expect(ids((await checkWithViews({ hand: [] }, { hand: [1, 2] })).wrong)).toEqual(["record-note-view"]);
});

it("counts the deals that were passed over", async () => {
  expect((await checkLuck({ ...record, deal: 3 }, honest)).open).toContainEqual({ id: "web-luck-deals", args: { count: 3 } });
});

it("tells of an action that was not legal", async () => {
  const report = await checkLuck(record, () => Promise.reject(new Refused("not-your-turn", "It is not your turn.")));
  expect(report.wrong).toEqual([{ id: "web-luck-illegal", args: { error: "It is not your turn." } }]);
});

it("says so if nobody could play it again", async () => {
  const report = await checkLuck(record, () => Promise.reject(new Refused("offline", "away")));
  expect([report.verdict, ids(report.checked)]).toEqual(["open", ["luck-shares", "luck-noted"]]);
  expect(ids(report.open)).toContain("web-luck-not-replayed");
});

it.each([
  ["what it has kept nothing of", { notes: [] }],
  ["what was laid out by hand", { setup: {} }],
  ["lists that were dropped once it had given a share", { shares: { ...record.shares!, round: 2 }, notes: [{ ...record.notes![0]!, rounds: 2 }] }],
])("does not vouch for %s", async (_, change) => {
  expect((await checkLuck({ ...record, ...change }, honest)).verdict).toBe("open");
});

it("vouches where lists were dropped before it had given a share", async () => {
  const report = await checkLuck({ ...record, shares: { ...record.shares!, round: 2 }, notes: [{ ...record.notes![0]!, rounds: 2, given: 1 }] }, honest);
  expect(report.verdict).toBe("good");
  expect(ids(report.open)).toContain("luck-again");
});
