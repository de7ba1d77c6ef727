/** Academic: the eight yellow buildings. */

import { arc, GROUND_Y, Picture, polar, rect } from "./picture";
import type { Pigment, Point } from "./picture";
import { drawBricks, SMALL_DETAIL } from "./drawingDetails";

function dayCare(): Picture {
  const p = new Picture(51).sky().splash("sky");
  p.tree(44, GROUND_Y, 15);
  p.wash(rect(76, 128, 106, 50), "A", { opacity: 0.66, reserve: 0.85 }).shade(166, 130, 16, 47);
  p.ink([[76, 131], [76, GROUND_Y]], { width: 1.5 }).ink([[182, 131], [182, GROUND_Y]], { width: 1.5 });
  // low roof with a round-headed gable for the sun
  p.wash([[64, 130], [86, 100], [172, 100], [194, 130]], "roof", { opacity: 0.8, reserve: 0.9 });
  p.ink([[100, 130], [64, 130], [86, 100], [100, 100]], { width: 1.5 });
  p.ink([[158, 130], [194, 130], [172, 100], [158, 100]], { width: 1.5 });
  for (const [x, w] of [[80, 16], [162, 16]] as const) {
    for (const y of [110, 120]) p.ink([[x, y], [x + w, y]], { width: 0.6, opacity: 0.7 });
  }
  const gable: Point[] = [[100, 132], ...arc(129, 106, 29, 32, Math.PI, 2 * Math.PI, 10), [158, 132]];
  p.wash(gable, "A", { opacity: 0.75, reserve: 1 }).curve(gable, { width: 1.5 });
  sun(p, 129, 104, 13);
  p.grid(84, 140, 1, 1, 22, 20, 0, 0, { bars: 2 }).window(150, 140, 24, 20, { bars: 2, lit: true });
  p.door(117, 140, 24, 38, "teal").ink([[100, 134], [158, 134]], { width: 0.8 });
  // building blocks by the door
  p.wall(90, 169, 9, 9, "L", { ...SMALL_DETAIL, width: 1 }).wall(99, 169, 9, 9, "E", { ...SMALL_DETAIL, width: 1 });
  p.wall(95, 160, 9, 9, "P", { ...SMALL_DETAIL, width: 1 });
  p.ground();
  swing(p, 236);
  return p.person(152, 189, 18, "L").person(163, 190, 12, "E");
}

/** A round window whose rays run over the wall. */
function sun(p: Picture, x: number, y: number, r: number): void {
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI;
    const ray = [polar(x, y, r + 2, angle - 0.16), polar(x, y, r + 9, angle), polar(x, y, r + 2, angle + 0.16)];
    p.wash(ray, "S", { ...SMALL_DETAIL, opacity: 0.9, pool: 0, reserve: 0 }).ink(ray, { width: 0.9, overshoot: 0 });
  }
  p.disc(x, y, r, "cream", { opacity: 0.7, width: 1.4 });
  p.ink([[x - r, y], [x + r, y]], { width: 0.8, overshoot: 0 });
  p.ink([[x, y - r], [x, y + r]], { width: 0.8, overshoot: 0 });
}

function swing(p: Picture, x: number): void {
  p.ribbon([[x - 22, 130], [x + 22, 130]], "L", 4);
  p.ink([[x - 24, 130], [x + 24, 130]], { width: 1.6 });
  for (const side of [-22, 22]) {
    p.ink([[x + side, 130], [x + side - 8, GROUND_Y]], { width: 1.5 });
    p.ink([[x + side, 130], [x + side + 8, GROUND_Y]], { width: 1.5 });
  }
  p.ink([[x - 10, 131], [x - 10, 164]], { width: 0.8, overshoot: 0 });
  p.ink([[x - 3, 131], [x - 3, 164]], { width: 0.8, overshoot: 0 });
  p.ink([[x - 11, 164], [x - 2, 164]], { width: 1.8, overshoot: 0 });
  // one child swings high
  p.ink([[x + 8, 131], [x + 20, 158]], { width: 0.8, overshoot: 0 });
  p.ink([[x + 13, 131], [x + 25, 156]], { width: 0.8, overshoot: 0 });
  p.ink([[x + 18, 159], [x + 27, 155]], { width: 1.8, overshoot: 0 });
  p.wash([[x + 18, 149], [x + 24, 147], [x + 26, 155], [x + 20, 158]], "E", { ...SMALL_DETAIL, opacity: 0.95, pool: 0 });
  p.curve(p.brush.blob(x + 19.5, 144.5, 2.4, 2.6, 7, 0.04), { close: true, width: 1 });
  p.curve([[x + 21, 148], [x + 23, 156], [x + 31, 154], [x + 34, 159]], { width: 1 });
}

function tutoringCenter(): Picture {
  const p = new Picture(52).sky().splash("sky");
  p.tree(52, GROUND_Y, 16, "leaf", 1.2).tree(252, GROUND_Y, 15);
  p.wall(92, 98, 116, 80, "A").shade(192, 100, 16, 77);
  p.wall(87, 90, 126, 9, "cream", { opacity: 0.5, reserve: 1, width: 1.4 });
  books(p, 150, 90);
  p.ink([[92, 105], [208, 105]], { width: 0.7 });
  // shopfront: a lamp, a table, two heads
  p.window(100, 126, 66, 42, { bars: 0, lit: true });
  p.ink([[133, 126], [133, 134]], { width: 0.9, overshoot: 0 });
  p.polygon([[126, 140], [130, 134], [136, 134], [140, 140]], "L", { ...SMALL_DETAIL, width: 1 });
  p.wall(112, 156, 42, 3, "wood", { ...SMALL_DETAIL, width: 1 }).ink([[117, 159], [117, 168]], { width: 0.9 });
  p.ink([[149, 159], [149, 168]], { width: 0.9 });
  for (const [x, coat] of [[119, "E"], [147, "P"]] as const) {
    p.wash(rect(x - 3.5, 147, 7, 9), coat, { ...SMALL_DETAIL, opacity: 0.9, pool: 0 });
    p.curve([[x - 4, 156], [x - 3, 148], [x + 3, 148], [x + 4, 156]], { width: 0.9 });
    p.curve(p.brush.blob(x, 144, 2.6, 3, 7, 0.04), { close: true, width: 0.9 });
  }
  p.ink([[128, 155], [133, 153], [138, 155]], { width: 0.9, overshoot: 0 });
  p.door(176, 132, 20, 46, "teal").awning(98, 112, 104, 13, "A", 11);
  p.ground().bush(98, GROUND_Y, 6);
  return p.person(216, 189, 18, "L").person(84, 190, 12, "E");
}

/** Books stacked on the parapet at y, the topmost open. */
function books(p: Picture, x: number, y: number): void {
  const stack: readonly (readonly [dx: number, w: number, h: number, pigment: Pigment])[] = [
    [-2, 76, 14, "L"], [4, 66, 12, "A"], [-4, 70, 13, "E"],
  ];
  let foot = y;
  for (const [dx, w, h, pigment] of stack) {
    const [left, top] = [x + dx - w / 2, foot - h];
    const cover: Point[] = [
      [left + 6, top], [left + w, top], [left + w, top + 2.5], [left + 8, top + 2.5], [left + 8, foot - 2.5],
      [left + w, foot - 2.5], [left + w, foot], [left + 6, foot],
    ];
    p.wash(rect(left + 8, top + 2, w - 11, h - 4), "cream", { ...SMALL_DETAIL, opacity: 0.25, pool: 0 });
    p.wash(
      [...cover, ...arc(left + 6, foot - h / 2, 6, h / 2, Math.PI / 2, Math.PI * 1.5, 5)], pigment,
      { ...SMALL_DETAIL, reserve: 0.9, opacity: 0.9, pool: 0.3 },
    );
    p.curve(
      [[left + 6, top], ...arc(left + 6, foot - h / 2, 6, h / 2, Math.PI * 1.5, Math.PI / 2, 5), [left + 6, foot]],
      { width: 1.4 },
    );
    p.ink([[left + 6, top], [left + w, top], [left + w, top + 2.5], [left + 10, top + 2.5]], { width: 1.3 });
    p.ink([[left + 6, foot], [left + w, foot], [left + w, foot - 2.5], [left + 10, foot - 2.5]], { width: 1.3 });
    p.curve([[left + 10, top + 3], [left + 8, foot - h / 2], [left + 10, foot - 3]], { width: 0.9 });
    p.ink([[left + w - 3, top + 3], [left + w - 3, foot - 3]], { width: 0.8, overshoot: 0 });
    p.ink([[left + 14, foot - h / 2], [left + w - 5, foot - h / 2]], { width: 0.5, overshoot: 0, opacity: 0.6 });
    foot = top;
  }
}

function techSchool(): Picture {
  const p = new Picture(53).sky().splash("sky");
  p.tree(50, GROUND_Y, 15).tree(256, GROUND_Y, 15, "leaf", 1.2);
  const front: Point[] = [[88, GROUND_Y], [88, 62], [212, 100], [212, GROUND_Y]];
  p.wash(front, "A", { opacity: 0.66, reserve: 0.85 }).ink([[88, 64], [88, GROUND_Y]], { width: 1.5 });
  p.ink([[212, 102], [212, GROUND_Y]], { width: 1.5 });
  p.shade(196, 98, 16, 79);
  p.polygon([[80, 56], [220, 99], [220, 106], [80, 63]], "slate", { opacity: 0.85 });
  // glazing under the slope
  for (let i = 0; i < 6; i++) {
    const x = 94 + i * 19;
    const [left, right] = [74 + (x - 94) * 0.307, 74 + (x - 80) * 0.307];
    const pane: Point[] = [[x, left], [x + 14, right], [x + 14, 118], [x, 118]];
    if (i < 1 || i > 3) {
      p.wash(pane, "glass", { ...SMALL_DETAIL, reserve: 0.8, opacity: 0.8 });
      p.ink(pane, { close: true, width: 1.05, overshoot: 0.5 });
    }
  }
  p.ink([[88, 124], [116, 124]], { width: 0.9 }).ink([[164, 124], [212, 124]], { width: 0.9 });
  drawBricks(p, "S", [[91, 128], [98, 132], [176, 127], [198, 131], [92, 167], [99, 171]]);
  gear(p, 140, 104, 25);
  // gate
  p.wall(112, 134, 56, 44, "slate", { opacity: 0.6, width: 1.5 });
  for (let y = 140; y < 176; y += 6) p.ink([[113, y], [167, y]], { width: 0.6, overshoot: 0 });
  p.ink([[140, 134], [140, GROUND_Y]], { width: 1.1 }).ink([[106, 132], [174, 132]], { width: 1.9 });
  p.window(92, 140, 14, 22, { bars: 2 }).door(180, 142, 18, 36, "teal");
  p.ground().bush(98, GROUND_Y, 6);
  return p.person(226, 189, 18, "L").person(76, 189, 18, "E").wall(80, 183, 8, 5, "L", { ...SMALL_DETAIL, width: 0.9 });
}

function gear(p: Picture, x: number, y: number, r: number): void {
  const teeth = 10;
  const rim: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    for (const [turn, reach] of [[-0.22, r * 0.8], [-0.14, r], [0.14, r], [0.22, r * 0.8]] as const) {
      rim.push(polar(x, y, reach, (i / teeth) * 2 * Math.PI + turn));
    }
  }
  p.wash(rim, "S", { ...SMALL_DETAIL, opacity: 0.9 }).ink(rim, { close: true, width: 1.4, overshoot: 0 });
  p.disc(x, y, r * 0.38, "cream", { width: 1.3 }).curve(arc(x, y, r * 0.6, r * 0.6, 0.3, 5.9, 14), { width: 0.7 });
}

function elementarySchool(): Picture {
  const p = new Picture(54).sky(0.55).splash("sky");
  p.tree(34, GROUND_Y, 15, "leaf", 1.1).tree(268, GROUND_Y, 15);
  p.wall(62, 120, 176, 58, "A").shade(216, 122, 22, 55);
  p.polygon([[52, 122], [78, 90], [222, 90], [248, 122]], "roof", { opacity: 0.85 });
  for (const y of [101, 111]) {
    p.ink([[84, y], [122, y]], { width: 0.6, opacity: 0.6 }).ink([[180, y], [222, y]], { width: 0.6, opacity: 0.6 });
  }
  // belfry
  p.wall(130, 54, 40, 40, "A", { opacity: 0.75 }).shade(161, 56, 9, 37);
  p.polygon([[124, 56], [150, 28], [176, 56]], "roof", { opacity: 0.9 });
  p.disc(150, 25, 2.4, "A", { width: 1 });
  const opening: Point[] = [[136, 92], ...arc(150, 74, 14, 14, Math.PI, 2 * Math.PI, 8), [164, 92]];
  p.wash(opening, "sky", { ...SMALL_DETAIL, opacity: 0.6 }).curve(opening, { width: 1.2 });
  const bell: Point[] = [[141, 86], [144, 80], [145, 72], [150, 66], [155, 72], [156, 80], [159, 86]];
  p.wash(bell, "S", { ...SMALL_DETAIL, opacity: 1 }).curve(bell, { width: 1.4 });
  p.ink([[139, 86], [161, 86]], { width: 1.5, overshoot: 0.4 });
  p.disc(150, 89, 2.2, "shade", { width: 0.9 }).ink([[150, 60], [150, 66]], { width: 1.1, overshoot: 0 });
  // gable over the middle
  p.polygon([[112, 122], [150, 94], [188, 122]], "A", { opacity: 0.8, reserve: 1 });
  p.ink([[120, 119], [150, 98], [180, 119]], { width: 0.7 });
  p.disc(150, 111, 5, "cream", { width: 1.1 });
  // two doors, each with its own little roof
  for (const [x, leaf] of [[116, "L"], [164, "E"]] as const) {
    p.door(x, 140, 20, 38, leaf, 0.8).curve(arc(x + 10, 146, 14, 13, Math.PI, 2 * Math.PI, 6), { width: 1.2 });
  }
  p.grid(70, 136, 2, 1, 16, 24, 21, 0, { bars: 2, litAt: (column) => column === 1 });
  p.grid(193, 136, 2, 1, 16, 24, 21, 0, { bars: 2, litAt: (column) => column === 1 });
  p.window(143, 138, 14, 20, { bars: 2, lit: true }).ink([[62, 166], [115, 166]], { width: 0.7 });
  p.ink([[185, 166], [238, 166]], { width: 0.7 });
  p.ground();
  for (const [x, coat] of [[126, "P"], [136, "L"], [176, "E"]] as const) p.person(x, 190, 12, coat);
  return p.person(112, 190, 18, "C").bush(70, GROUND_Y, 7).bush(230, GROUND_Y, 7);
}

function middleSchool(): Picture {
  const p = new Picture(55).sky(0.5).splash("sky");
  p.tree(32, GROUND_Y, 14, "leaf", 1.1).tree(272, GROUND_Y, 14);
  // two flat wings
  for (const x of [54, 188]) {
    p.wall(x, 100, 58, 78, "A").wall(x - 3, 94, 64, 6, "cream", { opacity: 0.45, reserve: 1, width: 1.2 });
    for (const y of [110, 144]) {
      p.window(x + 6, y, 46, 20, { bars: 2, lit: (x + y) % 5 === 0 });
      p.ink([[x + 17.5, y], [x + 17.5, y + 20]], { width: 0.7, overshoot: 0 });
      p.ink([[x + 40.5, y], [x + 40.5, y + 20]], { width: 0.7, overshoot: 0 });
    }
    p.ink([[x, 137], [x + 58, 137]], { width: 0.8 });
  }
  p.shade(230, 102, 16, 75);
  // entrance block with the clock
  p.wall(112, 62, 76, 116, "A", { opacity: 0.8 }).shade(176, 64, 12, 113);
  p.wall(107, 54, 86, 8, "cream", { opacity: 0.45, reserve: 1, width: 1.4 });
  for (const x of [119, 181]) p.ink([[x, 64], [x, 138]], { width: 0.7 });
  p.clock(150, 92, 22).curve(p.brush.blob(150, 92, 18, 18, 14, 0.01), { close: true, width: 0.6 });
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI;
    p.ink([polar(150, 92, 18, angle), polar(150, 92, 21, angle)], { width: 0.8, overshoot: 0 });
  }
  p.grid(124, 122, 3, 1, 14, 14, 19, 0, { bars: 1, litAt: (column) => column === 1 });
  p.wall(104, 141, 92, 6, "slate", { opacity: 0.8, width: 1.3 }).shade(112, 147, 76, 5, 0.25);
  for (const x of [122, 142, 162]) p.door(x, 150, 16, 25, "teal");
  p.steps(116, 174, 68, 1, 4).flag(80, 94, 26, "L");
  p.ground().bush(64, GROUND_Y, 7).bush(102, GROUND_Y, 6).bush(236, GROUND_Y, 8);
  return p.person(134, 190, 12, "E").person(145, 190, 12, "L").person(204, 189, 18, "P");
}

function charterSchool(): Picture {
  const p = new Picture(56).sky(0.55).splash("sky");
  p.tree(34, GROUND_Y, 16, "leaf", 1.1).tree(268, GROUND_Y, 14, "leaf", 1.2);
  for (const x of [58, 190]) {
    p.wall(x, 118, 52, 60, "A");
    p.polygon(
      x < 100 ? [[52, 120], [66, 94], [110, 94], [110, 120]] : [[190, 120], [190, 94], [234, 94], [248, 120]], "roof",
      { opacity: 0.85 },
    );
    p.grid(x + 7, 130, 2, 1, 15, 30, 22, 0, { bars: 2, arch: 0.8, litAt: (column) => (column === 0) === x < 100 });
  }
  p.shade(228, 122, 14, 55);
  // gatehouse with a swept gable
  const gable: Point[] = [
    [110, 82], [114, 76], [124, 72], [128, 60], [138, 54], [143, 44], [150, 40], [157, 44], [162, 54], [172, 60],
    [176, 72], [186, 76], [190, 82],
  ];
  p.wash([...gable, [190, GROUND_Y], [110, GROUND_Y]], "A", { opacity: 0.78, reserve: 1 });
  p.curve(gable, { width: 1.6 }).ink([[110, 98], [110, GROUND_Y]], { width: 1.5 });
  p.ink([[190, 98], [190, GROUND_Y]], { width: 1.5 });
  p.shade(177, 84, 13, 93);
  p.disc(150, 58, 6, "cream", { width: 1.1 });
  // the arch: courtyard and daylight behind it
  const arch = (r: number): Point[] => [
    [150 - r, GROUND_Y],
    ...arc(150, 142, r, r, Math.PI, 2 * Math.PI, 10),
    [150 + r, GROUND_Y],
  ];
  p.wash(arch(24), "sky", { ...SMALL_DETAIL, opacity: 0.5, pool: 0 });
  p.wash(
    [[126, 170], [150, 160], [174, 170], [174, GROUND_Y], [126, GROUND_Y]],
    "leaf", { ...SMALL_DETAIL, opacity: 0.8, reserve: 0 },
  );
  p.curve(arch(24), { width: 1.5 }).curve(arch(31).slice(1, -1), { width: 1 });
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI + ((i + 0.5) / 9) * Math.PI;
    p.ink([polar(150, 142, 24, angle), polar(150, 142, 31, angle)], { width: 0.8, overshoot: 0 });
  }
  for (const x of [119, 181]) p.ink([[x, 143], [x, 177]], { width: 1, overshoot: 0 });
  p.tree(150, 172, 9, "leaf", 1.1);
  banner(p, 150, 86);
  p.flag(150, 40, 20, "L").ground().bush(68, GROUND_Y, 7).bush(102, GROUND_Y, 6).bush(228, GROUND_Y, 8);
  return p.person(136, 190, 18, "E").person(172, 189, 12, "L").person(205, 190, 18, "P");
}

/** A long cloth slung over the gate, its ends forked. */
function banner(p: Picture, x: number, y: number): void {
  const half: Point[] = [
    [-56, -4], [-44, -6], [-40, -8], [0, -3], [40, -8], [44, -6], [56, -4], [50, 4], [57, 12], [42, 11], [40, 9],
    [0, 14], [-40, 9], [-42, 11], [-57, 12], [-50, 4],
  ];
  const cloth = half.map(([dx, dy]): Point => [x + dx, y + dy]);
  p.wash(cloth, "L", { ...SMALL_DETAIL, opacity: 0.85, pool: 0.4 }).ink(cloth, { close: true, width: 1.3, overshoot: 0 });
  for (const dx of [-24, -12, 0, 12, 24]) {
    p.disc(x + dx, y + 5.5 - Math.abs(dx) * 0.1, 3, "cream", { width: 0.8, pool: 0 });
  }
  for (const dx of [-40, 40]) p.ink([[x + dx, y - 8], [x + dx, y + 9]], { width: 0.9, overshoot: 0 });
}

function communityCollege(): Picture {
  const p = new Picture(57).sky(0.5).splash("sky");
  // hall at the far side of the quad
  p.wall(82, 106, 136, 56, "A", { opacity: 0.6 });
  p.polygon([[90, 106], [96, 84], [204, 84], [210, 106]], "slate", { opacity: 0.8 });
  for (let i = 0; i < 6; i++) {
    p.ink([[106 + i * 17.6, 85], [103 + i * 18.8, 105]], { width: 0.6, overshoot: 0, opacity: 0.7 });
  }
  cupola(p, 150, 84);
  for (let i = 0; i < 6; i++) p.window(91 + i * 20.5, 128, 15, 34, { arch: 1, bars: 0, lit: i % 4 === 1 });
  p.ink([[82, 122], [218, 122]], { width: 0.9 });
  p.grid(91, 110, 6, 1, 15, 9, 20.5, 0, { bars: 1 });
  // wings with their gables to us
  for (const x of [20, 218]) {
    p.wall(x, 106, 62, 72, "A", { opacity: 0.75 }).shade(x + 52, 108, 10, 69);
    p.polygon([[x - 6, 108], [x + 31, 68], [x + 68, 108]], "roof", { opacity: 0.85 });
    p.polygon([[x + 6, 106], [x + 31, 79], [x + 56, 106]], "A", { opacity: 0.75, reserve: 1, width: 1 });
    p.disc(x + 31, 96, 6, "glass", { width: 1.1 }).ink([[x + 31, 90], [x + 31, 102]], { width: 0.7, overshoot: 0 });
    p.grid(x + 8, 116, 3, 1, 11, 20, 17.5, 0, { bars: 2, litAt: (column) => column === 1 });
    p.grid(x + 8, 146, 2, 1, 11, 20, 35, 0, { bars: 2 }).door(x + 24, 148, 14, 30, "wood", 1);
    p.ink([[x, 141], [x + 62, 141]], { width: 0.8 });
  }
  // the lawn with its crossing paths
  const lawn: Point[] = [[84, 162], [216, 162], [232, 192], [68, 192]];
  p.ground();
  p.wash(lawn, "leaf", { opacity: 0.8, rough: 1.6, reserve: 1 });
  p.ribbon([[92, 164], [150, 176], [222, 190]], "cream", 5, 0.95);
  p.ribbon([[208, 164], [150, 176], [78, 190]], "cream", 5, 0.95);
  p.ink([[84, 162], [216, 162]], { width: 1 }).curve([[84, 164], [76, 178], [68, 192]], { width: 0.9 });
  p.curve([[216, 164], [224, 178], [232, 192]], { width: 0.9 });
  p.tree(116, 174, 10, "leaf", 1.1).tree(186, 174, 10, "leaf", 1.1);
  return p.person(136, 188, 18, "E").person(168, 189, 18, "L").person(248, 190, 18, "P");
}

function cupola(p: Picture, x: number, y: number): void {
  p.wall(x - 20, y - 12, 40, 12, "cream", { opacity: 0.5, reserve: 1, width: 1.2 });
  p.wall(x - 14, y - 32, 28, 20, "cream", { opacity: 0.5, reserve: 1, width: 1.2 });
  for (const dx of [-10, -2.5, 5]) p.window(x + dx, y - 28, 5, 15, { arch: 1, bars: 0 });
  const dome = arc(x, y - 32, 17, 17, Math.PI, 2 * Math.PI, 10);
  p.wash(dome, "teal", { opacity: 0.9, reserve: 1 }).curve(dome, { width: 1.5 });
  p.ink([[x - 19, y - 32], [x + 19, y - 32]], { width: 1.5 });
  for (const side of [-1, 1]) p.curve([[x, y - 49], [x + side * 7, y - 42], [x + side * 9, y - 33]], { width: 0.7 });
  p.ink([[x, y - 49], [x, y - 62]], { width: 1.2 }).disc(x, y - 51, 2.4, "A", { width: 0.9 });
}

function highSchool(): Picture {
  const p = new Picture(58).sky(0.5).splash("sky");
  p.tree(16, GROUND_Y, 10, "leaf", 1.4);
  p.wall(30, 96, 190, 82, "A").shade(202, 98, 18, 79);
  p.wall(26, 89, 198, 7, "cream", { opacity: 0.45, reserve: 1, width: 1.3 });
  const litAt = (column: number, row: number): boolean => (column + row * 2) % 3 === 1;
  for (const x of [38, 176]) p.grid(x, 106, 2, 2, 15, 22, 21, 34, { bars: 2, litAt });
  for (const x of [30, 172]) p.ink([[x, 134], [x + 48, 134]], { width: 0.8 });
  // portico: four tall columns, no gable
  p.wall(80, 84, 92, 90, "A", { opacity: 0.85 }).shade(82, 92, 88, 14, 0.3);
  for (const x of [93, 119, 145]) p.door(x, 140, 14, 31, "wood").window(x, 108, 14, 22, { bars: 2, lit: x === 119 });
  p.columns(83, 92, 78, 4, 26, 8);
  p.wall(74, 78, 104, 14, "cream", { opacity: 0.5, reserve: 1, width: 1.4 });
  p.ink([[88, 85], [164, 85]], { width: 1.6, overshoot: 0 });
  p.wall(84, 68, 84, 10, "A", { opacity: 0.8, width: 1.3 }).steps(80, 170, 92, 2, 4);
  p.flag(126, 68, 30, "L");
  p.ground();
  goalPost(p, 262);
  p.bush(44, GROUND_Y, 8);
  return p.bush(66, GROUND_Y, 7).bush(192, GROUND_Y, 8).person(106, 191, 18, "E").person(182, 190, 18, "P");
}

/** Uprights on a padded post, and the grass before them. */
function goalPost(p: Picture, x: number): void {
  p.wash([[228, 177], [296, 176], [294, 192], [226, 195]], "P", { opacity: 0.8, rough: 2, reserve: 0.8 });
  for (const y of [183, 189]) p.ink([[232, y], [292, y]], { width: 0.6, overshoot: 0, opacity: 0.7 });
  for (const side of [-25, 25]) {
    p.ribbon([[x + side, 72], [x + side, 126]], "A", 4, 0.95, 1);
    for (const dx of [-1.8, 1.8]) p.ink([[x + side + dx, 72], [x + side + dx, 124]], { width: 1.3 });
  }
  p.ribbon([[x - 25, 126], [x + 25, 126]], "A", 4, 0.95, 1);
  for (const dy of [-2, 2]) p.ink([[x - 27, 126 + dy], [x + 27, 126 + dy]], { width: 1.3 });
  p.ribbon([[x, 128], [x, 152]], "A", 4, 0.95, 1).ink([[x - 2, 128], [x - 2, 152]], { width: 1.3 });
  p.ink([[x + 2, 128], [x + 2, 152]], { width: 1.3 });
  p.wall(x - 5, 152, 10, 28, "L", { ...SMALL_DETAIL, width: 1.4 });
  p.soft(
    [[x - 8, 96], [x - 2, 91], [x + 6, 92], [x + 10, 97], [x + 4, 101], [x - 4, 101]],
    "roof", { ...SMALL_DETAIL, opacity: 0.95, width: 1.2 },
  );
  p.ink([[x - 3, 96], [x + 5, 96]], { width: 0.9, overshoot: 0 });
}

export const ACADEMIC_PICTURES: Readonly<Record<string, () => Picture>> = {
  "day-care": dayCare,
  "tutoring-center": tutoringCenter,
  "tech-school": techSchool,
  "elementary-school": elementarySchool,
  "middle-school": middleSchool,
  "charter-school": charterSchool,
  "community-college": communityCollege,
  "high-school": highSchool,
};
