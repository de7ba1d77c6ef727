/** What happened, in words: the latest as a headline, what came before in this round under it. */

import type { Event, View } from "../protocol";
import type { TableEvent, TableConnection } from "$lib/table/tableConnection.svelte";
import { say } from "$lib/text.svelte";
import { cardName, type Cards } from "../cards/cards";

/** One event of the game as a sentence; null: it is none. */
export function describeEvent(happened: TableEvent, names: readonly string[], cards: Cards): string | null {
  const event = happened as Event;
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const list = (ids: readonly string[]) => ids.map((id) => cardName(id, cards)).join(", ");
  switch (event.type) {
    case "bid":
      return say("told-bid", { name, amount: event.amount });
    case "passed":
      return say("told-passed", { name, received: event.received });
    case "bidding-over":
      return say("told-bidding-over", { name, amount: event.amount });
    case "bought":
      return say("told-bought", { name, card: cardName(event.card, cards), paid: event.paid });
    case "empty-handed":
      return say("told-empty-handed", { name, received: event.received });
    case "discarded":
      return say("told-discarded", { cards: list(event.cards) });
    case "round":
      return say("bid-told-round", { round: event.round, name: names[event.starter] ?? "" });
    case "over":
      return say("bid-told-over");
  }
  return null;
}

/** Where things stand, for somebody who has just come. */
export function describeStanding(view: View, names: readonly string[]): string {
  if (view.phase === "over") return say("bid-told-over");
  if (view.high) {
    const high = { name: names[view.high.seat] ?? "", amount: view.high.amount };
    return say(view.phase === "choosing" ? "told-bidding-over" : "told-bid", high);
  }
  return say("bid-told-round", { round: view.round, name: names[view.starter] ?? "" });
}

export class Story {
  /** This round's events, oldest first, as they came; a new round keeps how the last one ended. */
  batches = $state.raw<readonly TableEvent[][]>([]);
  #version = 0;

  addEvents(version: number, events: TableEvent[]): void {
    if (version <= this.#version) return; // every seat of this device hears it
    this.#version = version;
    const opened = events.some((event) => event.type === "round");
    this.batches = opened ? [events] : [...this.batches, events];
  }
}

const stories = new WeakMap<TableConnection, Story>();

/** A table's story; it goes on while another seat of this device looks. */
export function storyOfTable(table: TableConnection): Story {
  let story = stories.get(table);
  if (!story) {
    const fresh = (story = new Story());
    table.onNews(({ version, events }) => fresh.addEvents(version, events));
    stories.set(table, story);
  }
  return story;
}
