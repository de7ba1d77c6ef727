import { beforeEach, expect, it, vi } from "vitest";
import type { ClockView, TableView } from "$lib/protocol";
import { fingerprintOf } from "./fingerprint";
import { loadShares } from "./keptShares";
import { listNotes } from "./luckNotes";
import { sha256 } from "./sha256";
import { ShareGiver } from "./shareGiver";

type Command = Record<string, unknown> & { type: string; id: string };

const person = (name: string) => ({ name, person: true, level: null, here: true });
const gathering = { id: "t", phase: "gathering", seats: [person("Ann"), null, person("Bob")], settings: {} } as unknown as TableView;
const playing = { ...gathering, phase: "playing" } as TableView;
const begun = [{ type: "begun" }];
const SERVER = sha256("the server's share");

let table = 0;
let sent: Command[];
let giver: ShareGiver;
let id: string;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  id = `t${table++}`;
  sent = [];
  giver = connect();
});

function connect(): ShareGiver {
  const fresh = new ShareGiver(id, (command) => sent.push(command as Command));
  fresh.onHello();
  return fresh;
}

const tell = (seat: number | null, info: TableView, events: { type: string; seat?: number }[] = [], view?: unknown) =>
  giver.onUpdate({ type: "update", version: 1, seat, view }, events, info);
const answer = (refused: string | null = null) => giver.onAnswer(sent.at(-1)!.id, refused);
/** With everybody asked. */
const listWith = (...commitments: (string | null)[]): TableView => early([0, 1, 2], ...commitments);
const early = (asked: number[], ...commitments: (string | null)[]): TableView => {
  const seats = commitments.map((commitment) => (commitment ? { commitment } : { why: "none" }));
  return { ...gathering, sealed: { commitment: SERVER, seats }, asked } as TableView;
};
const inRound = (round: number, info: TableView): TableView => ({ ...info, sealed: { ...info.sealed!, round, commitment: sha256(`${round}`) } });
const commitment = () => sent.find(({ type }) => type === "commit")!["commitment"] as string;

it("commits once for each seat, and reveals only what fits", () => {
  tell(2, gathering);
  answer();
  tell(2, gathering);
  expect(sent.map(({ type }) => type)).toEqual(["commit"]);
  tell(2, listWith(sha256("Ann's"), commitment()));
  tell(2, listWith(sha256("Ann's"), commitment()));
  expect(sent.map(({ type }) => type)).toEqual(["commit", "reveal"]);
  expect(sha256(sent[1]!["share"] as string)).toBe(commitment());
});

it("notes its seat after the chairs have closed up, what it was shown, and what it saw", () => {
  tell(2, gathering);
  answer();
  tell(2, listWith(sha256("Ann's"), commitment()));
  answer();
  tell(1, playing, begun, { cards: 3 });
  tell(1, { ...playing, phase: "over" }, [], { cards: 0 });
  expect(listNotes(id)).toEqual([
    {
      seat: 1,
      share: loadShares(id)["2"]!.share,
      accepted: true,
      revealed: true,
      shown: { commitment: SERVER, seats: [sha256("Ann's"), commitment()] },
      rounds: 1,
      given: 1,
      dealt: { cards: 3 },
      ended: { cards: 0 },
      seen: [fingerprintOf({ cards: 3 }), fingerprintOf({ cards: 0 })],
    },
  ]);
});

it("notes everything that it is shown, but not what is taken back, and nothing while a clock runs", () => {
  tell(0, gathering);
  answer();
  tell(0, playing, begun, { cards: 3, hand: [1] });
  tell(0, playing, [], { hand: [1], cards: 3 }); // the same
  tell(0, playing, [], { cards: 2 });
  tell(0, playing, [{ type: "undone" }], { cards: 3, hand: [1] });
  tell(0, playing, [], { cards: 1 });
  expect(listNotes(id)[0]!.seen).toEqual([{ cards: 3, hand: [1] }, { cards: 1 }].map(fingerprintOf));
  giver.onHello(); // the last one may be taken back meanwhile
  tell(0, playing, [], { cards: 0 });
  expect(listNotes(id)[0]!.seen).toEqual([{ cards: 3, hand: [1] }, { cards: 0 }].map(fingerprintOf));
  giver.onUpdate({ type: "update", version: 9, seat: 0, view: { cards: 9 }, clock: {} as ClockView }, [], playing);
  expect(listNotes(id)[0]!.seen).toHaveLength(2);
});

it("keeps the list before it reveals", () => {
  tell(0, gathering);
  const reveal = vi.fn(() => expect(loadShares(id)["0"]!.shown).not.toBeNull());
  const listed = listWith(commitment(), null);
  giver = new ShareGiver(id, reveal);
  giver.onHello();
  tell(0, listed);
  expect(reveal).toHaveBeenCalledOnce();
});

it("does not reveal to a list that it is not on, and knows that it was left out", () => {
  tell(0, gathering);
  answer();
  tell(0, listWith(null, sha256("Bob's")));
  tell(0, playing, begun);
  expect(sent).toHaveLength(1);
  expect(listNotes(id)).toMatchObject([{ seat: 0, accepted: true, revealed: false }]);
});

it("makes another share if the list is dropped", () => {
  tell(0, gathering);
  tell(0, listWith(commitment(), null));
  answer();
  tell(0, gathering);
  expect(sent.map(({ type }) => type)).toEqual(["commit", "reveal", "commit"]);
  expect(sent[2]!["commitment"]).not.toBe(sent[0]!["commitment"]);
  tell(0, inRound(2, listWith(sent[2]!["commitment"] as string, null)));
  tell(0, playing, begun);
  expect(listNotes(id)).toMatchObject([{ rounds: 2, share: sent[3]!["share"] }]);
});

it("says the same again after the connection was lost, on any page of this browser", () => {
  tell(0, gathering);
  answer();
  giver = connect();
  tell(0, gathering);
  expect(sent[1]!["commitment"]).toBe(sent[0]!["commitment"]);
});

it("claims nothing that was not confirmed over the connection on which the game began", () => {
  tell(0, gathering);
  answer();
  giver.onHello();
  tell(0, playing, begun);
  expect(listNotes(id)).toEqual([]);
  tell(0, gathering);
  tell(0, playing, begun);
  expect(listNotes(id)).toMatchObject([{ accepted: false, shown: null }]);
});

it("forgets a chair that it has lost", () => {
  tell(0, gathering);
  answer();
  tell(2, gathering, [{ type: "left", seat: 0 }]);
  answer();
  tell(1, playing, begun);
  expect(listNotes(id).map(({ seat }) => seat)).toEqual([1]);
});

it("takes the share that another page of this browser has made a moment before", () => {
  const other = new ShareGiver(id, () => {});
  tell(0, gathering);
  other.onHello();
  other.onUpdate({ type: "update", version: 1, seat: 0 }, [], gathering);
  answer("still-here");
  expect(sent.at(-1)).toMatchObject({ type: "commit", commitment: sha256(loadShares(id)["0"]!.share) });
});

it("tries again when the other device of its seat has left", () => {
  tell(0, gathering);
  answer("still-here");
  expect(sent).toHaveLength(1);
  tell(0, gathering);
  expect(sent).toHaveLength(2);
});

it("keeps no results that are hidden from a class", () => {
  tell(0, gathering);
  tell(0, listWith(commitment(), null));
  tell(0, { ...playing, settings: { ranking: "none" } } as TableView, begun, { cards: 3 });
  expect(listNotes(id)).toMatchObject([{ dealt: null }]);
});

it("notes a list that is shown before the start, and reveals once it is asked", () => {
  tell(0, gathering);
  answer();
  tell(0, early([2], commitment(), sha256("Bob's")));
  expect(sent).toHaveLength(1);
  expect(loadShares(id)["0"]).toMatchObject({ rounds: [1], spent: false });
  tell(0, early([0, 2], commitment(), sha256("Bob's")));
  expect(sent.map(({ type }) => type)).toEqual(["commit", "reveal"]);
});

it("reveals at once where nobody is asked, as at a server of before", () => {
  tell(0, gathering);
  tell(0, { ...listWith(commitment(), null), asked: undefined } as unknown as TableView);
  expect(sent.map(({ type }) => type)).toEqual(["commit", "reveal"]);
});

it("keeps a share that it was not asked for if the list is dropped, and claims nothing of that list", () => {
  tell(0, gathering);
  answer();
  tell(0, early([2], commitment(), sha256("Bob's")));
  tell(0, gathering);
  expect(sent).toHaveLength(1);
  expect(loadShares(id)["0"]!.shown).toBeNull();
  tell(0, inRound(2, listWith(commitment(), null)));
  answer();
  tell(0, playing, begun);
  expect(listNotes(id)).toMatchObject([{ rounds: 2, revealed: true, shown: { commitment: sha256("2") } }]);
});

it("commits to a list that was closed before the start while it was away", () => {
  tell(0, early([2], null, sha256("Bob's")));
  expect(sent.map(({ type }) => type)).toEqual(["commit"]);
  answer();
  tell(0, gathering);
  tell(0, inRound(2, listWith(commitment(), sha256("Bob's"))));
  expect(sent.map(({ type }) => type)).toEqual(["commit", "reveal"]);
});

it("says nothing of a list that was dropped while it was away", () => {
  tell(0, gathering);
  answer();
  tell(0, listWith(commitment(), null));
  answer();
  giver = connect();
  tell(0, playing);
  const shares = { commitment: SERVER, seats: [{ commitment: commitment(), share: "…" }] };
  expect(listNotes(id, shares)).toMatchObject([{ revealed: true, shown: { commitment: SERVER } }]);
  expect(listNotes(id, { ...shares, round: 2 })).toEqual([]);
});

it("still knows a list that is there when it comes back", () => {
  tell(0, gathering);
  answer();
  tell(0, early([0], commitment(), null));
  answer();
  giver = connect();
  tell(0, early([0], commitment(), null));
  tell(0, playing, begun);
  expect(listNotes(id, { commitment: SERVER, seats: [], round: 2 })).toMatchObject([{ revealed: true, rounds: 1 }]);
});

it("has revealed before it starts a game by itself", async () => {
  let ready = false;
  void giver.revealEarly().then(() => (ready = true));
  tell(0, gathering);
  expect(sent.map(({ type }) => type)).toEqual(["commit"]);
  answer();
  await vi.waitFor(() => expect(sent.at(-1)!.type).toBe("close-list"));
  const asked = sent.at(-1)!.id;
  tell(0, listWith(commitment(), null));
  expect(sent.at(-1)!.type).toBe("reveal");
  expect(ready).toBe(false);
  giver.onAnswer(asked, null);
  await vi.waitFor(() => expect(ready).toBe(true));
});

it("starts anew where what it has stored is broken", () => {
  localStorage.setItem(`luck:${id}`, '{"0": {"share": 7}}');
  giver = connect();
  tell(0, gathering);
  expect(commitment()).toMatch(/^[0-9a-f]{64}$/);
});

it("counts a second list also if it has the number of the first", () => {
  tell(0, gathering);
  tell(0, listWith(commitment(), null));
  tell(0, gathering);
  const again = sent.at(-1)!["commitment"] as string;
  const second = inRound(1, listWith(again, null));
  tell(0, second);
  tell(0, second);
  tell(0, playing, begun);
  expect(listNotes(id)).toMatchObject([{ rounds: 2, given: 2 }]);
});
