/** Five rolls that are known beforehand: what would you have made of them? */

import { played, type Lesson } from "$lib/lessons";

const setup = { rolls: [4, 1, 6, 2, 5] };
const options = { rounds: 1 };

type Act = [number, { type: string } & Record<string, unknown>];
const [NORA, BEN] = [0, 1] as const;

/** One rolls, then both write. */
const turn = (roller: number, nora: string, ben: string): Act[] => [
  [roller, { type: "roll" }],
  [NORA, { type: "write", slot: nora }],
  [BEN, { type: "write", slot: ben }],
];

export const lessons: Lesson[] = [
  {
    id: "please-five",
    example: "example-five-rolls",
    table: { options, setup, seats: 2, mine: NORA },
    record: played({
      game: "places-please",
      names: ["Nora", "Ben"],
      setup,
      options,
      acts: [
        ...turn(NORA, "hundreds", "thousands"),
        ...turn(BEN, "garbage", "ones"),
        ...turn(NORA, "thousands", "hundreds"),
        ...turn(BEN, "ones", "garbage"),
        ...turn(NORA, "tens", "tens"),
      ],
    }),
  },
];
