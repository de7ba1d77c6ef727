/** A short race of one card each, and the rulebook's example of a start that is chosen for a trade. */

import type { Lesson, LessonAction, LessonMove, LessonWait } from "$lib/games/lessons";

const [AROHA, BEN, CLARA] = [0, 1, 2] as const;

const makeMove = (seat: number, action: LessonAction, says?: string, at = 0): LessonMove => ({ seat, action, at, ...(says ? { says } : {}) });
const start = (place: string) => ({ type: "start", place });
const move = (to: string) => ({ type: "move", to });
const turnIn = (card: string) => ({ type: "turn-in", card });
const READY = { type: "ready" };
const SKIP = { type: "skip" };

/** What the clock shows a little after a year has begun. */
const clockMsInYear = (year: number, first: number, yearMs: number) => (year - first) * yearMs + 250;
const waitUntil = (says: string, until: number): LessonWait => ({ says, until });

const [SHORT_MS, SHORT_FROM] = [1500, 1837];
const [LONG_MS, LONG_FROM] = [1500, 1838];
const IN_1840 = clockMsInYear(1840, SHORT_FROM, SHORT_MS);
const [ALSO_IN_1840, IN_1843] = [clockMsInYear(1840, LONG_FROM, LONG_MS), clockMsInYear(1843, LONG_FROM, LONG_MS)];

export const lessons: Lesson[] = [
  {
    id: "race-first",
    example: "example-first",
    names: ["Aroha", "Ben"],
    mine: AROHA,
    clock: true,
    options: { seconds_per_year: SHORT_MS / 1000, start_year: SHORT_FROM },
    setup: { hands: [["waitangi-1840"], ["auckland-1840"]], late: [[], []] },
    steps: [
      makeMove(BEN, start("auckland")),
      makeMove(AROHA, start("whangarei"), "start"),
      makeMove(BEN, READY),
      makeMove(AROHA, READY, "ready"),
      makeMove(AROHA, move("waitangi"), "move"),
      makeMove(BEN, SKIP),
      makeMove(AROHA, SKIP, "skip"),
      makeMove(BEN, SKIP),
      waitUntil("years", IN_1840),
      makeMove(AROHA, turnIn("waitangi-1840"), "turn-in", IN_1840),
      makeMove(BEN, turnIn("auckland-1840"), undefined, IN_1840),
    ],
  },
  {
    id: "race-trading",
    example: "example-trading",
    names: ["Aroha", "Ben", "Clara"],
    mine: AROHA,
    clock: true,
    options: { seconds_per_year: LONG_MS / 1000, start_year: LONG_FROM },
    setup: {
      hands: [
        ["waitangi-1840", "st-arnaud-1843"],
        ["parihaka-1881", "wellington-1893"],
        ["rotorua-1886", "napier-1931"],
      ],
      late: [[], [], []],
    },
    steps: [
      makeMove(BEN, start("palmerston-north")),
      makeMove(CLARA, start("wellington")),
      makeMove(BEN, { type: "offer", to: CLARA, give: "wellington-1893", take: "rotorua-1886" }),
      makeMove(CLARA, { type: "accept", from: BEN }),
      makeMove(AROHA, start("napier"), "start"),
      makeMove(AROHA, { type: "offer", to: BEN, give: "st-arnaud-1843", take: "parihaka-1881" }, "offer"),
      makeMove(BEN, { type: "accept", from: AROHA }),
      makeMove(BEN, READY),
      makeMove(CLARA, READY),
      makeMove(AROHA, READY, "ready"),
      makeMove(AROHA, move("taupo"), "north"),
      makeMove(BEN, SKIP),
      makeMove(CLARA, move("masterton")), // the road is clear for Ben
      makeMove(AROHA, move("hamilton"), "on"),
      makeMove(BEN, move("wellington")),
      makeMove(CLARA, SKIP),
      makeMove(AROHA, move("auckland"), "on"),
      makeMove(BEN, move("picton")),
      makeMove(CLARA, SKIP),
      makeMove(AROHA, move("whangarei"), "on"),
      makeMove(BEN, move("st-arnaud")),
      makeMove(CLARA, SKIP),
      makeMove(AROHA, move("waitangi"), "there"),
      makeMove(BEN, SKIP),
      makeMove(CLARA, SKIP),
      waitUntil("years", ALSO_IN_1840),
      makeMove(AROHA, turnIn("waitangi-1840"), "turn-in", ALSO_IN_1840),
      waitUntil("ben", IN_1843),
      makeMove(BEN, turnIn("st-arnaud-1843"), undefined, IN_1843),
    ],
  },
];
