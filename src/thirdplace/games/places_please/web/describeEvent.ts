/** What happened, in the terminal's words. */

import type { Event } from "./protocol";
import type { Ranking } from "$lib/table/ranking";
import type { TableEvent } from "$lib/table/tableConnection.svelte";
import { say } from "$lib/text.svelte";
import { SMALL_TABLE } from "./table/round";
import { padNumber, winText } from "./words";

type Scored = Extract<Event, { type: "round-scored" }>;
type Board = Record<string, number | null>;

export function describeEvent(happened: TableEvent, names: string[], _options?: unknown, ranking: Ranking = "all"): string | null {
  const event = happened as unknown as Event;
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const isClass = names.length > SMALL_TABLE;
  switch (event.type) {
    case "rolled":
      return say("told-rolled", { name, value: String(event.value) });
    case "wrote":
      if (event.slot === null || isClass) return null;
      return say("told-wrote", { name, value: String(event.value), slot: say(`slot-${event.slot}.in`) });
    case "boards-shown":
      return isClass ? null : say("told-boards", { boards: event.boards.map(boardOf(names)).join(", ") });
    case "round-scored":
      if (ranking === "none") return say("please-class-revealed");
      return tellRound(event, names, isClass);
    case "rested":
      return name && say("told-rested", { name });
    case "returned":
      return name && say(event.now ? "told-returned" : "told-returns", { name });
    case "ended":
      return say("told-ended", { rounds: event.rounds });
    case "over":
      if (ranking === "none") return say("told-over");
      return `${say("told-over")} ${winText(event.totals, event.winners, names)}`;
  }
}

const boardOf =
  (names: string[]) =>
  (board: Board, seat: number): string =>
    `${names[seat]} ${Object.values(board)
      .map((digit) => digit ?? "_")
      .join("")}`;

/** The numbers, most points first; of a class only those that earned some. */
function tellRound({ round, numbers, points, boards }: Scored, names: string[], isClass: boolean): string {
  const places = Object.keys(boards[0] ?? {}).filter((slot) => !slot.startsWith("garbage")).length;
  const lines = numbers
    .map((number, seat) => ({ number: padNumber(number ?? 0, places), name: names[seat] ?? "", points: points[seat] ?? 0 }))
    .filter((line, seat) => numbers[seat] !== null && (!isClass || line.points))
    .sort((one, other) => other.points - one.points)
    .map((line) => say("told-number", line));
  return `${say("told-round", { round })} ${lines.join(" · ")}`;
}
