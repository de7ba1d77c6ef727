/** Which part of the map is seen, and how large: all of it, the islands alone on a phone, or less from closer by. */

import { HEIGHT, WIDTH } from "./coast";
import type { Box } from "./labels";
import type { Spot } from "./map";

/** A part of the map, in its units. */
export type MapPart = { x: number; y: number; width: number; height: number };

const WHOLE_MAP: MapPart = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const MAIN_ISLANDS: MapPart = { x: 212, y: 16, width: 592, height: 732 };
const NARROW_WIDTH_PX = 620; // pixels
/** Lower maps have a smaller year: the same in YearDisplay.svelte. */
const LOW_HEIGHT_PX = 470;

/** Names are placed anew only when the scale passes one of these. */
const LABEL_SCALES = [0.4, 0.45, 0.5, 0.55, 0.6, 0.7, 0.8, 0.92, 1.06, 1.25, 1.5, 1.8, 2.2, 2.7, 3.3, 4, 5, 6, 7];

/** How far the year, the lines under it and the players under these reach into the map, in pixels. */
const NARROW_YEAR = [[206, 78], [168, 146], [168, 190]] as const;
const LOW_YEAR = [[150, 46], [150, 108], [150, 150]] as const;
const WIDE_YEAR = { lines: [340, 60], crew: [215, 122], row: 51 } as const; // with what stands below the players while they plan

/** How far the tools reach into it from below: above each other or beside each other, on a phone at the right. */
const TOOLS_REACH_PX = { wide: [[182, 232], [260, 72]], narrow: [[106, 106]] } as const;

export type Framing = {
  part: MapPart;
  narrow: boolean;
  close: boolean;
  /** Pixels in a unit: as they are, and rounded down so that names do not jump. */
  exact: number;
  scale: number;
  /** Where the part begins, in pixels. */
  left: number;
  top: number;
  /** What belongs to the year and to the tools, in units. */
  taken: readonly Box[];
};

export type MapLook = { factor: number; centre: Spot | null };

/** `crew`: how many players are named under the year. */
export function frameMap(width: number, height: number, look: MapLook = { factor: 1, centre: null }, crew = 0): Framing {
  const narrow = width < NARROW_WIDTH_PX;
  const base = narrow ? MAIN_ISLANDS : WHOLE_MAP;
  const fitting = Math.min(width / base.width, height / base.height) || 1;
  const close = look.factor > 1;
  const part = close ? partAround(base, width / fitting / look.factor, height / fitting / look.factor, look.centre) : base;
  const exact = fitting * look.factor;
  const scale = LABEL_SCALES.findLast((scale) => scale <= exact) ?? LABEL_SCALES[0]!;
  const left = close ? 0 : (width - part.width * exact) / (narrow ? 1 : 2);
  const top = close ? 0 : (height - part.height * exact) / 2;
  const mapX = (pixels: number) => roundToTens(part.x + (pixels - left) / exact);
  const mapY = (pixels: number) => roundToTens(part.y + (pixels - top) / exact);
  const tools = TOOLS_REACH_PX[narrow ? "narrow" : "wide"].map(([wide, high]): Box => {
    const [from, to] = narrow ? [mapX(width - wide), 1900] : [-900, mapX(wide)];
    return [from, mapY(height - high), to, 1900];
  });
  const above = (narrow ? (height < LOW_HEIGHT_PX ? LOW_YEAR : NARROW_YEAR) : boxesUnderYear(width, crew)).map(
    ([right, bottom]): Box => [-900, -900, mapX(right), mapY(bottom)],
  );
  return { part, narrow, close, exact, scale, left, top, taken: [...above, ...tools] };
}

/** On a wide screen the year grows with it, and there is a line for each of the players. */
function boxesUnderYear(width: number, crew: number): (readonly [number, number])[] {
  const letters = Math.min(176, Math.max(88, (width + 380) * 0.13));
  const bottom = 104 + letters * 0.9;
  const { lines, crew: named, row } = WIDE_YEAR;
  const year = [30 + letters * 2.5, bottom] as const;
  return [year, [lines[0], bottom + lines[1]], ...(crew ? [[named[0], bottom + named[1] + row * crew] as const] : [])];
}

const roundToTens = (value: number) => Math.round(value / 10) * 10;

/** A smaller part of the base, as near to the centre as the base allows. */
function partAround(base: MapPart, width: number, height: number, centre: Spot | null): MapPart {
  const middle = { x: base.x + base.width / 2, y: base.y + base.height / 2 };
  const within = (at: number, from: number, length: number, seen: number) =>
    seen >= length ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, at));
  const x = within(centre?.x ?? middle.x, base.x, base.width, width);
  const y = within(centre?.y ?? middle.y, base.y, base.height, height);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export const isInPart = ({ x, y, width, height }: MapPart, at: Spot): boolean =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

export const viewBoxOf = ({ x, y, width, height }: MapPart): string => `${x} ${y} ${width} ${height}`;
