/** The two lines beside the die: what is going on, and what to do. */

import type { Ranking } from "$lib/table/ranking";
import { say } from "$lib/text.svelte";
import { rankedNumbers, writersOf, type Options, type View } from "./round";
import { digitWord, joinNames, MAX_NAMED_WINNERS, stillWritingText, winText } from "../words";

export type Stage = "rolling" | "writing" | "written" | "scored" | "over";

/** A digit that was written for somebody who was late, and where. */
export type LateDigit = { digit: number; slot: string };

export type HeadlineSubject = {
  view: View;
  options: Options;
  names: string[];
  seat: number | null;
  stage: Stage;
  /** Can something be done here, or is it only a picture? */
  acting: boolean;
  /** Is it the host who rolls and reveals? */
  led: boolean;
  late?: LateDigit | null;
  /** Whose rank may be told? */
  ranking: Ranking;
};

export function headlineFor(eyes: HeadlineSubject): { title: string; line: string } {
  const part = eyes.acting && eyes.seat !== null ? eyes.view.seats[eyes.seat]?.part : undefined;
  if (part && part !== "plays" && eyes.stage !== "scored" && eyes.stage !== "over") {
    return { title: say(`please-class-you-${part}`), line: say("please-class-look-on") };
  }
  switch (eyes.stage) {
    case "rolling":
      return rollingHeadline(eyes);
    case "writing":
      return writingHeadline(eyes);
    case "written":
      return writtenHeadline(eyes);
    case "scored":
      return scoredHeadline(eyes);
    case "over":
      return finalHeadline(eyes);
  }
}

/** In words for children: what became of the digit, and what to do next. */
const lateLine = (late: LateDigit, then: "next" | "written" | "before" = "next"): string =>
  say(`please-late-${then}`, { digit: String(late.digit), slot: say(`slot-${late.slot}.in`) });

function rollingHeadline({ view, names, seat, acting, led, late }: HeadlineSubject) {
  const mine = acting && view.roller === seat;
  const count = view.rolls_in_round - view.rolls.length;
  return {
    title: led ? say("please-class-soon") : mine ? say("please-your-roll") : say("rolls-next", { name: names[view.roller ?? 0] ?? "" }),
    line: late ? lateLine(late) : say("please-rolls-left", { count }),
  };
}

function writingHeadline({ view, options, names, seat, acting, led, late }: HeadlineSubject) {
  const title = say("please-rolled", { digit: digitWord(view.rolls.at(-1) ?? 0) });
  const roller = view.last_roller;
  if (acting && seat !== null && writersOf(view).includes(seat)) {
    const line = led || options.lesson ? say("please-class-choose") : roller === seat ? say("please-you-rolled") : say("please-they-rolled", { name: names[roller ?? 0] ?? "" });
    return { title, line: late ? lateLine(late, "before") : line };
  }
  if (late) return { title, line: lateLine(late) };
  return { title, line: stillWritingText(writersOf(view).map((other) => names[other] ?? "")) };
}

/** In a lesson: the numbers are shown when whoever has the die, or leads, wants to show them. */
function writtenHeadline({ view, names, led, late }: HeadlineSubject) {
  return {
    title: say("please-class-written"),
    line: late ? lateLine(late, "written") : led ? say("please-class-look") : say("please-class-asked", { name: names[view.roller ?? 0] ?? "" }),
  };
}

function scoredHeadline({ view, options, names, seat, acting, led, ranking }: HeadlineSubject) {
  const round = view.history.at(-1);
  const best = (round ? rankedNumbers(round) : [])
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat);
  const title = ranking === "none" ? say("please-class-revealed") : bestOf(best, options.goal, names, acting ? seat : null);
  if (view.phase === "over") return { title, line: say("please-last-round") };
  const meanwhile = view.last_roller !== null;
  const next = names[view.last_roller ?? view.roller ?? 0] ?? "";
  return {
    title,
    line: led || options.lesson ? say("please-class-next", { round: view.round }) : meanwhile ? say("please-rolled-meanwhile", { name: next }) : say("rolls-next", { name: next }),
  };
}

function bestOf(best: number[], goal: string, names: string[], you: number | null): string {
  if (best.length === 1 && best[0] === you) return say(`please-best-you-${goal}`);
  if (best.length > MAX_NAMED_WINNERS) return say(`please-best-several-${goal}`, { count: best.length });
  return say(`please-best-${goal}`, { names: joinNames(best.map((seat) => names[seat] ?? "")), count: best.length });
}

function finalHeadline({ view, names, seat, acting, ranking }: HeadlineSubject) {
  if (ranking === "none") return { title: say("told-over"), line: say(seat === null ? "please-class-thanks" : "please-class-own-result") };
  const { totals, winners } = view.result ?? { totals: [0], winners: [] };
  if (!winners.length) return { title: say("told-over"), line: say("won-nobody") };
  const alone = winners.length === 1;
  const you = acting && alone && winners[0] === seat;
  return {
    title: you ? say("please-won-you", { total: Math.max(...totals) }) : winText(totals, winners, names),
    line: say(alone ? "told-over" : "won-shared"),
  };
}
