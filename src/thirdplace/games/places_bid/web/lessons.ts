/** The rulebook's two examples: the same four people, the same three buildings. */

import { played, type Lesson } from "$lib/lessons";

const NAMES = ["Pierre", "Lizzi", "Clara", "Hakeem"];
const setup = {
  first: 0,
  projects: ["P", "C", "L", "S"],
  deck: ["hotel", "city-hall", "amusement-park", "library", "bakery", "hospital"],
};

type Act = [number, { type: string } & Record<string, unknown>];
const bid = (seat: number, amount: number): Act => [seat, { type: "bid", amount }];
const pass = (seat: number): Act => [seat, { type: "pass" }];
const choose = (seat: number, card: string): Act => [seat, { type: "choose", card }];
const [PIERRE, LIZZI, CLARA, HAKEEM] = [0, 1, 2, 3] as const;

export const lessons: Lesson[] = [
  {
    id: "bid-all",
    example: "example-1",
    table: { options: {}, setup, seats: 4, mine: PIERRE },
    record: played({
      game: "places-bid",
      names: NAMES,
      setup,
      acts: [
        bid(PIERRE, 3),
        bid(LIZZI, 4),
        bid(CLARA, 5),
        bid(HAKEEM, 6),
        pass(PIERRE),
        bid(LIZZI, 7),
        pass(CLARA),
        bid(HAKEEM, 8),
        bid(LIZZI, 9),
        pass(HAKEEM),
        choose(LIZZI, "city-hall"),
        choose(HAKEEM, "amusement-park"),
        choose(CLARA, "hotel"),
      ],
    }),
  },
  {
    id: "bid-early",
    example: "example-2",
    table: { options: {}, setup, seats: 4, mine: LIZZI },
    record: played({
      game: "places-bid",
      names: NAMES,
      setup,
      acts: [
        pass(PIERRE),
        bid(LIZZI, 3),
        pass(CLARA),
        bid(HAKEEM, 5),
        bid(LIZZI, 6), // PB5
        bid(HAKEEM, 7),
        bid(LIZZI, 8),
        pass(HAKEEM),
        choose(LIZZI, "city-hall"),
        choose(HAKEEM, "amusement-park"),
      ],
    }),
  },
];
