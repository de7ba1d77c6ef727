/** The die, 200 x 200 units: six sides with pips, or ten with the digits 0 to 9. */

import type { Point, Points } from "$lib/watercolour/brush";
import { LayeredDrawing } from "$lib/watercolour/layeredDrawing";
import { memoize } from "./memoize";

/** Where pips sit on a face, from 0 to 1. */
export const PIPS: Record<number, Points> = {
  1: [[0.5, 0.5]],
  2: [[0.27, 0.27], [0.73, 0.73]],
  3: [[0.25, 0.25], [0.5, 0.5], [0.75, 0.75]],
  4: [[0.27, 0.27], [0.73, 0.27], [0.27, 0.73], [0.73, 0.73]],
  5: [[0.25, 0.25], [0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [0.75, 0.75]],
  6: [[0.27, 0.22], [0.73, 0.22], [0.27, 0.5], [0.73, 0.5], [0.27, 0.78], [0.73, 0.78]],
};

/** What is seen on the left and on the right of each face that is up. */
const SIDES: Record<number, [left: number, right: number]> = {
  1: [2, 3], 2: [3, 6], 3: [6, 2], 4: [2, 1], 5: [4, 6], 6: [4, 5],
};

const SHADOW: Points = [[32, 146], [100, 178], [172, 140], [198, 150], [184, 170], [112, 197], [58, 176]];

type Face = [Point, Point, Point, Point];

function pips(sheet: LayeredDrawing, [a, b, , d]: Face, count: number, rx: number, ry: number, turn: number): void {
  for (const [u, v] of PIPS[count] ?? []) {
    const x = (a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v).toFixed(1);
    const y = (a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v).toFixed(1);
    const turned = turn ? ` transform="rotate(${turn} ${x} ${y})"` : "";
    sheet.mark(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${turned} fill="#1d2740" stroke="none"/>`);
  }
}

function cube(value: number): LayeredDrawing {
  const sheet = new LayeredDrawing(6).wash(SHADOW, "shade", { opacity: 0.3, pool: 0, rough: 3, edge: 0.08 });
  const middle: Point = [100, 96];
  const top: Face = [[100, 22], [172, 58], middle, [28, 58]];
  const left: Face = [[28, 58], middle, [100, 180], [28, 140]];
  const right: Face = [middle, [172, 58], [172, 140], [100, 180]];
  sheet.wash(top, "indigo", { opacity: 0.34, pool: 0.25, reserve: 1 });
  sheet.wash(left, "indigo", { reserve: 1 });
  sheet.wash(right, "indigo", { opacity: 0.82, pool: 0.8, reserve: 1 });
  sheet.wash(right, "shade", { opacity: 0.16, pool: 0, edge: 0.05 });
  for (const face of [top, left, right]) sheet.ink(face, { close: true, width: 2, wobble: 0.8 });
  const [onLeft, onRight] = SIDES[value] ?? [2, 3];
  pips(sheet, top, value, 9.5, 5.4, 0);
  pips(sheet, left, onLeft, 5.6, 8.2, -14);
  pips(sheet, right, onRight, 5.6, 8.2, 14);
  return sheet;
}

/** Ten kites, five of them seen: the digit stands on the one in front. */
function tenSided(value: number): LayeredDrawing {
  const sheet = new LayeredDrawing(6).wash(SHADOW, "shade", { opacity: 0.3, pool: 0, rough: 3, edge: 0.08 });
  const [top, foot, chin]: Point[] = [[100, 12], [100, 186], [100, 150]] as Point[];
  const [leftEar, leftJaw, leftCheek]: Point[] = [[20, 84], [26, 112], [46, 116]] as Point[];
  const [rightEar, rightJaw, rightCheek]: Point[] = [[180, 84], [174, 112], [154, 116]] as Point[];
  const front = [top!, rightCheek!, chin!, leftCheek!];
  const left = [top!, leftCheek!, leftJaw!, leftEar!];
  const right = [top!, rightEar!, rightJaw!, rightCheek!];
  const lowLeft = [leftJaw!, leftCheek!, chin!, foot!];
  const lowRight = [rightCheek!, rightJaw!, foot!, chin!];
  sheet.wash(front, "indigo", { opacity: 0.3, pool: 0.2, reserve: 1 });
  sheet.wash(left, "indigo", { opacity: 0.5, reserve: 1 });
  sheet.wash(lowLeft, "indigo", { opacity: 0.74, reserve: 1 });
  sheet.wash(right, "indigo", { opacity: 0.72, pool: 0.7, reserve: 1 });
  sheet.wash(lowRight, "indigo", { opacity: 0.9, pool: 0.8, reserve: 1 });
  sheet.wash(lowRight, "shade", { opacity: 0.16, pool: 0, edge: 0.05 });
  for (const face of [left, right, lowLeft, lowRight, front]) sheet.ink(face, { close: true, width: 2, wobble: 0.8 });
  sheet.letter(100, 128, 74, String(value));
  // A 6 and a 9 are the same on a die unless a line says where its foot is.
  if (value === 6 || value === 9) sheet.ink([[86, 136], [114, 136]], { width: 3 });
  return sheet;
}

export const FACES = { 6: [1, 2, 3, 4, 5, 6], 10: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] } as const;

/** The markup of a die with this value up. */
export const drawDie = memoize((value: number, sides: 6 | 10) => (sides === 6 ? cube(value) : tenSided(value)).inner());
