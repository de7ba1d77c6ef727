/** The lid of PLACES Bid: a street of six fronts, each with its letter, 480 x 270 units, ground at y = 236. */

import { Picture } from "./picture";
import type { Pigment, Point } from "./picture";

const FOOT = 236;

function roundel(p: Picture, x: number, y: number, r: number, letter: Pigment): void {
  p.disc(x, y, r, letter);
  p.letter(x, y + r * 0.46, Math.round(r * 13) / 10, letter);
}

function theatre(p: Picture): void {
  p.wall(22, 128, 66, FOOT - 128, "P").polygon([[18, 128], [30, 110], [80, 110], [92, 128]], "P", { opacity: 0.9 });
  p.wall(30, 176, 50, 18, "cream", { opacity: 0.6, reserve: 1, width: 1.3 });
  for (let i = 0; i < 7; i++) p.curve(p.brush.blob(34 + i * 7, 197, 1.6, 1.6, 6, 0), { close: true, width: 0.8 });
  p.door(36, 204, 16, 32).door(58, 204, 16, 32);
  for (let i = 0; i < 3; i++) p.ink([[36, 181 + i * 4.4], [74 - i * 9, 181 + i * 4.4]], { width: 0.7, overshoot: 0 });
  roundel(p, 55, 150, 14, "P");
  p.shade(76, 130, 12, 104, 0.16);
}

function house(p: Picture): void {
  p.wall(94, 158, 66, FOOT - 158, "L").polygon([[88, 160], [127, 112], [166, 160]], "L", { opacity: 0.9 });
  const chimney: Point[] = [[144, 132], [144, 114], [154, 114], [154, 144]];
  p.wash(chimney, "roof", { opacity: 0.8, reserve: 0.9 }).ink(chimney, { width: 1.2 });
  p.door(119, 202, 17, 34, "wood", 1);
  p.grid(101, 178, 2, 2, 14, 17, 39, 30, { bars: 2, litAt: (column, row) => column !== row });
  roundel(p, 127, 146, 12.5, "L");
}

function school(p: Picture): void {
  p.wall(166, 142, 70, FOOT - 142, "A", { opacity: 0.7 }).wall(188, 96, 26, 34, "A", { opacity: 0.75, width: 1.3 });
  p.polygon([[184, 97], [201, 76], [218, 97]], "roof", { opacity: 0.8 });
  p.curve([[195, 116], [196, 106], [201, 102], [206, 106], [207, 116]], { width: 1.1 });
  p.ink([[193, 116], [209, 116]], { width: 1.1 });
  p.polygon([[162, 143], [176, 130], [226, 130], [240, 143]], "roof");
  p.grid(173, 154, 2, 2, 13, 19, 44, 30, { bars: 2, litAt: (column, row) => column === 1 && row === 0 });
  p.door(192, 202, 18, 34, "E", 1);
  roundel(p, 201, 168, 13, "A");
}

function hall(p: Picture): void {
  p.wall(244, 160, 84, FOOT - 160, "C").polygon([[238, 160], [286, 128], [334, 160]], "C", { opacity: 0.8 });
  p.shade(248, 164, 76, 16).columns(250, 168, 60, 4, 22).door(277, 190, 18, 38, "wood", 1);
  p.steps(242, 228, 88, 2, 4, 4);
  roundel(p, 286, 148, 9.5, "C");
  p.flag(286, 128, 24, "C");
}

function tower(p: Picture): void {
  p.wall(340, 62, 52, FOOT - 62, "E").wall(348, 50, 36, 12, "E", { opacity: 0.8, width: 1.2 });
  p.ink([[366, 50], [366, 30]], { width: 1.2 });
  const litAt = (column: number, row: number): boolean => (column * 2 + row * 3) % 5 === 1;
  p.grid(347, 104, 4, 5, 7.5, 12, 10.4, 19, { bars: 0, litAt });
  p.shade(378, 64, 14, 170, 0.18).door(357, 208, 18, 28, "glass");
  roundel(p, 366, 82, 13, "E");
}

function shop(p: Picture): void {
  p.wall(398, 168, 60, FOOT - 168, "S").wall(396, 158, 64, 10, "S", { opacity: 0.9, width: 1.3 });
  p.window(404, 200, 24, 26, { lit: true }).door(436, 202, 15, 34).awning(402, 186, 52, 12, "S", 7);
  p.polygon([[408, 158], [410, 136], [448, 136], [450, 158]], "S", { opacity: 0.5, width: 1.2 });
  roundel(p, 429, 147, 11, "S");
}

export function drawCoverStreet(): Picture {
  const p = new Picture(77);
  const sky: Point[] = [
    [10, 60], [60, 26], [140, 40], [220, 18], [300, 36], [380, 22],
    [440, 56], [430, 130], [330, 150], [200, 134], [90, 152], [16, 130],
  ];
  p.wash(sky, "sky", { opacity: 0.46, pool: 0, rough: 6, edge: 0.14 });
  p.wash([[40, 50], [120, 30], [170, 64], [90, 92]], "sky", { opacity: 0.3, pool: 0, rough: 5, edge: 0.1 });
  for (const front of [theatre, house, school, hall, tower, shop]) front(p);
  const road: Point[] = [
    [0, FOOT], [120, FOOT - 2], [300, FOOT + 1], [480, FOOT - 1],
    [476, FOOT + 20], [330, FOOT + 27], [150, FOOT + 23], [4, FOOT + 18],
  ];
  p.wash(road, "road", { opacity: 0.42, rough: 2.6 }).ink([[0, FOOT], [480, FOOT]], { width: 1.7, wobble: 1 });
  p.tree(93, FOOT, 12, "leaf", 1.1).tree(334, FOOT, 12, "leaf", 1.2).bush(24, FOOT, 9).bush(458, FOOT, 9);
  p.person(150, FOOT + 13, 23, "E").person(163, FOOT + 14, 15, "A");
  p.person(226, FOOT + 12, 22, "S").person(392, FOOT + 13, 22, "P");
  return p;
}
