/** The lesson this device is in the middle of: where it is, and the tokens of those who play the other seats. */

import { remember, remembered } from "$lib/deviceMemory";
import { forget } from "$lib/table/seatTokens";

export type LessonPlace = { table: string; game: string; lesson: string; others: string[]; step: number };

const LESSON = "lesson";
const DONE = "lessons-done";

/** The lesson at this table, if there is one. */
export function lessonAt(table: string): LessonPlace | null {
  const found = currentLesson();
  return found?.table === table ? found : null;
}

export function currentLesson(): LessonPlace | null {
  try {
    const found = JSON.parse(remembered(LESSON) ?? "null") as LessonPlace | null;
    return found && Array.isArray(found.others) && typeof found.step === "number" ? found : null;
  } catch {
    return null;
  }
}

/** One lesson at a time: the one before is given up, with its seats. */
export function beginLesson(place: LessonPlace): void {
  const before = currentLesson();
  if (before && before.table !== place.table) forget(before.table);
  keepLesson(place);
}

export const keepLesson = (place: LessonPlace): void => remember(LESSON, JSON.stringify(place));

/** Which lessons have been played to their end on this device. */
export function lessonsDone(): string[] {
  return (remembered(DONE) ?? "").split(" ").filter(Boolean);
}

export function finishLesson(lesson: string): void {
  remember(DONE, [...new Set([...lessonsDone(), lesson])].join(" "));
}
