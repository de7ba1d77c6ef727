/** What a game's folder brings to learn it by: games/<game>/web/lessons.ts exports `lessons`. */

import { makeTable, sitDown, start } from "./api";
import { usualName } from "./opening";
import type { GameRecord, NewTable } from "./protocol";
import { route } from "./route.svelte";
import { keep, withSeat } from "./seats";

export type Lesson = {
  /** Its words are the messages `lesson-<id>` and `lesson-<id>.text`. */
  id: string;
  /** The example on the rules page it belongs to. */
  example: string;
  /** A table to try it at: whatever chance would decide is laid out. */
  table?: {
    options: Record<string, unknown>;
    setup: Record<string, unknown>;
    /** All who play, and which of them is the reader. */
    seats: number;
    mine: number;
  };
  /** The example as it was played, to be watched. */
  record?: GameRecord;
};

const found = import.meta.glob("../../../src/thirdplace/games/*/web/lessons.ts", { import: "lessons" }) as Record<
  string,
  () => Promise<Lesson[]>
>;

export async function lessonsOf(game: string): Promise<Lesson[]> {
  const folder = `/${game.replaceAll("-", "_")}/web/`;
  const path = Object.keys(found).find((path) => path.includes(folder));
  return path ? await found[path]!() : [];
}

type Act = [seat: number, action: { type: string } & Record<string, unknown>, at?: number];
type Played = { game: string; names: string[]; setup: Record<string, unknown>; options?: Record<string, unknown>; acts: Act[] };

/** An example as a record. Chance decides nothing in it, so that any seed will do. */
export const played = ({ game, names, setup, options = {}, acts }: Played): GameRecord => ({
  game,
  names,
  setup,
  options,
  commitment: "",
  seed: "lesson",
  actions: acts.map(([seat, action, at]) => ({ seat, action, at: at ?? null })),
});

/** A table of one's own against computer players, laid out as the lesson has it. */
export async function tryOut(game: string, { options, setup, seats, mine }: NonNullable<Lesson["table"]>): Promise<void> {
  const wanted: NewTable = { game, options, setup };
  const made = await makeTable(wanted);
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== mine) await sitDown(made.id, { bot: "easy" }, made.host);
    else {
      const own = await sitDown(made.id, { name: usualName() });
      keep(made.id, withSeat({ host: made.host, seats: [] }, own.token ?? "", own.name));
    }
  }
  await start(made.id, made.host);
  route.go(`/t/${made.id}`);
}
