/** Live: the eight red buildings. */

import { arc, GROUND_Y, Picture, rect } from "./picture";
import type { Pigment, Point } from "./picture";
import { drawBricks, SMALL_DETAIL } from "./drawingDetails";

function singleFamilyHome(): Picture {
  const p = new Picture(41).sky().splash("sky");
  p.tree(62, GROUND_Y, 19, "leaf", 1.15).tree(246, GROUND_Y, 14);
  // chimney behind the roof
  p.wash(rect(180, 58, 13, 40), "roof", { opacity: 0.85, reserve: 0.9 });
  p.ink([[180, 79], [180, 58], [193, 58], [193, 92]], { width: 1.3 }).ink([[178, 58], [195, 58]], { width: 1.6 });
  smoke(p, 187, 54);
  p.wash(rect(98, 104, 104, 74), "L", { opacity: 0.66, reserve: 0.85 }).shade(187, 106, 15, 71);
  p.wash([[86, 110], [150, 48], [214, 110]], "roof", { opacity: 0.85, reserve: 0.9 });
  const gable: Point[] = [[101, 109], [150, 61], [199, 109]];
  p.wash(gable, "L", { opacity: 0.75, reserve: 1 }).ink(gable, { width: 1.1, close: true });
  p.ink([[101, 109], [86, 111], [150, 48], [214, 111], [199, 109]], { width: 1.5 });
  p.window(142, 80, 16, 22, { arch: 1, bars: 2, lit: true });
  drawBricks(p, "roof", [[120, 100], [126, 104], [168, 99], [174, 103]]);
  // porch
  p.grid(108, 138, 2, 1, 20, 24, 64, 0, { bars: 2, litAt: (column) => column === 1 });
  p.door(140, 136, 20, 38, "teal");
  p.polygon([[90, 130], [100, 117], [200, 117], [210, 130]], "roof", { opacity: 0.8, width: 1.4 });
  p.shade(98, 131, 104, 7, 0.26);
  for (const x of [95, 131, 165, 201]) {
    p.wash(rect(x, 130, 4, 42), "cream", { ...SMALL_DETAIL, opacity: 0.4, pool: 0.3 });
    p.ink([[x, 131], [x, 172]], { width: 1, overshoot: 0 });
    p.ink([[x + 4, 131], [x + 4, 172]], { width: 1, overshoot: 0 });
  }
  p.rail(99, 171, 32, 8, 7).rail(169, 171, 32, 8, 7);
  p.wall(92, 171, 116, 7, "stone", { reserve: 1, width: 1.1 }).steps(136, 172, 28, 2, 3.4, 3);
  p.ground();
  fence(p, 28, 76);
  fence(p, 224, 276);
  return p.bush(84, GROUND_Y, 7).bush(218, GROUND_Y, 7).person(178, 190, 18, "E").person(190, 191, 12, "A");
}

function smoke(p: Picture, x: number, y: number): void {
  p.curve([[x, y], [x + 4, y - 6], [x - 1, y - 12], [x + 5, y - 18], [x + 2, y - 23]], { width: 0.8, opacity: 0.7 });
}

function fence(p: Picture, from: number, to: number): void {
  for (const y of [168, 174]) p.ink([[from, y], [to, y]], { width: 0.9 });
  for (let x = from + 2; x < to; x += 7) {
    const picket: Point[] = [[x, GROUND_Y], [x, 164], [x + 2, 161], [x + 4, 164], [x + 4, GROUND_Y]];
    p.wash(picket, "cream", { ...SMALL_DETAIL, opacity: 0.3, pool: 0 }).ink(picket, { width: 0.8, overshoot: 0 });
  }
}

function homeWithApartment(): Picture {
  const p = new Picture(42).sky().splash("sky");
  p.tree(56, GROUND_Y, 16, "leaf", 1.25).tree(262, GROUND_Y, 13);
  // saltbox: short slope to the left, long one to the right
  const side: Point[] = [[86, GROUND_Y], [86, 84], [122, 52], [186, 101], [186, GROUND_Y]];
  p.wash(side, "L", { opacity: 0.66, reserve: 0.85 });
  p.ink([[86, 92], [86, GROUND_Y]], { width: 1.5 }).ink([[186, 109], [186, GROUND_Y]], { width: 1.5 });
  p.shade(172, 98, 14, 79);
  const slope = { opacity: 0.95, pool: 0, register: 0.6, reserve: 0.9 };
  p.wash([[78, 88], [122, 48], [122, 58], [83, 94]], "roof", slope);
  p.wash([[122, 48], [197, 106], [192, 112], [122, 58]], "roof", slope);
  p.ink([[78, 88], [122, 48], [197, 106], [192, 112], [122, 58], [83, 94]], { close: true, width: 1.5 });
  drawBricks(p, "roof", [[92, 124], [99, 127], [130, 126], [148, 98], [152, 103]]);
  p.window(115, 68, 14, 18, { arch: 1, bars: 1 });
  p.grid(97, 98, 2, 1, 17, 22, 30, 0, { bars: 2, litAt: (column) => column === 0 });
  p.ink([[86, 132], [150, 132]], { width: 0.9 });
  p.window(97, 140, 20, 22, { bars: 2 }).door(127, 142, 18, 36, "teal");
  p.wall(123, 136, 26, 5, "roof", { ...SMALL_DETAIL, width: 1 });
  p.wall(93, 163, 28, 5, "wood", { ...SMALL_DETAIL, width: 1 });
  for (const x of [98, 107, 116]) p.disc(x, 161, 2.8, "A", { width: 0.7 });
  // the apartment's own door, landing and stair
  p.door(164, 108, 15, 28, "A");
  outsideStair(p, 154, 136, 196, 240);
  p.ground().bush(92, GROUND_Y, 7);
  return p.person(112, 190, 18, "S").person(258, 189, 18, "E").person(209, 147, 18, "P");
}

/** A landing from x to head at height y, and a stair from head down to foot on the ground. */
function outsideStair(p: Picture, x: number, y: number, head: number, foot: number): void {
  const treads = 8;
  const [run, rise] = [(foot - head) / treads, (GROUND_Y - y) / treads];
  p.wall(x, y, head - x, 4, "wood", { ...SMALL_DETAIL, width: 1.2 });
  for (const post of [x + 2, head - 2]) p.ink([[post, y + 5], [post, GROUND_Y]], { width: 1.4, overshoot: 0 });
  p.ink([[x + 2, y + 6], [head - 2, GROUND_Y - 4]], { width: 0.7, overshoot: 0 });
  p.wash([[head, y + 2], [foot, GROUND_Y], [head, GROUND_Y]], "wood", { ...SMALL_DETAIL, opacity: 0.85 });
  for (let i = 1; i < treads; i++) {
    p.ink([[head + i * run, y + i * rise + 3], [head + i * run, GROUND_Y]], { width: 0.6, overshoot: 0 });
  }
  const profile: Point[] = [[head, y]];
  for (let i = 1; i <= treads; i++) profile.push([head + i * run, y + (i - 1) * rise], [head + i * run, y + i * rise]);
  p.ink(profile, { width: 1.1, overshoot: 0 });
  p.ink([[x, y - 13], [head, y - 13], [foot, GROUND_Y - 13]], { width: 1.3 });
  for (let i = 0; i < 4; i++) p.ink([[x + i * 8, y - 13], [x + i * 8, y]], { width: 0.7, overshoot: 0 });
  for (let i = 0; i <= treads; i++) {
    p.ink([[head + i * run, y - 13 + i * rise], [head + i * run, y + i * rise]], { width: 0.7, overshoot: 0 });
  }
}

function apartments(): Picture {
  const p = new Picture(43).sky(0.55).splash("sky");
  p.tree(50, GROUND_Y, 17, "leaf", 1.1).tree(252, GROUND_Y, 15, "leaf", 1.2);
  p.wall(94, 56, 112, 122, "L").shade(190, 58, 16, 119);
  for (const x of [88, 162]) p.wall(x, 48, 50, 8, "cream", { opacity: 0.5, reserve: 1, width: 1.4 });
  // stair tower with a glazed strip
  p.wall(138, 38, 24, 102, "L", { opacity: 0.8, width: 1.2 }).window(144, 50, 12, 82, { bars: 1 });
  for (let y = 62; y < 130; y += 13) p.ink([[144, y], [156, y]], { width: 0.7, overshoot: 0 });
  p.polygon([[134, 38], [138, 31], [162, 31], [166, 38]], "roof", { width: 1.3 });
  const plants: Pigment[] = ["P", "A", "P", "pink", "A", "P"];
  for (const storey of [0, 1, 2]) {
    const y = 95 + storey * 37;
    for (const [side, x] of [82, 168].entries()) {
      p.window(x + 17, y - 27, 16, 26, { bars: 1, lit: (storey + side) % 2 === 0 });
      balcony(p, x, y, 50, plants[storey * 2 + side] ?? "P");
    }
    p.window(121, y - 25, 9, 13).window(170, y - 25, 9, 13);
  }
  p.door(140, 148, 20, 30, "wood").polygon([[132, 146], [136, 140], [164, 140], [168, 146]], "roof", { width: 1.2 });
  p.ground().bush(124, GROUND_Y, 6).bush(177, GROUND_Y, 6);
  return p.person(172, 189, 18, "E").person(112, 189, 18, "P");
}

/** A balcony floor with rail, standing out from the wall, one pot on it. */
function balcony(p: Picture, x: number, y: number, w: number, plant: Pigment): void {
  p.shade(x + 4, y + 3, w - 6, 5, 0.22).wall(x, y - 1, w, 4, "stone", { ...SMALL_DETAIL, width: 1.3 });
  p.wash(rect(x, y - 12, w, 11), "cream", { opacity: 0.3, pool: 0, register: 0.4, reserve: 0.55 });
  p.rail(x, y - 1, w, 12, 9);
  p.wash(p.brush.blob(x + 8, y - 15, 5, 4.5, 8, 0.2), plant, { opacity: 0.9, register: 0.3, reserve: 0.8 });
  p.curve(arc(x + 8, y - 14, 5, 5, 3, 6.4, 5), { width: 0.8 });
}

function cottageCourt(): Picture {
  const p = new Picture(44).sky().splash("sky");
  cottage(p, 98, 168, 34, 24, 24, "teal");
  cottage(p, 168, 168, 34, 24, 24, "A");
  cottage(p, 50, GROUND_Y, 46, 36, 34, "E");
  cottage(p, 204, GROUND_Y, 46, 36, 34, "P");
  // the lawn and its tree
  const lawn: Point[] = [[98, 176], [116, 168], [184, 168], [202, 176], [210, 190], [150, 196], [90, 190]];
  p.wash(lawn, "leaf", { opacity: 0.6, rough: 2, reserve: 0.8 });
  p.ground(GROUND_Y, "stone");
  p.wash(p.brush.blob(150, 92, 32, 30, 14, 0.12), "leaf", { opacity: 0.75, rough: 2, reserve: 0.75 });
  p.wash(p.brush.blob(158, 104, 20, 15, 10, 0.2), "leaf", { opacity: 0.5, pool: 0.9, rough: 1.6 });
  for (const [from, to] of [[2.2, 3.9], [4.1, 5.6], [5.9, 7.5], [0.9, 2]] as const) {
    const leaves = arc(150, 92, 32, 30, from, to, 6).map(([x, y], i): Point => {
      const out = i % 2 ? 2.4 : -1;
      return [x + (x < 150 ? -out : out), y - out * 0.5];
    });
    p.curve(leaves, { width: 1.1 });
  }
  p.wash([[146, 180], [148, 112], [153, 112], [156, 180]], "wood", { ...SMALL_DETAIL, opacity: 0.9 });
  p.curve([[144, 181], [147.5, 160], [147, 118]], { width: 1.3 });
  p.curve([[157, 181], [153.5, 160], [154, 118]], { width: 1.3 });
  p.curve([[148, 124], [140, 112], [136, 100]], { width: 1 }).curve([[153, 120], [161, 108], [163, 98]], { width: 1 });
  // bench round the trunk
  p.ink([[136, 172], [166, 172]], { width: 1.3 }).ink([[139, 173], [139, 180]], { width: 1 });
  p.ink([[163, 173], [163, 180]], { width: 1 });
  p.bush(44, GROUND_Y, 7).bush(256, GROUND_Y, 7);
  return p.person(116, 188, 18, "E").person(184, 188, 12, "A").person(192, 187, 12, "P");
}

/** A small gabled house, its gable to the street; the door is the only other colour. */
function cottage(p: Picture, x: number, foot: number, w: number, h: number, rise: number, door: Pigment): void {
  const [middle, eaves, unit] = [x + w / 2, foot - h, w / 46];
  p.wall(x, eaves, w, h, "L", { opacity: 0.7 }).shade(x + w * 0.86, eaves + 2, w * 0.14, h - 2);
  const gable: Point[] = [[x, eaves], [middle, eaves - rise + 7 * unit], [x + w, eaves]];
  p.wash([[x - 5, eaves + 3], [middle, eaves - rise], [x + w + 5, eaves + 3]], "roof", { opacity: 0.85, reserve: 0.9 });
  p.wash(gable, "L", { opacity: 0.75, reserve: 1 });
  p.ink([[x - 5, eaves + 3], [middle, eaves - rise], [x + w + 5, eaves + 3]], { width: 1.5 }).ink(gable, { width: 1 });
  p.disc(middle, eaves - 7 * unit, 4.2 * unit, "cream", { width: 1 });
  p.door(middle - 6 * unit, foot - 22 * unit, 12 * unit, 22 * unit, door);
  for (const left of [x + 4 * unit, x + w - 13 * unit]) {
    p.window(left, foot - 24 * unit, 9 * unit, 11 * unit, { bars: 2, lit: left > middle });
  }
  p.ink([[middle - 9 * unit, foot - 25 * unit], [middle + 9 * unit, foot - 25 * unit]], { width: 1.2 });
}

function hotel(): Picture {
  const p = new Picture(14).sky(0.55).splash("sky");
  p.tree(40, GROUND_Y, 17).tree(268, GROUND_Y, 14, "leaf", 1.2);
  p.wall(84, 44, 132, 134, "L").shade(190, 46, 26, 130, 0.2);
  p.polygon([[80, 44], [90, 24], [210, 24], [220, 44]], "slate", { opacity: 0.8 });
  p.ink([[78, 44], [222, 44]], { width: 1.9 }).ink([[84, 50], [216, 50]], { width: 0.7 });
  for (const x of [104, 150, 196]) {
    p.polygon([[x - 9, 42], [x - 9, 31], [x, 24.5], [x + 9, 31], [x + 9, 42]], "L", { opacity: 0.8, width: 1.2 });
    p.window(x - 4.5, 30, 9, 11);
  }
  p.grid(94, 57, 6, 3, 12, 17, 20, 27, { bars: 2, litAt: (column, row) => (column * 3 + row * 5) % 7 === 1 });
  for (const y of [79, 106, 133]) p.ink([[84, y], [216, y]], { width: 0.8, opacity: 0.8 });
  for (const x of [112, 172]) for (const y of [75, 102]) p.rail(x, y, 16);
  p.wall(84, 140, 132, 38, "cream", { opacity: 0.6, width: 1.2 });
  p.window(92, 148, 26, 22, { bars: 2, lit: true }).window(182, 148, 26, 22, { bars: 2, lit: true });
  p.door(136, 148, 28, 30).awning(128, 136, 44, 12, "L", 7);
  // The blade sign reads the same in every language we speak.
  p.wall(222, 58, 15, 62, "L", { opacity: 0.75, width: 1.3, pool: 0.2 });
  for (const y of [66, 110]) p.ink([[216, y], [222, y]]);
  [..."HOTEL"].forEach((character, i) => p.letter(229.6, 69 + i * 11, 9, character, "sign"));
  p.bush(92, GROUND_Y, 8).bush(206, GROUND_Y, 8).ground();
  p.person(176, 186, 18, "E").person(122, 188, 18, "A");
  return p.wall(127, 182, 7, 6, "wood", { width: 0.9 });
}

function condominiums(): Picture {
  const p = new Picture(46).sky(0.55).splash("sky");
  p.tree(34, GROUND_Y, 15, "leaf", 1.3);
  const storey = 29;
  const tops = [60, 89, 118, 149];
  tops.forEach((y, i) => {
    const w = 64 + i * 42;
    const h = i === 3 ? storey : storey + 1;
    p.wall(58, y, w, h, "L", { opacity: 0.6 + (i % 2) * 0.1 }).shade(58 + w - 14, y + 2, 14, h - 3);
    p.wall(54, y - 5, w + 8, 5, "cream", { opacity: 0.45, reserve: 1, width: 1.2 });
    for (let x = 66; x < 58 + w - (i === 3 ? 50 : 20); x += 42) {
      p.window(x, y + 6, 28, 17, { bars: 2, lit: (x + i) % 4 === 0 });
    }
    if (i > 0) terrace(p, 58 + w - 42, y - 5, 46, i);
  });
  // roof garden
  p.tree(76, 55, 9, "leaf", 1.1).bush(98, 55, 7).rail(56, 55, 66, 7, 12);
  p.door(200, 153, 24, 25, "teal").ground().bush(64, GROUND_Y, 7).bush(258, GROUND_Y, 9);
  return p.person(232, 189, 18, "E").person(150, 189, 18, "A");
}

/** What people keep on a terrace: rail, plants, now and then a parasol. */
function terrace(p: Picture, x: number, y: number, w: number, storey: number): void {
  p.bush(x + w - 8, y, 7).bush(x + w - 20, y, 5);
  p.rail(x, y, w, 8, 9);
  if (storey !== 2) return;
  const cloth: Point[] = [[x + 3, y - 17], [x + 15, y - 25], [x + 27, y - 17]];
  p.ink([[x + 15, y], [x + 15, y - 17]], { width: 1.1 }).polygon(cloth, "A", { ...SMALL_DETAIL, width: 1.2 });
}

function apartmentComplex(): Picture {
  const p = new Picture(47).sky(0.6).splash("sky");
  slab(p, 32, 34, 88, 7);
  slab(p, 186, 52, 82, 6);
  // bridge
  p.wall(120, 92, 66, 22, "cream", { opacity: 0.45, reserve: 1 });
  for (let x = 124; x < 180; x += 15) p.window(x, 97, 12, 12, { bars: 0, lit: x === 139 });
  p.shade(121, 114, 64, 4, 0.25);
  p.polygon([[118, 92], [124, 86], [182, 86], [188, 92]], "roof", { width: 1.3 });
  p.ground();
  p.tree(140, GROUND_Y, 15, "leaf", 1.2).bush(24, GROUND_Y, 8).bush(276, GROUND_Y, 8);
  // a slide between the blocks
  p.ribbon([[160, 150], [168, 162], [182, 176]], "A", 5, 0.95, 0.9);
  p.curve([[158, 150], [168, 164], [184, 177]], { width: 1.3 });
  for (const x of [154, 161]) p.ink([[x, 142], [x, GROUND_Y]], { width: 1.2 });
  for (const y of [156, 163, 170]) p.ink([[154, y], [161, y]], { width: 0.9, overshoot: 0 });
  p.polygon([[151, 143], [157.5, 136], [164, 143]], "P", { ...SMALL_DETAIL, width: 1.1 });
  return p.person(118, 190, 18, "E").person(172, 189, 12, "S").person(206, 190, 18, "P");
}

/** A tall block of flats: wide windows on one side, balconies on the other, a lift head and a garden on top. */
function slab(p: Picture, x: number, y: number, w: number, storeys: number): void {
  const step = (GROUND_Y - y - 10) / storeys;
  p.wall(x + w * 0.36, y - 12, w * 0.28, 12, "roof", { width: 1.2 }).bush(x + 12, y, 6).bush(x + w - 12, y, 7);
  p.wall(x, y, w, GROUND_Y - y, "L").shade(x + w - 13, y + 2, 13, GROUND_Y - y - 3);
  p.ink([[x - 3, y], [x + w + 3, y]], { width: 1.9 });
  const screens: Pigment[] = ["cream", "P", "cream", "A", "cream", "P"];
  for (let row = 0; row < storeys - 1; row++) {
    const top = y + 8 + row * step;
    p.window(x + 7, top, 26, step * 0.55, { bars: 1, lit: row % 3 === 1 });
    p.window(x + w - 35, top - 1, 28, step * 0.5, { bars: 1, lit: row % 4 === 2 });
    p.wall(
      x + w - 38, top + step * 0.4, 34, step * 0.3, screens[row] ?? "cream", { ...SMALL_DETAIL, opacity: 0.7, width: 1.1 },
    );
    p.ink([[x, top + step * 0.8], [x + w, top + step * 0.8]], { width: 0.7, overshoot: 0, opacity: 0.8 });
  }
  p.door(x + w / 2 - 10, GROUND_Y - 22, 20, 22, "glass");
  p.wall(x + w / 2 - 15, GROUND_Y - 27, 30, 5, "cream", { ...SMALL_DETAIL, width: 1.1 });
}

function subdivision(): Picture {
  const p = new Picture(48).sky(0.5).splash("sky");
  const hill: Point[] = [
    [8, 150], [40, 116], [100, 94], [160, 88], [220, 98], [268, 122], [294, 152], [294, 178], [8, 178],
  ];
  p.wash(hill, "leaf", { opacity: 0.55, rough: 3, reserve: 0.6 });
  p.ground(GROUND_Y, "leaf");
  // one street winds over the hill
  const road: Point[] = [[144, 197], [180, 176], [205, 158], [190, 138], [130, 125], [72, 120], [90, 107], [130, 103]];
  p.ribbon(road, "slate", 14, 0.75, 0.95).curve(road, { width: 0.8, opacity: 0.5 });
  const along: readonly (readonly [x: number, foot: number, w: number, lit: boolean])[] = [
    [34, 130, 28, true], [60, 106, 24, false], [102, 98, 22, true], [136, 97, 22, false], [168, 100, 22, true],
    [200, 107, 24, false], [232, 122, 26, true], [262, 146, 28, false], [134, 161, 32, true],
    [22, GROUND_Y, 46, true], [80, GROUND_Y, 46, false], [220, GROUND_Y, 46, true],
  ];
  for (const [x, foot, w, lit] of along) tractHouse(p, x, foot, w, lit);
  return p.tree(281, GROUND_Y, 9).tree(160, 119, 6).person(192, 189, 18, "E");
}

/** One of many like it: hipped roof, garage, one window. */
function tractHouse(p: Picture, x: number, foot: number, w: number, lit: boolean): void {
  const unit = w / 46;
  const [eaves, ridge] = [foot - 22 * unit, foot - 41 * unit];
  p.wall(x, eaves, w, 22 * unit, "L", { opacity: 0.75, width: 1.2 });
  const roof: Point[] = [[x - 4 * unit, eaves], [x + 12 * unit, ridge], [x + 34 * unit, ridge], [x + 50 * unit, eaves]];
  p.polygon(roof, "L", { opacity: 1, width: 1.4 });
  p.window(x + 5 * unit, eaves + 5 * unit, 13 * unit, 10 * unit, { bars: w > 40 ? 2 : 1, lit });
  const garage = rect(x + 25 * unit, eaves + 6 * unit, 16 * unit, 16 * unit);
  p.wash(garage, "cream", { ...SMALL_DETAIL, opacity: 0.4, pool: 0 }).ink(garage, { close: true, width: 1, overshoot: 0.3 });
}

export const LIVE_PICTURES: Readonly<Record<string, () => Picture>> = {
  "single-family-home": singleFamilyHome,
  "home-w-apartment": homeWithApartment,
  apartments,
  "cottage-court": cottageCourt,
  hotel,
  condominiums,
  "apartment-complex": apartmentComplex,
  subdivision,
};
