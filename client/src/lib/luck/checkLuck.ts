/** Everything that this device can check of the luck of a game that is over, and what it says of it. */

import { Refused } from "$lib/refused";
import type { GameDeviceNote, GameRecord } from "$lib/protocol";
import { findShareFaults, listOpenQuestions, type Finding } from "./checkShares";
import { fingerprintOf } from "./fingerprint";
import type { ReplayedViews, ReplayGame } from "./replayGame";

/** A sentence: the id of a message, and what fills its gaps. */
export type Sentence = { id: string; args: Record<string, string | number> };
export type LuckReport = {
  /** `open`: nothing is wrong, but this device cannot vouch for the luck. */
  verdict: "good" | "open" | "wrong";
  wrong: Sentence[];
  checked: Sentence[];
  open: Sentence[];
};

/** Questions that concern everyone at the table, or this device's own share: with one of these nobody is sure. */
const DOUBTFUL_CODES = new Set(["alone", "device", "silent", "not-mine"]);

/** `record` holds the notes of this device; `replay` plays it again. */
export async function checkLuck(record: GameRecord, replay: ReplayGame): Promise<LuckReport> {
  const toSentences = (found: Finding[], kind: string): Sentence[] => found.map((finding) => sentenceOf(record, finding, kind));
  const faults = findShareFaults(record);
  const questions = listOpenQuestions(record);
  const wrong = toSentences(faults, "record");
  const checked = faults.length ? [] : describeShares(record);
  const played = record.seed ? await replayForNotes(record, replay) : null;
  wrong.push(...(played?.wrong ?? []));
  checked.push(...(played?.checked ?? []));
  const open = toSentences(questions, "luck");
  if (record.setup) open.unshift({ id: "web-fair-prepared", args: {} });
  if (record.deal && !wrong.length) open.push({ id: "web-luck-deals", args: { count: record.deal } });
  if (!played) open.push({ id: "web-luck-not-replayed", args: {} });
  const isSure = record.notes?.length && !record.setup && played && !questions.some(({ code }) => DOUBTFUL_CODES.has(code)) && !hasGivenTwice(record);
  return { verdict: wrong.length ? "wrong" : isSure ? "good" : "open", wrong, checked, open };
}

/** Has this device opened a share for a list that was dropped? Lists before that gave nobody a choice. */
const hasGivenTwice = ({ notes = [] }: GameRecord): boolean => notes.some(({ given, rounds }) => (given ?? rounds ?? 0) > 1);

function sentenceOf({ names, shares }: GameRecord, { code, seat, other }: Finding, kind: string): Sentence {
  const nameOf = (number?: number) => (number === undefined ? "" : (names[number] ?? ""));
  return { id: `${kind}-${code}`, args: { name: nameOf(seat), other: nameOf(other), count: shares?.round ?? 1 } };
}

function describeShares({ names, shares, notes = [] }: GameRecord): Sentence[] {
  const given = names.filter((_, seat) => shares?.seats[seat]?.share);
  const noted = notes.filter(({ seat, share, shown }) => shown && shares?.seats[seat]?.share === share);
  return [
    ...(given.length ? [{ id: "luck-shares", args: { count: given.length, names: given.join(", ") } }] : []),
    ...noted.map(({ seat }) => ({ id: "luck-noted", args: { name: names[seat] ?? "" } })),
  ];
}

type Played = { wrong: Sentence[]; checked: Sentence[] };

/** Null: there was nobody to play it again. */
async function replayForNotes(record: GameRecord, replay: ReplayGame): Promise<Played | null> {
  const wrong: Sentence[] = [];
  let by: ReplayedViews["by"] = "device";
  const notes: (GameDeviceNote | null)[] = record.notes?.length ? record.notes : [null];
  for (const note of notes) {
    try {
      const played = await replay(record, note?.seat ?? 0);
      by = played.by;
      if (note && !isWhatWasSeen(note, played.views)) wrong.push(sentenceOf(record, { code: "note-view", seat: note.seat }, "record"));
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      if (failure.code === "offline") return null;
      return { wrong: [{ id: "web-luck-illegal", args: { error: failure.message } }], checked: [] };
    }
  }
  const done = { id: `web-luck-replayed-by-${by}`, args: { count: record.actions.length } };
  return { wrong, checked: wrong.length ? [] : [done] };
}

function isWhatWasSeen({ dealt, ended, seen = [] }: GameDeviceNote, views: unknown[]): boolean {
  return (!dealt || views.some((view) => isEqual(view, dealt))) && (!ended || isEqual(views.at(-1), ended)) && hasAllInOrder(views, seen);
}

/** Does everything come that was seen, one after the other? Not all that came was seen. */
function hasAllInOrder(views: unknown[], seen: string[]): boolean {
  let found = 0;
  for (const view of views) {
    if (found === seen.length) break;
    if (fingerprintOf(view) === seen[found]) found++;
  }
  return found === seen.length;
}

/** Is it the same JSON? The order of fields does not matter. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}
