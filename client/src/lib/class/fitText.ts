/** How large a list can be written when all of it has to be seen at once: as few columns as that takes, or as many. */

export type Fitted = { columns: number; size: number };

/**
 * In pixels, but for `letters`, how many the widest line needs, and `line`, a line's height in the size of its letters.
 * `most` is the largest size that makes sense.
 */
export type Room = { width: number; height: number; letters: number; line: number; most: number; least: number };

/** The mean width of a letter in its own size. */
const LETTER_WIDTH = 0.58;
const MOST_COLUMNS = 10;
/** Smaller than this beside its neighbours, a name is cut off instead. */
const SMALLEST_NAME = 0.72;

/** The columns that let the letters be largest. */
export function fitLines(count: number, { width, height, letters, line, most, least }: Room): Fitted {
  let best: Fitted = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.min(Math.max(count, 1), MOST_COLUMNS); columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(most, height / Math.max(rows, 1) / line, width / columns / (letters * LETTER_WIDTH));
    if (size > best.size) best = { columns, size };
  }
  return { columns: best.columns, size: Math.max(least, Math.floor(best.size)) };
}

/** By how much a line is written smaller, so that this name fits beside `beside` letters' worth of other things. */
export function shrinkFor(name: string, { columns, size }: Fitted, width: number, beside: number): number {
  const room = width / columns / (size * LETTER_WIDTH) - beside;
  return Math.round(Math.max(SMALLEST_NAME, Math.min(1, room / name.length)) * 100) / 100;
}

/** What room to keep for names: one that is longer than most is written smaller, or cut off, instead of making all of them small. */
export function lettersOf(names: readonly string[], { shortest = 7, longest = 14 } = {}): number {
  const lengths = names.map((name) => name.length).sort((one, other) => one - other);
  const usual = lengths[Math.floor((lengths.length - 1) * 0.95)] ?? shortest;
  return Math.min(longest, Math.max(shortest, usual));
}
