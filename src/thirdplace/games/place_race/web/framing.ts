/** Which part of the map is seen, and how large: all of it, the islands alone on a phone, or a place close by. */

import { HEIGHT, WIDTH } from "./coast";
import type { Box } from "./labels";
import { spotOf } from "./map";

/** A part of the map, in its units. */
export type Part = { x: number; y: number; width: number; height: number };

const WHOLE: Part = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const ISLANDS: Part = { x: 212, y: 16, width: 592, height: 732 };
const CLOSE = { width: 290, height: 300 };
const NARROW = 620; // pixels

/** Names are placed anew only when the scale passes one of these. */
const SCALES = [0.4, 0.5, 0.6, 0.7, 0.8, 0.92, 1.06, 1.25, 1.5, 1.8, 2.2];

/** How far the year, the lines under it and the players under these reach into the map, in pixels. */
const NARROW_YEAR = { year: [206, 78], lines: [168, 146], crew: [168, 190] } as const;
const WIDE_YEAR = { lines: [340, 60], crew: [215, 68], row: 51 } as const;

/** How far the tools reach into it from below: above each other or beside each other, on a phone at the right. */
const TOOLS = { wide: [[150, 180], [260, 72]], narrow: [[106, 106]] } as const;

export type Framing = {
  part: Part;
  narrow: boolean;
  close: boolean;
  /** Pixels in a unit: as they are, and rounded down so that names do not jump. */
  exact: number;
  scale: number;
  /** What belongs to the year and to the tools, in units. */
  taken: readonly Box[];
};

/** `crew`: how many players are named under the year. */
export function framing(width: number, height: number, close: string | null, crew = 0): Framing {
  const narrow = width < NARROW;
  const part = close ? around(close) : narrow ? ISLANDS : WHOLE;
  const exact = Math.min(width / part.width, height / part.height) || 1;
  const scale = SCALES.findLast((scale) => scale <= exact) ?? SCALES[0]!;
  const left = (width - part.width * exact) / (narrow ? 1 : 2);
  const top = (height - part.height * exact) / 2;
  const across = (pixels: number) => tens(part.x + (pixels - left) / exact);
  const down = (pixels: number) => tens(part.y + (pixels - top) / exact);
  const tools = TOOLS[narrow ? "narrow" : "wide"].map(([wide, high]): Box => {
    const [from, to] = narrow ? [across(width - wide), 1900] : [-900, across(wide)];
    return [from, down(height - high), to, 1900];
  });
  const above = (narrow ? Object.values(NARROW_YEAR) : underYear(width, crew)).map(
    ([right, bottom]): Box => [-900, -900, across(right), down(bottom)],
  );
  return { part, narrow, close: close !== null, exact, scale, taken: [...above, ...tools] };
}

/** On a wide screen the year grows with it, and there is a line for each of the players. */
function underYear(width: number, crew: number): (readonly [number, number])[] {
  const letters = Math.min(176, Math.max(88, (width + 380) * 0.13));
  const bottom = 104 + letters * 0.9;
  const { lines, crew: named, row } = WIDE_YEAR;
  const year = [26 + letters * 2.36, bottom] as const;
  return [year, [lines[0], bottom + lines[1]], ...(crew ? [[named[0], bottom + named[1] + row * crew] as const] : [])];
}

const tens = (value: number) => Math.round(value / 10) * 10;

function around(place: string): Part {
  const { x, y } = spotOf(place);
  return { x: x - CLOSE.width / 2, y: y - CLOSE.height / 2, ...CLOSE };
}

export const viewBoxOf = ({ x, y, width, height }: Part): string => `${x} ${y} ${width} ${height}`;
