// Made by drawing/make_board.py from opening.py. Do not edit: run it again.

/** The rulebook's seconds for each year, by how many play (PR5). */
export const SECONDS_PER_YEAR = { 2: 1.5, 3: 2.0, 4: 3.0 } as const;
