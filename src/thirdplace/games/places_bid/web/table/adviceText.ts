/** What stands beside a seat's bid. */

import type { View } from "../protocol";
import { say } from "$lib/text.svelte";
import { buyerAt, hasChosen } from "./auction";
import type { Cards } from "../cards/cards";

export type Advice = { text: string; lead: boolean };

export function adviceFor(view: View, seat: number): Advice {
  const own = view.seats[seat];
  const lead = view.high?.seat === seat && view.phase !== "over";
  return { lead, text: own && view.phase !== "over" ? say(...words(view, seat, lead)) : "" };
}

function words(view: View, seat: number, lead: boolean): Parameters<typeof say> {
  const { bid, passed } = view.seats[seat]!;
  if (view.phase === "choosing" && bid !== null) {
    if (hasChosen(view, seat)) return ["bid-says-served"];
    const buys = buyerAt(view, seat);
    return buys ? ["bid-says-pays", { paid: buys.pays }] : ["bid-says-consoled"];
  }
  if (lead) return ["bid-says-highest"];
  if (passed) return ["bid-says-passed"];
  return bid === null ? ["bid-says-none"] : ["bid-says-outbid"];
}

/** What passing now would bring, in the few words a button has room for. */
export function passingText(view: View, seat: number): string {
  if (!view.prospect) return "";
  const { pick, pays, tokens } = view.prospect;
  if (pick !== null) return say("bid-pass-pick", { paid: pays, rank: pick });
  return say(view.seats[seat]?.bid === null ? "bid-pass-out" : "bid-pass-consoled", { tokens });
}

/** Where I stand while others act, in a sentence. */
export function waitingText(view: View, seat: number): string {
  const own = view.seats[seat];
  if (!own) return "";
  if (hasChosen(view, seat)) return say("bid-wait-served");
  if (view.phase === "bidding" && !own.passed) return say("bid-have", { tokens: own.tokens });
  if (own.bid === null) return say("bid-wait-out");
  if (!view.prospect) return "";
  const { pick, pays, tokens } = view.prospect;
  return pick === null ? say("bid-wait-consoled", { tokens }) : say("bid-wait-pick", { paid: pays, rank: pick });
}

/** What a building would bring this seat. */
export function worthText(view: View, seat: number, id: string, cards: Cards, open: boolean): string {
  const card = cards.get(id);
  const own = view.seats[seat];
  if (!card || !own) return "";
  const category = say(`category-${card.category}`);
  const held = own.buildings.some((building) => cards.get(building)?.category === card.category);
  const told = [say("bid-worth", { points: card.points }), say(held ? "bid-worth-held" : "bid-worth-new", { category })];
  if (open && own.project === card.category) told.splice(1, 0, say("bid-worth-project", { points: view.project_building }));
  return told.join(" ");
}
