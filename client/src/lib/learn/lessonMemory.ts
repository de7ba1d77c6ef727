/** The lesson this device is in the middle of: where it is, and the tokens of those who play the other seats. */

import { deleteKeptGame } from "$lib/device/keptGames";
import { isLocalTable } from "$lib/device/localTables";
import { remember, recall } from "$lib/deviceMemory";
import { forgetTable } from "$lib/table/seatTokens";

export type LessonPlace = { table: string; game: string; lesson: string; others: string[]; step: number };

const LESSON_KEY = "lesson";
const DONE_LESSONS_KEY = "lessons-done";

/** The lesson at this table, if there is one. */
export function lessonAt(table: string): LessonPlace | null {
  const found = currentLesson();
  return found?.table === table ? found : null;
}

export function currentLesson(): LessonPlace | null {
  try {
    const found = JSON.parse(recall(LESSON_KEY) ?? "null") as LessonPlace | null;
    return found && Array.isArray(found.others) && typeof found.step === "number" ? found : null;
  } catch {
    return null;
  }
}

/** One lesson at a time: the one before is given up, with its seats. If it was on this device, nothing of it stays there. */
export function beginLesson(place: LessonPlace): void {
  const before = currentLesson();
  saveLesson(place);
  if (!before || before.table === place.table) return;
  if (isLocalTable(before.table)) void deleteKeptGame(before.table).catch(console.warn);
  else forgetTable(before.table);
}

export const saveLesson = (place: LessonPlace): void => remember(LESSON_KEY, JSON.stringify(place));

/** Which lessons have been played to their end on this device. */
export function finishedLessons(): string[] {
  return (recall(DONE_LESSONS_KEY) ?? "").split(" ").filter(Boolean);
}

export function finishLesson(lesson: string): void {
  remember(DONE_LESSONS_KEY, [...new Set([...finishedLessons(), lesson])].join(" "));
}
