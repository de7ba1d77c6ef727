/**
 * What people's own buildings are made from, the third of three: what stands left and right of the building, up to
 * x = 66 and from 234 on, and in the street before it.
 */

import { arc, GROUND_Y, mirrorPoints, Picture, rect } from "./picture";
import type { Pigment, Point } from "./picture";
import { HAIRLINE, SMALL_DETAIL } from "./drawingDetails";

function trees(p: Picture): void {
  p.tree(26, GROUND_Y, 18, "leaf", 1.2).tree(54, GROUND_Y, 12, "leaf", 1.1);
  p.tree(250, GROUND_Y, 13, "leaf", 1.15).tree(278, GROUND_Y, 17, "leaf", 1.25);
  p.bush(42, 181, 7).bush(264, 181, 8);
}

/** A row of blossoms on stalks. */
function blossoms(p: Picture, from: number, to: number, pigments: readonly Pigment[]): void {
  const n = 5;
  for (let i = 0; i < n; i++) {
    const x = from + ((to - from) * i) / (n - 1);
    const y = GROUND_Y - 13 - (i % 2) * 5;
    p.ink([[x, GROUND_Y], [x, y + 3]], { width: 0.8, overshoot: 0 });
    p.curve([[x, GROUND_Y - 3], [x + 3, GROUND_Y - 6], [x + 4, GROUND_Y - 9]], { width: 0.7 });
    p.disc(x, y, 3.3, pigments[i % pigments.length] ?? "pink", { ...SMALL_DETAIL, width: 0.9 });
  }
}

function garden(p: Picture): void {
  blossoms(p, 8, 40, ["pink", "cream"]);
  blossoms(p, 260, 292, ["cream", "pink"]);
  p.tree(56, GROUND_Y, 9, "leaf", 1.5).tree(244, GROUND_Y, 9, "leaf", 1.5);
  // a bed along the street
  for (const x of [30, 92, 208, 270]) p.bush(x, 195, 9);
  for (const [x, pigment] of [[50, "pink"], [64, "cream"], [112, "pink"], [188, "cream"], [236, "pink"], [250, "cream"]] as const) {
    p.disc(x, 191, 3, pigment, { ...SMALL_DETAIL, width: 0.9 }).ink([[x, 194], [x, 199]], HAIRLINE);
  }
}

function lamp(p: Picture, x: number): void {
  p.ink([[x, GROUND_Y], [x, 128]], { width: 1.6 }).ink([[x - 4, GROUND_Y], [x + 4, GROUND_Y]], { width: 2 });
  p.polygon([[x - 5, 128], [x - 6.5, 116], [x + 6.5, 116], [x + 5, 128]], "cream", { ...SMALL_DETAIL, opacity: 1, width: 1.2 });
  p.ink([[x - 8, 116], [x, 110], [x + 8, 116]], { width: 1.4 });
}

function street(p: Picture): void {
  lamp(p, 30);
  lamp(p, 270);
  p.wall(44, 166, 18, 3, "wood", { ...SMALL_DETAIL, width: 1.1 }).wall(44, 158, 18, 3, "wood", { ...SMALL_DETAIL, width: 1.1 });
  for (const x of [46, 60]) p.ink([[x, 158], [x, GROUND_Y]], { width: 1.1 });
  p.tree(248, GROUND_Y, 11, "leaf", 1.2);
  p.person(62, 191, 18, "teal").person(104, 193, 18, "pink").person(114, 194, 12, "cream");
  p.person(196, 192, 18, "slate").person(236, 194, 18, "wood").person(284, 191, 12, "pink");
}

function water(p: Picture): void {
  const sea: Point[] = [
    [3, 183], [60, 181], [150, 184], [240, 181], [297, 183], [293, 203], [220, 207], [120, 204], [8, 206],
  ];
  p.wash(sea, "glass", { opacity: 0.75, rough: 2, pool: 0.5, reserve: 1 });
  for (const [x, y, n] of [[14, 190, 4], [80, 196, 5], [150, 189, 4], [206, 199, 4], [252, 190, 3]] as const) {
    p.curve(Array.from({ length: n * 2 + 1 }, (_, i): Point => [x + i * 5, y + (i % 2 ? 2.2 : 0)]), { width: 0.9 });
  }
  // reeds on one bank, a sail on the other
  for (const [x, top] of [[18, 148], [24, 140], [31, 152], [37, 146]] as const) {
    p.curve([[x, GROUND_Y + 2], [x - 1, top + 16], [x + 2, top]], { width: 0.9 });
    p.soft(arc(x + 2, top + 2, 1.8, 5, 0, 5.8, 7), "wood", { ...SMALL_DETAIL, width: 0.8 });
  }
  p.bush(54, GROUND_Y, 8);
  p.polygon([[246, 182], [288, 182], [280, 193], [254, 193]], "wood", { ...SMALL_DETAIL, width: 1.4 });
  p.ink([[266, 182], [266, 120]], { width: 1.4 });
  p.polygon([[269, 124], [269, 175], [291, 175]], "cream", { ...SMALL_DETAIL, opacity: 0.7, width: 1.2 });
  p.polygon([[263, 132], [263, 175], [245, 175]], "pink", { ...SMALL_DETAIL, opacity: 0.6, width: 1.2 });
}

function hills(p: Picture): void {
  // a ridge behind and a meadow before, both falling to the street before the building begins
  const far: Point[] = [[4, 150], [12, 128], [22, 124], [30, 132], [37, 141], [45, 138], [53, 150], [66, GROUND_Y]];
  const near: Point[] = [[4, 162], [16, 157], [30, 160], [44, 170], [58, GROUND_Y]];
  for (const [ridge, reserve] of [[far, 0.7], [near, 0.9]] as const) {
    for (const line of [ridge, mirrorPoints(ridge, 150)]) {
      const foot: Point = [line[0]?.[0] ?? 0, GROUND_Y];
      p.wash([foot, ...line], "leaf", { opacity: 0.55, rough: 1.4, reserve }).curve(line, { width: 1.2 });
    }
  }
  for (const [x, y, h] of [[12, 153, 17], [25, 155, 21], [36, 162, 16], [276, 156, 20], [288, 153, 16], [259, 164, 17]] as const) {
    p.polygon([[x - h * 0.3, y], [x, y - h], [x + h * 0.3, y]], "teal", { ...SMALL_DETAIL, width: 1.1 });
    p.ink([[x, y], [x, y + 4]], { width: 1.1, overshoot: 0 });
  }
}

function playground(p: Picture): void {
  // a swing
  p.ink([[10, GROUND_Y], [18, 130], [26, GROUND_Y]], { width: 1.5 }).ink([[48, GROUND_Y], [56, 130], [64, GROUND_Y]], { width: 1.5 });
  p.ink([[15, 130], [59, 130]], { width: 1.8 });
  p.ink([[29, 130], [25, 164]], HAIRLINE).ink([[37, 130], [33, 164]], HAIRLINE);
  p.wall(24, 164, 11, 2.5, "wood", { ...SMALL_DETAIL, width: 1 });
  p.ink([[43, 130], [45, 164]], HAIRLINE).ink([[50, 130], [52, 164]], HAIRLINE);
  p.wall(43, 164, 10, 2.5, "wood", { ...SMALL_DETAIL, width: 1 });
  // a slide
  p.wall(274, 134, 16, 3, "wood", { ...SMALL_DETAIL, width: 1.2 });
  for (const x of [276, 288]) p.ink([[x, 122], [x, GROUND_Y]], { width: 1.3 });
  for (const y of [146, 155, 164, 172]) p.ink([[276, y], [288, y]], { width: 0.9, overshoot: 0 });
  p.polygon([[274, 134], [276, 140], [246, 174], [237, 176], [237, 171], [244, 168]], "teal", { ...SMALL_DETAIL, pool: 0, width: 1.3 });
  p.disc(214, 196, 5, "pink", { ...SMALL_DETAIL, width: 1.2 });
  p.person(74, 193, 12, "cream").person(200, 195, 12, "teal").person(94, 194, 12, "pink").person(252, 194, 18, "slate");
}

function stall(p: Picture, x: number, pigment: Pigment): void {
  for (const post of [x + 2, x + 44]) p.ink([[post, 142], [post, GROUND_Y]], { width: 1.2 });
  p.wall(x + 1, 160, 44, 9, "wood", { ...SMALL_DETAIL, opacity: 0.7, width: 1.2 });
  for (let i = 0; i < 6; i++) p.disc(x + 6 + i * 7, 157, 3, i % 2 ? "leaf" : pigment, { ...SMALL_DETAIL, width: 0.9 });
  p.awning(x + 4, 130, 38, 12, pigment, 7);
}

function market(p: Picture): void {
  stall(p, 12, "pink");
  stall(p, 242, "teal");
  p.wash(rect(64, 186, 12, 8), "wood", { ...SMALL_DETAIL, pool: 0 }).ink(rect(64, 186, 12, 8), { close: true, width: 1 });
  p.person(90, 193, 18, "slate").person(100, 194, 12, "pink").person(198, 192, 18, "cream").person(232, 194, 18, "wood");
}

const DRAWN = { trees, garden, street, water, hills, playground, market };
export type Surroundings = keyof typeof DRAWN;
export const SURROUNDINGS = Object.keys(DRAWN) as readonly Surroundings[];

export function drawSurroundings(id: Surroundings): Picture {
  const p = new Picture(250 + SURROUNDINGS.indexOf(id));
  DRAWN[id](p);
  return p;
}
