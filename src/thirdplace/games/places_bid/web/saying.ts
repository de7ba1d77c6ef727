/** What stands beside a seat's bid. */

import type { View } from "./protocol";
import { say } from "$lib/text.svelte";
import { prospect, served } from "./auction";
import type { Cards } from "./cards";

export type Saying = { text: string; lead: boolean };

export function saysOf(view: View, seat: number): Saying {
  const own = view.seats[seat];
  const lead = view.high?.seat === seat && view.phase !== "over";
  return { lead, text: own && view.phase !== "over" ? say(...words(view, seat, lead)) : "" };
}

function words(view: View, seat: number, lead: boolean): Parameters<typeof say> {
  const { bid, passed } = view.seats[seat]!;
  if (view.phase === "choosing" && bid !== null) {
    if (served(view, seat)) return ["bid-says-served"];
    const ahead = prospect(view, seat);
    return ahead.kind === "pick" ? ["bid-says-pays", { paid: ahead.pays }] : ["bid-says-consoled"];
  }
  if (lead) return ["bid-says-highest"];
  if (passed) return ["bid-says-passed"];
  return bid === null ? ["bid-says-none"] : ["bid-says-outbid"];
}

/** What passing now would bring, in the few words a button has room for. */
export function passingSays(view: View, seat: number): string {
  const next = prospect(view, seat);
  if (next.kind === "out") return say("bid-pass-out", { tokens: next.tokens });
  if (next.kind === "consoled") return say("bid-pass-consoled", { tokens: next.tokens });
  return say(next.sure ? "bid-pass-pick" : "bid-pass-later", { paid: next.pays, rank: next.rank });
}

/** Where I stand while others act, in a sentence. */
export function waitingSays(view: View, seat: number): string {
  const own = view.seats[seat];
  if (!own) return "";
  if (served(view, seat)) return say("bid-wait-served");
  if (view.phase === "bidding" && !own.passed) return say("bid-have", { tokens: own.tokens });
  const next = prospect(view, seat);
  if (next.kind === "out") return say("bid-wait-out");
  if (next.kind === "consoled") return say("bid-wait-consoled", { tokens: next.tokens });
  return say(next.sure ? "bid-wait-pick" : "bid-wait-later", { paid: next.pays, rank: next.rank });
}

/** What a building would bring this seat. */
export function worthSays(view: View, seat: number, id: string, cards: Cards, open: boolean): string {
  const card = cards.get(id);
  const own = view.seats[seat];
  if (!card || !own) return "";
  const category = say(`category-${card.category}`);
  const held = own.buildings.some((building) => cards.get(building)?.category === card.category);
  const told = [say("bid-worth", { points: card.points }), say(held ? "bid-worth-held" : "bid-worth-new", { category })];
  if (open && own.project === card.category) told.splice(1, 0, say("bid-worth-project"));
  return told.join(" ");
}
