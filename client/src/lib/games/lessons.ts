/** What a game's folder brings to learn it by: games/<game>/web/lessons.ts exports `lessons`. */

import { loadForGame } from "./folders";
import { sitDown, startTable } from "$lib/api";
import { beginLesson } from "$lib/learn/lessonMemory";
import { whereToPlay } from "$lib/opening/whereToPlay.svelte";
import type { GameRecord, NewTable } from "$lib/protocol";
import { route } from "$lib/routing/route.svelte";
import { saveTokens, withSeat } from "$lib/table/seatTokens";
import type { Arguments } from "$lib/text.svelte";

export type LessonAction = { type: string } & Record<string, unknown>;

/**
 * One move of the example. Its words, if it has any, are `lesson-<lesson>-<says>`:
 * of the learner's own moves the task, with `.hint` for other moves and `.done` for afterwards;
 * of the others' what is to be read before they make it.
 */
export type LessonMove = {
  seat: number;
  action: LessonAction;
  /** What the game's clock shows in the example. */
  at?: number;
  says?: string;
  /** Any move of this type will do; `.other` says what the example did instead. */
  free?: boolean;
  /** What the words need to know of the move that was made. */
  words?: (action: LessonAction) => Arguments;
};

/** Between two moves: the game's clock runs until it shows `until`; the words are `lesson-<lesson>-<says>`. */
export type LessonWait = { says: string; until: number };
export type LessonStep = LessonMove | LessonWait;

export type Lesson = {
  /** Its words are the messages `lesson-<id>` and `lesson-<id>.text`; `-goal`, `-end` and `-learned` frame it. */
  id: string;
  /** The example on the rules page it belongs to. */
  example: string;
  /** Who plays, and which of them is the learner. */
  names: string[];
  mine: number;
  options: Record<string, unknown>;
  /** Whatever chance would decide. */
  setup: Record<string, unknown>;
  /** Has the game a clock? It stands while people read. */
  clock?: boolean;
  steps: LessonStep[];
};

export const isWait = (step: LessonStep): step is LessonWait => "until" in step;

const found = import.meta.glob("../../../../src/thirdplace/games/*/web/lessons.ts", { import: "lessons" }) as Record<
  string,
  () => Promise<Lesson[]>
>;

export const loadLessons = async (game: string): Promise<Lesson[]> => (await loadForGame(found, game)) ?? [];

/** The example as a record, to be watched. Chance decides nothing in it, so that any seed will do. */
export const recordOfLesson = (game: string, { names, setup, options, steps }: Lesson): GameRecord => ({
  game,
  names,
  setup,
  options,
  commitment: "",
  seed: "lesson",
  actions: steps.flatMap((step) => (isWait(step) ? [] : [{ seat: step.seat, action: step.action, at: step.at ?? null }])),
});

/** A real table with the example's people at it. All of them sit on this device; the learner plays one. */
export async function openLesson(game: string, lesson: Lesson): Promise<void> {
  const settings = { countdown: 0, reactions: false, onlookers: false };
  const wanted: NewTable = { game, options: lesson.options, setup: lesson.setup, settings };
  const made = await whereToPlay.makeTable(wanted);
  const others: string[] = [];
  for (const [seat, name] of lesson.names.entries()) {
    const sat = await sitDown(made.id, { name });
    if (seat === lesson.mine) saveTokens(made.id, withSeat({ host: made.host, seats: [] }, sat.token ?? "", sat.name));
    else others.push(sat.token ?? "");
  }
  await startTable(made.id, made.host);
  beginLesson({ table: made.id, game, lesson: lesson.id, others, step: 0 });
  route.goTo(`/t/${made.id}`);
}
