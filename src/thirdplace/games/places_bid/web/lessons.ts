/** The rulebook's two examples: the same four people, the same three buildings. The learner sits where most is decided. */

import type { Lesson, LessonMove } from "$lib/games/lessons";

const NAMES = ["Pierre", "Lizzi", "Clara", "Hakeem"];
const [PIERRE, LIZZI, CLARA, HAKEEM] = [0, 1, 2, 3] as const;
/** Hakeem has use for the Amusement Park, Lizzi for City Hall: their projects tell why the example goes as it does. */
const setup = {
  first: PIERRE,
  projects: ["S", "C", "L", "P"],
  deck: ["hotel", "city-hall", "amusement-park", "library", "bakery", "hospital"],
};

const saying = (says?: string) => (says ? { says } : {});
const bid = (seat: number, amount: number, says?: string): LessonMove => ({ seat, action: { type: "bid", amount }, ...saying(says) });
const pass = (seat: number, says?: string): LessonMove => ({ seat, action: { type: "pass" }, ...saying(says) });
const choose = (seat: number, card: string, says?: string): LessonMove => ({ seat, action: { type: "choose", card }, ...saying(says) });

export const lessons: Lesson[] = [
  {
    id: "bid-all",
    example: "example-1",
    names: NAMES,
    mine: HAKEEM,
    options: {},
    setup,
    steps: [
      bid(PIERRE, 3),
      bid(LIZZI, 4),
      bid(CLARA, 5),
      bid(HAKEEM, 6, "raise"),
      pass(PIERRE),
      bid(LIZZI, 7),
      pass(CLARA),
      bid(HAKEEM, 8, "again"),
      bid(LIZZI, 9),
      pass(HAKEEM, "pass"),
      choose(LIZZI, "city-hall", "first"),
      choose(HAKEEM, "amusement-park", "choose"),
      choose(CLARA, "hotel"),
    ],
  },
  {
    id: "bid-early",
    example: "example-2",
    names: NAMES,
    mine: LIZZI,
    options: {},
    setup,
    steps: [
      pass(PIERRE, "early"),
      bid(LIZZI, 3, "open"),
      pass(CLARA),
      bid(HAKEEM, 5),
      bid(LIZZI, 6, "over"), // PB5
      bid(HAKEEM, 7),
      bid(LIZZI, 8, "last"),
      pass(HAKEEM),
      choose(LIZZI, "city-hall", "choose"),
      choose(HAKEEM, "amusement-park"),
    ],
  },
];
