/**
 * What people's own buildings are made from, the first of three: eight silhouettes, in any category's pigment.
 * They keep between x = 66 and 234, and free of lines round (150, 100): the surroundings stand beside them, the
 * board with the emblem hangs there.
 */

import { arc, GROUND_Y, mirrorPoints, Picture, rect } from "./picture";
import type { Pigment, Point } from "./picture";
import { drawBricks, CORNICE, HAIRLINE } from "./drawingDetails";

const MIDDLE = 150;

/** Twice the same, left and right of the middle. */
const both = (x: number, w = 0): readonly number[] => [x, 2 * MIDDLE - x - w];

function house(p: Picture, own: Pigment): void {
  // chimney behind the roof
  p.wash(rect(184, 52, 13, 44), "roof", { opacity: 0.85, reserve: 0.9 });
  p.ink([[184, 79], [184, 52], [197, 52], [197, 95]], { width: 1.3 }).ink([[182, 52], [199, 52]], { width: 1.6 });
  p.wash(rect(88, 124, 124, 54), own, { reserve: 0.85 }).shade(194, 126, 18, 51);
  p.wash([[72, 130], [150, 36], [228, 130]], "roof", { opacity: 0.85, reserve: 0.9 });
  const gable: Point[] = [[90, 129], [150, 57], [210, 129]];
  p.wash(gable, own, { opacity: 0.8, reserve: 1 }).ink(gable, { width: 1.1, close: true });
  p.ink([[90, 129], [72, 131], [150, 36], [228, 131], [210, 129]], { width: 1.5 });
  p.ink([[88, 131], [88, GROUND_Y]], { width: 1.5 }).ink([[212, 131], [212, GROUND_Y]], { width: 1.5 });
  p.grid(98, 140, 2, 1, 22, 24, 82, 0, { bars: 2, litAt: (column) => column === 1 });
  p.door(139, 138, 22, 40, "wood", 1).steps(135, 175, 30, 1, 3);
  drawBricks(p, "roof", [[91, 168], [126, 134], [204, 146], [168, 170]]);
}

/** One front of a row, its gable in steps. */
function stepped(p: Picture, x: number, top: number, w: number, pigment: Pigment, opacity: number): void {
  const step = w / 6;
  const left: Point[] = [
    [x, GROUND_Y], [x, top + 24], [x + step, top + 24], [x + step, top + 12],
    [x + 2 * step, top + 12], [x + 2 * step, top],
  ];
  p.polygon([...left, ...mirrorPoints(left, x + w / 2).reverse()], pigment, { opacity, reserve: 0.95 });
  p.shade(x + w - w * 0.15, top + 26, w * 0.15, GROUND_Y - top - 28, 0.2);
}

function row(p: Picture, own: Pigment): void {
  for (const x of both(68, 50)) {
    stepped(p, x, 62, 50, own, 0.5);
    p.grid(x + 8, 96, 2, 2, 13, 18, 21, 27, { bars: 2, litAt: (column, at) => column === at });
    p.window(x + (x < MIDDLE ? 8 : 22), 152, 20, 17, { lit: true });
    p.door(x + (x < MIDDLE ? 34 : 6), 148, 11, 30, "wood");
    p.window(x + 19, 74, 12, 12, { arch: 1 });
  }
  stepped(p, 118, 38, 64, own, 0.85);
  p.window(143, 50, 14, 15, { arch: 1 });
  p.grid(124, 138, 2, 1, 14, 22, 38, 0, { bars: 2 }).door(142, 142, 16, 36, "wood", 1);
}

function hall(p: Picture, own: Pigment): void {
  const roof = (rx: number, ry: number): Point[] => arc(MIDDLE, 130, rx, ry, Math.PI, 2 * Math.PI, 14);
  p.wash([...roof(84, 92)], "slate", { opacity: 0.8, reserve: 0.9 }).curve(roof(84, 92), { width: 1.6 });
  p.wash([...roof(74, 80)], own, { opacity: 0.75, reserve: 1 }).curve(roof(74, 80), { width: 1.1 });
  // rays of the great window, kept clear of the board
  for (const angle of [3.5, 3.85, 4.2, 5.22, 5.57, 5.92]) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    p.ink([[MIDDLE + x * 40, 130 + y * 58], [MIDDLE + x * 72, 130 + y * 78]], HAIRLINE);
  }
  p.wall(76, 130, 148, 48, own, { opacity: 0.7 }).shade(204, 138, 20, 39, 0.2);
  p.wall(70, 126, 160, 8, "cream", CORNICE);
  for (const x of both(84, 30)) p.window(x, 144, 30, 24, { bars: 2, lit: x > MIDDLE });
  p.columns(122, 138, 38, 2, 49).door(134, 143, 32, 35, "wood", 1).steps(118, 175, 64, 1, 3);
}

function tower(p: Picture, own: Pigment): void {
  const eaves: Point[] = [[69, 139], [83, 122], [118, 122], [118, 139]];
  for (const x of both(74, 44)) {
    const left = x < MIDDLE;
    p.wall(x, 138, 44, 40, own, { opacity: 0.5 });
    p.polygon(left ? eaves : mirrorPoints(eaves, MIDDLE), "slate", { width: 1.3 });
    p.grid(x + 7, 148, 2, 1, 11, 18, 19, 0, { bars: 2, litAt: (column) => left === (column === 1) });
  }
  p.wall(118, 66, 64, 112, own, { opacity: 0.8, reserve: 1 }).shade(171, 68, 11, 109);
  p.wall(113, 58, 74, 9, "cream", CORNICE);
  p.polygon([[116, 58], [150, 17], [184, 58]], "slate", { opacity: 0.8 });
  p.wash([[152, 20], [183, 57], [164, 57]], "shade", { opacity: 0.2, pool: 0, register: 0.4 });
  p.flag(150, 18, 13, own);
  for (const x of both(124, 9)) p.window(x, 132, 9, 17, { arch: 1, bars: 0, lit: x < MIDDLE });
  p.door(140, 142, 20, 36, "wood", 1);
  drawBricks(p, "roof", [[122, 72], [170, 76], [121, 120], [168, 158], [122, 164]]);
}

function dome(p: Picture, own: Pigment): void {
  const cupola = arc(MIDDLE, 72, 40, 42, Math.PI, 2 * Math.PI, 12);
  p.wash(cupola, "teal", { opacity: 0.8, reserve: 0.95 }).curve(cupola, { width: 1.5 });
  for (const rx of [14, 28]) {
    p.curve(arc(MIDDLE, 72, rx, 40, Math.PI, 1.5 * Math.PI, 6), HAIRLINE);
    p.curve(arc(MIDDLE, 72, rx, 40, 1.5 * Math.PI, 2 * Math.PI, 6), HAIRLINE);
  }
  p.wall(145, 20, 10, 11, "cream", CORNICE).ink([[150, 20], [150, 10]], { width: 1.2 });
  p.disc(150, 10, 2.4, "A", { width: 1 });
  p.wall(113, 74, 74, 54, own, { opacity: 0.8, reserve: 1 }).shade(175, 78, 12, 49);
  p.wall(107, 69, 86, 7, "cream", CORNICE);
  p.wall(74, 130, 152, 48, own, { opacity: 0.62 }).shade(208, 132, 18, 45);
  p.wall(70, 125, 160, 8, "cream", CORNICE);
  for (const x of both(84, 14)) p.window(x, 142, 14, 28, { arch: 1, lit: x > MIDDLE });
  for (const x of both(106, 14)) p.window(x, 142, 14, 28, { arch: 1 });
  p.columns(129, 137, 38, 2, 36, 6).door(139, 143, 22, 35, "wood", 1).steps(126, 174, 48, 2, 3, 4);
}

function shop(p: Picture, own: Pigment): void {
  p.wall(78, 66, 144, 112, own, { opacity: 0.66 }).shade(203, 78, 19, 99, 0.2);
  const top: Point[] = [[74, 68], [74, 58], [104, 58], [110, 46], [122, 46], [122, 38], [178, 38]];
  p.polygon([...top, [178, 46], [190, 46], [196, 58], [226, 58], [226, 68]], own, { opacity: 0.9, width: 1.5 });
  p.wash(rect(128, 44, 44, 5), "cream", { opacity: 0.6, pool: 0, reserve: 1 });
  p.ink([[82, 73], [218, 73]], { width: 0.8 });
  for (const x of both(86, 32)) p.window(x, 84, 32, 34, { bars: 2, lit: x < MIDDLE });
  p.wall(84, 150, 74, 24, "cream", { opacity: 0.5, reserve: 1, width: 1.2 });
  p.ink([[109, 150], [109, 174]], HAIRLINE).ink([[134, 150], [134, 174]], HAIRLINE);
  p.wash(rect(86, 164, 70, 9), "wood", { opacity: 0.5, pool: 0.2, register: 0.4 });
  p.door(174, 148, 24, 30, "wood").awning(82, 130, 136, 15, own, 11);
}

function factory(p: Picture, own: Pigment): void {
  // stacks behind the roof
  for (const [x, y] of [[192, 22], [211, 34]] as const) {
    p.wash(rect(x, y, 11, 62), "roof", { opacity: 0.85, reserve: 0.9 });
    p.ink([[x, 72], [x, y], [x + 11, y], [x + 11, x < 200 ? 50 : 56]], { width: 1.3 });
    p.ink([[x - 2, y], [x + 13, y]], { width: 1.7 });
  }
  p.curve([[198, 18], [203, 12], [212, 15], [219, 9], [227, 12]], { width: 0.8, opacity: 0.7 });
  for (let i = 0; i < 4; i++) {
    const x = 70 + i * 40;
    p.polygon([[x, 72], [x + 33, 46], [x + 40, 72]], "slate", { opacity: 0.8, width: 1.4 });
    p.ink([[x + 16, 68], [x + 30, 57]], HAIRLINE).ink([[x + 23, 68], [x + 31, 62]], HAIRLINE);
  }
  p.wall(70, 72, 160, 106, own, { opacity: 0.72 }).shade(209, 74, 21, 103, 0.2);
  for (const x of both(78, 36)) p.window(x, 86, 36, 28, { bars: 2, lit: x > MIDDLE });
  for (const x of both(78, 36)) {
    p.ink([[x + 9, 86], [x + 9, 114]], HAIRLINE).ink([[x + 27, 86], [x + 27, 114]], HAIRLINE);
  }
  p.ink([[72, 128], [228, 128]], { width: 0.8 });
  p.door(126, 138, 48, 40, "wood");
  for (const y of [148, 158, 168]) p.ink([[128, y], [172, y]], HAIRLINE);
  for (const x of both(82, 30)) p.window(x, 142, 30, 18, { bars: 2 });
  drawBricks(p, "roof", [[74, 120], [218, 134], [118, 136], [214, 168], [80, 168]]);
}

function pavilion(p: Picture, own: Pigment): void {
  p.wash(rect(84, 70, 132, 104), "cream", { opacity: 0.5, pool: 0.3, reserve: 0.9 });
  p.wash(rect(84, 70, 132, 10), "shade", { opacity: 0.2, pool: 0, register: 0.4 });
  p.wash([[62, 70], [98, 32], [202, 32], [238, 70]], own, { opacity: 0.9, reserve: 1 });
  p.ink([[62, 70], [98, 32], [202, 32], [238, 70]], { close: true, width: 1.6 });
  for (const [from, to] of [[108, 86], [125, 118], [142, 139], [158, 161], [175, 182], [192, 214]] as const) {
    p.ink([[from, 35], [to, 67]], HAIRLINE);
  }
  p.polygon([[124, 32], [138, 17], [162, 17], [176, 32]], own, { opacity: 0.9, width: 1.4 });
  p.ink([[150, 17], [150, 9]], { width: 1.2 });
  // the board hangs from the beam
  p.ink([[140, 71], [140, 78]], HAIRLINE).ink([[160, 71], [160, 78]], HAIRLINE);
  for (const x of [84, 116, 178, 210]) p.wall(x, 70, 6, 104, "wood", { opacity: 0.8, reserve: 1, width: 1.2 });
  for (const x of both(90, 26)) {
    p.wall(x, 146, 26, 26, own, { opacity: 0.7, reserve: 1, width: 1.2 });
    for (const at of [6.5, 13, 19.5]) p.ink([[x + at, 148], [x + at, 171]], HAIRLINE);
  }
  p.wall(76, 172, 148, 6, "stone", { opacity: 0.6, reserve: 1, width: 1.2 }).steps(126, 175, 48, 1, 3);
  p.wall(128, 152, 44, 4, "wood", { opacity: 0.8, reserve: 1, width: 1.1 });
  for (const x of both(133)) p.ink([[x, 156], [x, 171]], { width: 1.2, overshoot: 0 });
}

const DRAWN = { house, row, hall, tower, dome, shop, factory, pavilion };
export type House = keyof typeof DRAWN;
export const HOUSES = Object.keys(DRAWN) as readonly House[];

export function drawHouse(id: House, own: Pigment): Picture {
  const p = new Picture(210 + HOUSES.indexOf(id)).sky(0.5).splash("sky");
  DRAWN[id](p, own);
  return p.ground();
}
