/** How large a list can be written when all of it has to be seen at once: as few columns as that takes, or as many. */

export type FittedLines = { columns: number; size: number };

/**
 * In pixels, but for `letters`, how many the widest line needs, and `line`, a line's height in the size of its letters.
 * `most` is the largest size that makes sense.
 */
export type TextSpace = { width: number; height: number; letters: number; line: number; most: number; least: number };

/** The mean width of a letter in its own size. */
const LETTER_WIDTH = 0.58;
const MAX_COLUMNS = 10;
/** Smaller than this beside its neighbours, a name is cut off instead. */
const MIN_NAME_SCALE = 0.72;

/** The columns that let the letters be largest. */
export function fitLines(count: number, { width, height, letters, line, most, least }: TextSpace): FittedLines {
  let best: FittedLines = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.min(Math.max(count, 1), MAX_COLUMNS); columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(most, height / Math.max(rows, 1) / line, width / columns / (letters * LETTER_WIDTH));
    if (size > best.size) best = { columns, size };
  }
  return { columns: best.columns, size: Math.max(least, Math.floor(best.size)) };
}

/** By how much a line is written smaller, so that this name fits beside `beside` letters' worth of other things. */
export function nameScale(name: string, { columns, size }: FittedLines, width: number, beside: number): number {
  const room = width / columns / (size * LETTER_WIDTH) - beside;
  return Math.round(Math.max(MIN_NAME_SCALE, Math.min(1, room / name.length)) * 100) / 100;
}

/** What room to keep for names: one that is longer than most is written smaller, or cut off, instead of making all of them small. */
export function lettersToFit(names: readonly string[], { shortest = 7, longest = 14 } = {}): number {
  const lengths = names.map((name) => name.length).sort((one, other) => one - other);
  const usual = lengths[Math.floor((lengths.length - 1) * 0.95)] ?? shortest;
  return Math.min(longest, Math.max(shortest, usual));
}
