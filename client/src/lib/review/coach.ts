/** The coach: what an expert would do now and why, and a finished game looked over. */

import { Refused, requestJson, sendRequest } from "$lib/api";
import type { Advice, GameRecord, RatedAction, Reason, Review, Reviewed } from "$lib/protocol";
import { tokenOf, type SeatTokens } from "$lib/table/seatTokens";
import { say, text, type Arguments } from "$lib/text.svelte";

const MESSAGE_MARK = "@";
const SEAT_MARK = "@seat-";

/** A sentence in the reader's language: in its gaps "@card-museum" is another message, "@seat-2" a player. */
export function reasonInWords(reason: Reason, names: string[]): string {
  const gaps: Arguments = {};
  for (const [gap, value] of Object.entries(reason.args ?? {})) gaps[gap] = resolveArgument(value, names);
  return say(reason.id, gaps);
}

function resolveArgument(value: string | number, names: string[]): string | number {
  if (typeof value === "number" || !value.startsWith(MESSAGE_MARK)) return value;
  if (value.startsWith(SEAT_MARK)) return names[Number(value.slice(SEAT_MARK.length))] ?? "";
  return say(value.slice(MESSAGE_MARK.length));
}

/** An action in a few words, as they stand alone; to do nothing is to wait. */
export function actionInWords(rated: RatedAction, names: string[]): string {
  return capitalize(rated.words ? reasonInWords(rated.words, names) : say("web-coach-wait"));
}

/** What an expert would do, in a few words. */
export function bestInWords(advice: Advice, names: string[]): string {
  const best = JSON.stringify(advice.best ?? null);
  const rated = advice.rated.find(({ action }) => JSON.stringify(action ?? null) === best);
  return rated ? actionInWords(rated, names) : capitalize(say("web-coach-wait"));
}

const capitalize = (words: string) => words.charAt(0).toLocaleUpperCase(text.lang) + words.slice(1);

export const reasonsInWords = (advice: Advice, names: string[]) =>
  advice.reasons.map((reason) => reasonInWords(reason, names)).join(" ");

/** What the coach says to a seat of this device. Whose token is whose may be unknown: then each is tried. */
export async function fetchAdvice(
  table: string,
  seat: number,
  name: string,
  tokens: SeatTokens,
  signal?: AbortSignal,
): Promise<Advice> {
  const own = tokenOf(tokens, name);
  for (const token of own ? [own] : tokens.seats) {
    try {
      return await requestJson<Advice>("GET", `/tables/${table}/seats/${seat}/advice`, { token, signal });
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.code !== "not-your-seat") throw refused;
    }
  }
  throw new Refused("not-your-seat", say("error-not-your-seat"));
}

/** A review, and whether this device has made it, rather than a server. */
export type MadeReview = { review: Review; here: boolean };

/** A finished game looked over. It takes some seconds: `onshare` hears how far it is, and how many wait before it. */
export async function fetchReview(
  record: GameRecord,
  onshare: (share: number, waiting: number) => void,
  signal?: AbortSignal,
): Promise<MadeReview> {
  const { body } = await sendRequest("POST", "/reviews", { body: { record }, signal });
  try {
    for await (const line of readLines(body!)) {
      const { share, review, waiting, here = false } = JSON.parse(line) as Reviewed & { here?: boolean };
      if (review) return { review, here };
      onshare(share, waiting ?? 0);
    }
  } catch (failure) {
    if (signal?.aborted) throw failure;
  }
  throw new Refused("offline", say("web-review-failed"));
}

/** Lines as they come, however they were cut on the way. */
export async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter(Boolean);
    }
    if (rest) yield rest;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
