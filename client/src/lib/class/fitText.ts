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
/** Two lines of this size are as high as one line of the others; smaller than the least, a name is cut off instead. */
const [MIN_TWO_LINE_SCALE, MAX_TWO_LINE_SCALE] = [0.45, 0.62];

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

export type FittedName = { scale: number; lines: 1 | 2 };

/** By how much a name is written smaller, and in how many lines, so that it fits beside `beside` letters' worth of other things. */
export function fitName(name: string, { columns, size }: FittedLines, width: number, beside: number): FittedName {
  const room = width / columns / (size * LETTER_WIDTH) - beside;
  const [one, two] = [Math.min(1, room / name.length), twoLineScale(name, room)];
  return { scale: Math.round(Math.max(one, two) * 100) / 100, lines: one >= two ? 1 : 2 };
}

function twoLineScale(name: string, room: number): number {
  return Math.max(MIN_TWO_LINE_SCALE, Math.min(MAX_TWO_LINE_SCALE, room / lettersInTwoLines(name)));
}

/** Letters of the longer line when a name is broken at its best place: between words, after a hyphen, or in the middle of its only word. */
function lettersInTwoLines(name: string): number {
  const breaks = [...name.matchAll(/[\s-]/g)].map(({ index }) => index + 1).filter((index) => index < name.length);
  return Math.min(...(breaks.length ? breaks : [Math.ceil(name.length / 2)]).map((index) => Math.max(index, name.length - index)));
}

/** What room to keep for names: one that is longer than most is written smaller, or in two lines, instead of making all of them small. */
export function lettersToFit(names: readonly string[], { shortest = 7, longest = 14 } = {}): number {
  const lengths = names.map((name) => name.length).sort((one, other) => one - other);
  const usual = lengths[Math.floor((lengths.length - 1) * 0.95)] ?? shortest;
  return Math.min(longest, Math.max(shortest, usual));
}
