/** What is to be typed next, in words. */

import type { ScribeWanted } from "../protocol";
import type { View } from "../protocol";
import { say } from "$lib/text.svelte";
import { priceFor } from "../table/auction";

export type Prompt = { title: string; line: string };

export function promptFor(view: View, wanted: ScribeWanted, names: readonly string[]): Prompt {
  if (wanted.what === "market") {
    const title = say("scribe-market", { count: wanted.count ?? 0, round: view.round });
    return { title, line: say("scribe-begins", { name: names[view.starter] ?? "" }) };
  }
  if (wanted.what === "projects") return { title: say("scribe-projects"), line: say("scribe-projects-how") };
  const seat = wanted.seat ?? 0;
  const name = names[seat] ?? "";
  if (view.phase === "choosing") {
    return { title: say("scribe-chooses", { name }), line: say("scribe-pays", { paid: priceFor(view, seat) }) };
  }
  const tokens = view.seats[seat]?.tokens ?? 0;
  const purse = wanted.legal?.length === 1 ? say("scribe-purse-short", { tokens }) : say("scribe-purse", { tokens, least: view.least_bid });
  return { title: say("scribe-bids", { name }), line: purse };
}
