/** A short race of one card each, and the rulebook's example of a start that is chosen for a trade. */

import type { Lesson, LessonAction, LessonMove, LessonWait } from "$lib/games/lessons";

const [AROHA, BEN, CLARA] = [0, 1, 2] as const;

const act = (seat: number, action: LessonAction, says?: string, at = 0): LessonMove => ({ seat, action, at, ...(says ? { says } : {}) });
const start = (place: string) => ({ type: "start", place });
const move = (to: string) => ({ type: "move", to });
const turnIn = (card: string) => ({ type: "turn-in", card });
const READY = { type: "ready" };
const SKIP = { type: "skip" };

/** What the clock shows a little after a year has begun. */
const into = (year: number, first: number, yearMs: number) => (year - first) * yearMs + 250;
const wait = (says: string, until: number): LessonWait => ({ says, until });

const [SHORT_MS, SHORT_FROM] = [1500, 1837];
const [LONG_MS, LONG_FROM] = [1500, 1838];
const IN_1840 = into(1840, SHORT_FROM, SHORT_MS);
const [ALSO_IN_1840, IN_1843] = [into(1840, LONG_FROM, LONG_MS), into(1843, LONG_FROM, LONG_MS)];

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
      act(BEN, start("auckland")),
      act(AROHA, start("whangarei"), "start"),
      act(BEN, READY),
      act(AROHA, READY, "ready"),
      act(AROHA, move("waitangi"), "move"),
      act(BEN, SKIP),
      act(AROHA, SKIP, "skip"),
      act(BEN, SKIP),
      wait("years", IN_1840),
      act(AROHA, turnIn("waitangi-1840"), "turn-in", IN_1840),
      act(BEN, turnIn("auckland-1840"), undefined, IN_1840),
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
      act(BEN, start("palmerston-north")),
      act(CLARA, start("wellington")),
      act(BEN, { type: "offer", to: CLARA, give: "wellington-1893", take: "rotorua-1886" }),
      act(CLARA, { type: "accept", from: BEN }),
      act(AROHA, start("napier"), "start"),
      act(AROHA, { type: "offer", to: BEN, give: "st-arnaud-1843", take: "parihaka-1881" }, "offer"),
      act(BEN, { type: "accept", from: AROHA }),
      act(BEN, READY),
      act(CLARA, READY),
      act(AROHA, READY, "ready"),
      act(AROHA, move("taupo"), "north"),
      act(BEN, SKIP),
      act(CLARA, move("masterton")), // the road is clear for Ben
      act(AROHA, move("hamilton"), "on"),
      act(BEN, move("wellington")),
      act(CLARA, SKIP),
      act(AROHA, move("auckland"), "on"),
      act(BEN, move("picton")),
      act(CLARA, SKIP),
      act(AROHA, move("whangarei"), "on"),
      act(BEN, move("st-arnaud")),
      act(CLARA, SKIP),
      act(AROHA, move("waitangi"), "there"),
      act(BEN, SKIP),
      act(CLARA, SKIP),
      wait("years", ALSO_IN_1840),
      act(AROHA, turnIn("waitangi-1840"), "turn-in", ALSO_IN_1840),
      wait("ben", IN_1843),
      act(BEN, turnIn("st-arnaud-1843"), undefined, IN_1843),
    ],
  },
];
