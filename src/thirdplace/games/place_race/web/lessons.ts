/** A short race of two cards each to try, and the rulebook's example of trading to watch. */

import { played, type Lesson } from "$lib/lessons";

type Act = [number, { type: string } & Record<string, unknown>, number];
const [AROHA, BEN, CLARA] = [0, 1, 2] as const;

const YEAR = 2000;
const START = 1830;
const move = (to: string) => ({ type: "move", to });
const turnIn = (card: string) => ({ type: "turn-in", card });
const SKIP = { type: "skip" };

/** What each of the three does in a year, one after the other. */
const year = (year: number, ...acts: Act[1][]): Act[] => acts.map((act, seat) => [seat, act, (year - START) * YEAR]);

const PLANNED: Act[] = [
  [BEN, { type: "start", place: "palmerston-north" }, 0],
  [CLARA, { type: "start", place: "wellington" }, 0],
  [BEN, { type: "offer", to: CLARA, give: "wellington-1893", take: "rotorua-1886" }, 0],
  [CLARA, { type: "accept", from: BEN }, 0],
  [AROHA, { type: "start", place: "auckland" }, 0],
  [AROHA, { type: "start", place: "napier" }, 0],
  [AROHA, { type: "offer", to: BEN, give: "st-arnaud-1843", take: "parihaka-1881" }, 0],
  [BEN, { type: "accept", from: AROHA }, 0],
  [AROHA, { type: "ready" }, 0],
  [BEN, { type: "ready" }, 0],
  [CLARA, { type: "ready" }, 0],
];

export const lessons: Lesson[] = [
  {
    id: "race-first",
    example: "example-first",
    table: {
      options: { seconds_per_year: 1.5 },
      setup: {
        hands: [
          ["waitangi-1840", "parihaka-1881"],
          ["auckland-1840", "rotorua-1886"],
        ],
        late: [[], []],
      },
      seats: 2,
      mine: 0,
    },
  },
  {
    id: "race-trading",
    example: "example-trading",
    record: played({
      game: "place-race",
      names: ["Aroha", "Ben", "Clara"],
      options: { seconds_per_year: YEAR / 1000 },
      setup: {
        hands: [
          ["waitangi-1840", "st-arnaud-1843"],
          ["parihaka-1881", "wellington-1893"],
          ["rotorua-1886", "napier-1931"],
        ],
        late: [[], [], []],
      },
      acts: [
        ...PLANNED,
        ...year(1830, move("taupo"), SKIP, move("masterton")), // the road is clear for Ben
        ...year(1831, move("hamilton"), move("wellington"), SKIP),
        ...year(1832, move("auckland"), move("picton"), SKIP),
        ...year(1833, move("whangarei"), move("st-arnaud"), SKIP),
        ...year(1834, move("waitangi"), SKIP, SKIP),
        ...year(1840, turnIn("waitangi-1840"), SKIP, SKIP),
        ...year(1843, SKIP, turnIn("st-arnaud-1843")),
      ],
    }),
  },
];
