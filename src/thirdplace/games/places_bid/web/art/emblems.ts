/** What people's own buildings are made from, the second of three: a board round (150, 100) that tells the use. */

import { arc, movePoints, Picture, polar } from "./picture";
import type { Pigment, Point, Points } from "./picture";

const [X, Y] = [150, 100];
/** Bold: it must be read where the whole picture is as small as a stamp. */
const PEN = { width: 1.8, overshoot: 0, wobble: 0.3 };
const FINE = { width: 1.1, overshoot: 0, wobble: 0.3 };
const FLAT = { opacity: 0.85, pool: 0.3, register: 0.5, rough: 0.4, width: 1.8 };

/** Points given from the board's middle. */
const at = (points: Points): Point[] => movePoints(points, X, Y);
/** Left half and its mirror image, as one outline. */
const even = (left: Points): Point[] => at([...left, ...left.map(([x, y]): Point => [-x, y]).reverse()]);

function book(p: Picture): void {
  const page: Point[] = [[0, -9], [-7, -12], [-16, -10], [-16, 9], [-7, 7], [0, 11]];
  for (const side of [page, page.map(([x, y]): Point => [-x, y])]) p.polygon(at(side), "cream", { ...FLAT, opacity: 0.5 });
  for (const y of [-5, -1, 3]) {
    p.ink(at([[-12, y - 1], [-4, y]]), FINE).ink(at([[4, y], [12, y - 1]]), FINE);
  }
}

function note(p: Picture): void {
  for (const x of [-8, 8]) {
    p.soft(at(arc(x - 3.5, 10, 5, 4, 0, 2 * Math.PI * 0.92, 9)), "slate", FLAT);
    p.ink(at([[x + 1.3, 9], [x + 1.3, -12]]), PEN);
  }
  p.polygon(at([[-6.7, -12], [9.3, -15], [9.3, -10], [-6.7, -7]]), "slate", FLAT);
}

function paw(p: Picture): void {
  const pad: Point[] = [[0, 1], [6, 3], [10, 9], [7, 13], [0, 11.5], [-7, 13], [-10, 9], [-6, 3]];
  p.soft(at(pad), "wood", FLAT);
  for (const [x, y] of [[-12, -1], [-5, -9], [5, -9], [12, -1]] as const) {
    p.soft(at(arc(x, y, 3.6, 5, 0, 2 * Math.PI * 0.9, 8)), "wood", FLAT);
  }
}

function ball(p: Picture): void {
  p.disc(X, Y, 15, "cream", { ...FLAT, opacity: 0.4 });
  const five = Array.from({ length: 5 }, (_, i) => (i / 5) * 2 * Math.PI - Math.PI / 2);
  p.polygon(five.map((angle) => polar(X, Y, 6, angle)), "shade", { ...FLAT, width: 1.2 });
  for (const angle of five) p.ink([polar(X, Y, 6, angle), polar(X, Y, 14, angle)], FINE);
}

function cup(p: Picture): void {
  p.curve(at([[9, -3], [16, -3], [16, 6], [8, 7]]), PEN);
  p.polygon(at([[-12, -6], [10, -6], [7, 10], [-9, 10]]), "wood", FLAT);
  p.ink(at([[-15, 13], [13, 13]]), PEN);
  for (const x of [-6, 0, 6]) p.curve(at([[x - 1, -9], [x + 1, -12], [x - 1, -15]]), FINE);
}

function leaf(p: Picture): void {
  p.soft(at([[-12, 9], [-11, -2], [-3, -11], [13, -14], [12, 1], [4, 9], [-6, 11]]), "leaf", FLAT);
  p.curve(at([[-16, 15], [-11, 9], [-2, 0], [8, -9]]), PEN);
  for (const [x, y] of [[-7, 5], [-2, 0], [3, -5]] as const) p.ink(at([[x, y], [x + 7, y - 0.5]]), FINE);
}

function gear(p: Picture): void {
  const teeth = Array.from({ length: 32 }, (_, i) => polar(X, Y, i % 4 < 2 ? 15.5 : 11.5, (i / 32) * 2 * Math.PI));
  p.polygon(teeth, "slate", { ...FLAT, width: 1.6 }).disc(X, Y, 5, "cream", { ...FLAT, opacity: 0.5 });
}

function heart(p: Picture): void {
  p.soft(even([[0, 14], [-11, 4], [-15, -5], [-11, -12], [-5, -12], [0, -6]]), "pink", FLAT);
}

function star(p: Picture): void {
  const points = Array.from({ length: 10 }, (_, i) => polar(X, Y + 1, i % 2 ? 7 : 17, (i / 10) * 2 * Math.PI - Math.PI / 2));
  p.polygon(points, "cream", { ...FLAT, opacity: 1 });
}

function boat(p: Picture): void {
  p.polygon(at([[-14, 4], [14, 4], [9, 11], [-9, 11]]), "wood", FLAT).ink(at([[0, 4], [0, -16]]), PEN);
  p.polygon(at([[2, -14], [2, 0], [13, 0]]), "cream", { ...FLAT, opacity: 0.6 });
  p.polygon(at([[-2, -10], [-2, 0], [-10, 0]]), "cream", { ...FLAT, opacity: 0.6 });
  p.curve(at([[-16, 14], [-10, 16], [-4, 14], [2, 16], [8, 14], [15, 16]]), FINE);
}

function bread(p: Picture): void {
  p.soft(at([[-16, 4], [-13, -5], [-4, -9], [6, -9], [14, -4], [16, 4], [12, 9], [-12, 9]]), "wood", FLAT);
  for (const x of [-8, 0, 8]) p.curve(at([[x - 2, 3], [x, -2], [x + 3, -5]]), { width: 1.5 });
}

function fish(p: Picture): void {
  p.polygon(at([[8, 0], [17, -8], [15, 0], [17, 8]]), "teal", FLAT);
  p.soft(at([[-16, 1], [-9, -7], [0, -8], [9, -1], [9, 2], [0, 9], [-9, 8]]), "teal", FLAT);
  p.curve(at([[-6, -6], [-4, 1], [-6, 7]]), FINE);
  p.disc(X - 10.5, Y - 1, 1, "shade", { width: 1.2 });
}

function sun(p: Picture): void {
  p.disc(X, Y, 8, "cream", { ...FLAT, opacity: 1 });
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 2 * Math.PI;
    p.ink([polar(X, Y, 11, angle), polar(X, Y, 16.5, angle)], PEN);
  }
}

function key(p: Picture): void {
  p.disc(X - 9, Y, 7, "cream", { ...FLAT, opacity: 1 }).disc(X - 9, Y, 2.4, "slate", { ...FLAT, width: 1.4 });
  p.polygon(at([[-2, -1.8], [16, -1.8], [16, 8], [12.5, 8], [12.5, 2], [9, 2], [9, 6], [5.5, 6], [5.5, 2], [-2, 2]]), "cream", {
    ...FLAT, opacity: 1, width: 1.5,
  });
}

function flower(p: Picture): void {
  p.curve(at([[0, 2], [1, 10], [0, 17]]), PEN).curve(at([[1, 14], [6, 12], [9, 7]]), FINE);
  const petal: Pigment = "pink";
  for (let i = 0; i < 6; i++) {
    const [x, y] = polar(X, Y - 5, 7, (i / 6) * 2 * Math.PI);
    p.disc(x, y, 4.2, petal, { ...FLAT, width: 1.3 });
  }
  p.disc(X, Y - 5, 4, "cream", { ...FLAT, opacity: 1, width: 1.4 });
}

function bicycle(p: Picture): void {
  for (const x of [-9.5, 9.5]) p.disc(X + x, Y + 5, 7, "cream", { ...FLAT, opacity: 0.3, width: 1.6 });
  p.ink(at([[-9.5, 5], [-4, -6], [6, -6], [0, 5], [-9.5, 5]]), { ...FINE, width: 1.5 });
  p.ink(at([[0, 5], [-5, -9]]), FINE).ink(at([[-8, -9.5], [-2, -9.5]]), PEN);
  p.ink(at([[9.5, 5], [5, -11]]), { ...FINE, width: 1.5 }).ink(at([[5, -11], [10, -12]]), PEN);
}

const DRAWN = {
  book, note, paw, ball, cup, leaf, gear, heart, star, boat, bread, fish, sun, key, flower, bicycle,
};
export type Emblem = keyof typeof DRAWN;
export const EMBLEMS = Object.keys(DRAWN) as readonly Emblem[];

export function drawEmblem(id: Emblem): Picture {
  const p = new Picture(230 + EMBLEMS.indexOf(id));
  p.disc(X, Y, 23, "cream", { opacity: 0.22, pool: 0.2, register: 0.6, width: 1.7 });
  DRAWN[id](p);
  return p;
}
