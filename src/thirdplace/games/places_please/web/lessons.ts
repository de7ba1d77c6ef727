/** One round of five rolls. The learner may write anywhere, and is told what Nora did and why. */

import type { Lesson, LessonAction, LessonMove } from "$lib/games/lessons";
import { say } from "$lib/text.svelte";

const [NORA, BEN] = [0, 1] as const;

const roll = (seat: number, says?: string): LessonMove => ({ seat, action: { type: "roll" }, ...(says ? { says } : {}) });
const words = (action: LessonAction) => ({ slot: say(`slot-${action["slot"] as string}.in`) });

/** Both write what was rolled; Nora's choice is free. */
const write = (nora: string, says: string, ben: string): LessonMove[] => [
  { seat: NORA, action: { type: "write", slot: nora }, says, free: true, words },
  { seat: BEN, action: { type: "write", slot: ben } },
];

export const lessons: Lesson[] = [
  {
    id: "please-five",
    example: "example-five-rolls",
    names: ["Nora", "Ben"],
    mine: NORA,
    options: { rounds: 1 },
    setup: { rolls: [4, 1, 6, 2, 5] },
    steps: [
      roll(NORA, "roll"),
      ...write("hundreds", "first", "thousands"),
      roll(BEN),
      ...write("garbage", "second", "ones"),
      roll(NORA, "reroll"),
      ...write("thousands", "third", "hundreds"),
      roll(BEN),
      ...write("ones", "fourth", "garbage"),
      roll(NORA, "reroll"),
      ...write("tens", "fifth", "tens"),
    ],
  },
];
