/** Play: the eight green buildings. */

import { arc, GROUND_Y, mirrorPoints, movePoints, Picture, polar, rect } from "./picture";
import type { Pigment, Point } from "./picture";
import { drawBricks, SMALL_DETAIL } from "./drawingDetails";

function artStudio(): Picture {
  const p = new Picture(31).sky().splash("sky");
  p.tree(52, GROUND_Y, 16, "leaf", 1.15);
  p.wall(84, 108, 114, 70, "P").shade(182, 110, 16, 67);
  for (const x of [84, 122, 160]) {
    p.polygon([[x, 108], [x + 7, 68], [x + 38, 108]], "P", { opacity: 0.85 });
    p.wash([[x + 6, 104], [x + 10, 79], [x + 29, 104]], "glass", { ...SMALL_DETAIL, opacity: 0.9, pool: 0.6 });
    p.ink([[x + 6, 104], [x + 10, 79], [x + 29, 104]], { close: true, width: 1, overshoot: 0.5 });
    p.ink([[x + 14, 85], [x + 14, 104]], { width: 0.7, overshoot: 0 });
    p.ink([[x + 21, 94], [x + 21, 104]], { width: 0.7, overshoot: 0 });
  }
  p.ink([[80, 108], [202, 108]], { width: 1.9 }).ink([[84, 114], [198, 114]], { width: 0.7 });
  // paintings drying in the window
  p.window(94, 122, 48, 38, { bars: 0, lit: true }).ink([[94, 141], [142, 141]], { width: 0.9, overshoot: 0 });
  const paintings = [[99, 127, "L"], [113, 127, "E"], [128, 127, "A"], [102, 146, "P"], [124, 146, "C"]] as const;
  for (const [x, y, pigment] of paintings) {
    const frame = rect(x, y, y < 140 ? 9 : 14, 11);
    p.wash(frame, pigment, { ...SMALL_DETAIL, opacity: 0.75 }).ink(frame, { close: true, width: 0.9, overshoot: 0.3 });
  }
  drawBricks(p, "leaf", [[124, 166], [131, 171], [180, 124], [187, 128], [182, 150], [186, 164], [181, 168]]);
  p.door(152, 132, 22, 46, "wood").wall(90, 160, 54, 4, "stone", { width: 1, reserve: 1 });
  // what the painter leans against the wall
  p.polygon([[98, 178], [101, 166], [115, 166], [112, 178]], "cream", { ...SMALL_DETAIL, width: 0.9 });
  p.curve([[101, 174], [106, 169], [110, 173]], { width: 0.7 });
  p.bush(144, GROUND_Y, 6).ground();
  easel(p, 230, 188);
  return p.person(262, 189, 18, "E").ink([[259, 178], [254, 168], [250, 163]], { width: 1, overshoot: 0 });
}

/** An easel with a landscape on it, standing at y. */
function easel(p: Picture, x: number, y: number): void {
  for (const side of [-1, 1]) {
    p.ink([[x + side * 16, y], [x + side * 11, y - 30]], { width: 1.7 });
    p.ink([[x + side * 4.6, y - 74], [x + side * 3, y - 84]], { width: 1.7 });
  }
  p.ink([[x, y - 30], [x, y - 6]], { width: 1.3 }).ink([[x - 14, y - 13], [x + 14, y - 13]], { width: 1 });
  const sheet = rect(x - 23, y - 74, 46, 42);
  p.wash(sheet, "cream", { ...SMALL_DETAIL, opacity: 0.3, pool: 0 }).ink(sheet, { close: true, width: 1.5 });
  p.wash(rect(x - 20, y - 71, 40, 24), "sky", { ...SMALL_DETAIL, opacity: 0.6, pool: 0 });
  p.disc(x + 8, y - 60, 6, "L", { width: 0.9 });
  const hills: Point[] = [
    [x - 20, y - 50], [x - 9, y - 56], [x + 2, y - 48], [x + 20, y - 52], [x + 20, y - 35], [x - 20, y - 35],
  ];
  p.wash(hills, "P", { ...SMALL_DETAIL, opacity: 0.95 }).curve(hills.slice(0, 4), { width: 0.9 });
  p.wall(x - 25, y - 32, 50, 4, "wood", { ...SMALL_DETAIL, width: 1.3 });
}

function gym(): Picture {
  const p = new Picture(32).sky().splash("sky");
  p.tree(48, GROUND_Y, 15).tree(256, GROUND_Y, 17, "leaf", 1.1);
  const vault = arc(150, 106, 66, 52, Math.PI, 2 * Math.PI, 14);
  p.wall(86, 106, 128, 72, "P").wash(vault, "slate", { opacity: 0.8, reserve: 0.9 }).curve(vault, { width: 1.5 });
  p.curve(arc(150, 106, 60, 46, Math.PI, 2 * Math.PI, 14), { width: 0.9 });
  p.wash(arc(150, 106, 60, 46, Math.PI, 2 * Math.PI, 14), "P", { opacity: 0.8, reserve: 1 });
  p.ink([[82, 106], [218, 106]], { width: 1.9 }).shade(197, 108, 17, 69);
  for (const t of [-1, 0, 1]) p.window(143 + t * 26, t ? 78 : 70, 14, t ? 20 : 26, { arch: 1, bars: 1 });
  p.ink([[86, 112], [214, 112]], { width: 0.7 });
  // the big window: someone holds a bar overhead
  p.window(100, 118, 72, 50, { bars: 0, lit: true });
  for (const x of [124, 148]) p.ink([[x, 118], [x, 122]], { width: 0.7, overshoot: 0 });
  for (const [x, r] of [[107, 8], [114, 11], [158, 11], [165, 8]] as const) {
    const plate = rect(x - 2.4, 129 - r, 4.8, 2 * r);
    p.wash(plate, "shade", { ...SMALL_DETAIL, opacity: 0.85 }).ink(plate, { close: true, width: 1.1, overshoot: 0.3 });
  }
  p.ink([[103, 129], [169, 129]], { width: 2, overshoot: 0 });
  p.wash([[131, 142], [141, 142], [140, 153], [132, 153]], "L", { ...SMALL_DETAIL, opacity: 0.95, pool: 0 });
  p.curve(p.brush.blob(136, 136.5, 2.6, 3, 8, 0.03), { close: true, width: 1 });
  p.ink([[124, 129], [130, 142], [142, 142], [148, 129]], { width: 1.3, overshoot: 0 });
  p.ink([[132, 142], [132, 154], [128, 167]], { width: 1.2, overshoot: 0 });
  p.ink([[140, 142], [140, 154], [144, 167]], { width: 1.2, overshoot: 0 });
  p.door(182, 136, 22, 42, "glass").wall(178, 128, 30, 5, "P", { opacity: 0.9, width: 1.1 });
  drawBricks(p, "leaf", [[88, 122], [91, 140], [88, 144], [90, 164], [180, 116], [200, 119], [204, 123]]);
  drawBricks(p, "leaf", [[112, 98], [119, 101], [176, 97], [183, 101]]);
  p.bush(94, GROUND_Y, 6).bush(160, GROUND_Y, 5).ground().person(226, 188, 18, "S").person(72, 189, 18, "E");
  p.wall(229, 180, 8, 5, "L", { ...SMALL_DETAIL, width: 0.9 });
  return p;
}

function pool(): Picture {
  const p = new Picture(33).sky(0.55).splash("sky");
  p.tree(56, 160, 15, "leaf", 1.5).tree(250, 160, 15, "leaf", 1.3);
  // pavilion
  p.wall(76, 122, 148, 38, "P").shade(208, 124, 16, 35);
  p.polygon([[66, 122], [72, 108], [228, 108], [234, 122]], "P", { opacity: 0.95 });
  p.ink([[66, 126], [234, 126]], { width: 0.8 }).shade(78, 124, 144, 6, 0.25);
  p.window(84, 134, 22, 18, { bars: 1 }).window(194, 134, 22, 18, { bars: 1, lit: true });
  for (const x of [114.5, 138.5, 162.5]) {
    p.door(x, 134, 14, 26, "cream").ink([[x + 3, 140], [x + 11, 140]], { width: 0.6, overshoot: 0 });
  }
  p.columns(108, 126, 34, 4, 24, 3);
  p.flag(98, 108, 26, "L");
  // lawn, terrace and basin
  p.wash(
    [[8, 162], [80, 158], [220, 158], [294, 162], [290, 196], [200, 203], [90, 202], [12, 194]],
    "stone", { opacity: 0.5, rough: 2.4 },
  );
  const rim: Point[] = [
    [58, 178], [84, 166], [120, 170], [152, 164], [196, 167], [236, 170], [250, 182], [232, 195], [190, 193],
    [150, 200], [104, 195], [72, 192],
  ];
  p.soft(rim, "teal", { opacity: 0.95, pool: 0.7, reserve: 1, width: 1.6 });
  p.curve(rim.map(([x, y]): Point => [150 + (x - 150) * 0.95, 182 + (y - 182) * 0.84]), { close: true, width: 0.7 });
  for (const [x, y, n] of [[84, 181, 4], [124, 176, 5], [178, 174, 4], [118, 190, 5], [186, 186, 5]] as const) {
    p.curve(Array.from({ length: n }, (_, i): Point => [x + i * 5, y + (i % 2 ? -1.6 : 0)]), { width: 0.9 });
  }
  p.ink([[2, GROUND_Y], [57, GROUND_Y]], { width: 1.5 }).ink([[249, GROUND_Y], [298, GROUND_Y]], { width: 1.5 });
  // ladder, swimmer, ring
  for (const x of [220, 229]) p.curve([[x, 186], [x, 160], [x + 3, 154], [x + 8, 156], [x + 9, 168]], { width: 1.6 });
  for (const y of [172, 178]) p.ink([[220, y], [229, y]], { width: 1.2, overshoot: 0 });
  p.disc(150, 184, 7, "L").disc(150, 184, 3.2, "teal", { width: 1 });
  p.disc(100, 176, 3, "S").curve([[104, 178], [109, 174], [114, 177]], { width: 1 });
  parasol(p, 30, 186, "L");
  parasol(p, 276, 184, "A");
  return p.person(66, 170, 18, "L").person(200, 163, 12, "A");
}

/** A parasol over a lounger. */
function parasol(p: Picture, x: number, y: number, pigment: Pigment): void {
  const cloth: Point[] = [[x - 17, y - 25], [x - 9, y - 34], [x, y - 37], [x + 9, y - 34], [x + 17, y - 25]];
  p.wash(cloth, "cream", { ...SMALL_DETAIL, opacity: 0.3, pool: 0 });
  p.wash([[x - 17, y - 25], [x, y - 37], [x - 7, y - 25]], pigment, { ...SMALL_DETAIL, reserve: 0, opacity: 0.9, pool: 0 });
  p.wash([[x + 17, y - 25], [x, y - 37], [x + 6, y - 25]], pigment, { ...SMALL_DETAIL, reserve: 0, opacity: 0.9, pool: 0 });
  p.curve(cloth, { width: 1.3 }).ink([[x - 17, y - 25], [x + 17, y - 25]], { width: 1.2 });
  p.ink([[x, y - 25], [x, y]], { width: 1.2 }).ink([[x, y - 37], [x - 7, y - 25]], { width: 0.7, overshoot: 0 });
  p.ink([[x, y - 37], [x + 6, y - 25]], { width: 0.7, overshoot: 0 });
  p.ink([[x - 14, y - 8], [x - 9, y - 3], [x + 9, y - 3]], { width: 1.4 });
  p.ink([[x + 8, y - 3], [x + 8, y + 1]], { width: 1 });
}

function communityTheater(): Picture {
  const p = new Picture(34).sky(0.55).splash("sky");
  p.tree(38, GROUND_Y, 16).tree(264, GROUND_Y, 14, "leaf", 1.15);
  // stage house
  p.wall(102, 50, 96, 64, "P", { opacity: 0.6 }).shade(183, 52, 15, 61);
  p.polygon([[98, 50], [150, 34], [202, 50]], "slate", { opacity: 0.8 });
  p.ink([[102, 56], [198, 56]], { width: 0.7 });
  drawBricks(p, "leaf", [[105, 64], [108, 88], [105, 92], [186, 68], [188, 94]]);
  // front of house
  p.wall(66, 114, 168, 64, "P", { opacity: 0.72 }).shade(212, 116, 22, 61);
  p.wall(62, 107, 176, 7, "cream", { opacity: 0.5, reserve: 1, width: 1.2 });
  mask(p, 132, 80, "cream", 1);
  mask(p, 168, 82, "pink", -1);
  for (const x of [112, 140, 168]) {
    p.door(x, 136, 20, 36, "wood", 1).curve(arc(x + 10, 146, 12.5, 12.5, Math.PI, 2 * Math.PI, 6), { width: 0.7 });
  }
  p.steps(106, 171, 88, 2, 3.6);
  for (const x of [76, 206]) {
    p.wall(x, 128, 18, 30, "cream", { opacity: 0.6, reserve: 1, width: 1.1 });
    p.disc(x + 9, 138, 5, x < 100 ? "L" : "E", { width: 0.9 });
    for (const [y, inset] of [[148, 4], [153, 6]] as const) {
      p.ink([[x + inset, y], [x + 18 - inset, y]], { width: 0.9, overshoot: 0 });
    }
  }
  for (const x of [102, 198]) p.ink([[x, 116], [x, 170]], { width: 0.9 });
  for (let i = 0; i < 7; i++) p.curve(p.brush.blob(108 + i * 14, 122, 2, 2, 6, 0.02), { close: true, width: 0.8 });
  p.flag(150, 34, 18, "L").ground().bush(84, GROUND_Y, 8).bush(220, GROUND_Y, 9);
  return p.person(124, 190, 18, "E").person(136, 191, 18, "L").person(214, 189, 18, "A");
}

/** A theatre mask: mood 1 laughs, -1 weeps. */
function mask(p: Picture, x: number, y: number, pigment: Pigment, mood: 1 | -1): void {
  const face: Point[] = [
    [x - 15, y - 17], [x, y - 20], [x + 15, y - 17], [x + 14, y + 3], [x, y + 18], [x - 14, y + 3],
  ];
  p.soft(face, pigment, { ...SMALL_DETAIL, opacity: 0.8, width: 1.5 });
  for (const side of [-1, 1]) {
    const eye: Point[] = [
      [x + side * 3, y - 6 - mood], [x + side * 6.5, y - 9 + (mood < 0 ? 1 : 0)],
      [x + side * 10, y - 6 + (mood < 0 ? 2 : -1)],
    ];
    p.curve(eye, { width: 1.6 });
  }
  const lips: Point[] = [
    [x - 8, y + 4 - mood * 2], [x, y + 4 + mood * 4], [x + 8, y + 4 - mood * 2], [x, y + 5 + (mood > 0 ? 0 : -5)],
  ];
  p.wash(lips, "shade", { ...SMALL_DETAIL, opacity: 0.7, pool: 0, reserve: 0 }).curve(lips, { close: true, width: 1.2 });
}

function movieTheater(): Picture {
  const p = new Picture(35).sky(0.55).splash("sky");
  p.tree(36, GROUND_Y, 15, "leaf", 1.2).tree(266, GROUND_Y, 15);
  p.wash(rect(66, 84, 168, 94), "P", { opacity: 0.66, reserve: 0.85 }).shade(212, 86, 22, 91);
  const stepped: Point[] = [[138, 50], [118, 50], [118, 66], [96, 66], [96, 84], [66, 84], [66, GROUND_Y]];
  p.wash(
    [[96, 84], [96, 66], [118, 66], [118, 50], [182, 50], [182, 66], [204, 66], [204, 84]],
    "P", { opacity: 0.8, reserve: 0.9 },
  );
  p.ink(stepped, { width: 1.5 }).ink(mirrorPoints(stepped, 150), { width: 1.5 });
  for (const x of [104, 111, 189, 196]) p.ink([[x, 68], [x, 84]], { width: 0.7, overshoot: 0 });
  for (const y of [90, 96]) p.ink([[66, y], [134, y]], { width: 0.8 }).ink([[166, y], [234, y]], { width: 0.8 });
  // fin with a star
  p.polygon([[138, 112], [138, 34], [150, 26], [162, 34], [162, 112]], "L", { opacity: 0.8, reserve: 1 });
  for (const x of [142, 158]) p.ink([[x, 38], [x, 110]], { width: 0.7, overshoot: 0 });
  star(p, 150, 48, 8);
  for (let i = 0; i < 5; i++) bulb(p, 150, 66 + i * 9.5, 2.6);
  // marquee
  p.polygon([[78, 110], [222, 110], [230, 134], [70, 134]], "cream", { opacity: 0.5, reserve: 1, width: 1.6 });
  for (const y of [117, 123]) {
    p.ink([[96, y], [136, y]], { width: 1.5, overshoot: 0 });
    p.ink([[144, y], [y > 120 ? 186 : 204, y]], { width: 1.5, overshoot: 0 });
  }
  p.shade(74, 134, 152, 8, 0.3);
  for (let i = 0; i < 13; i++) bulb(p, 75 + i * 12.5, 132, 2.8);
  for (let i = 0; i < 11; i++) bulb(p, 85 + i * 13, 110, 2.4);
  // doors, booth and poster frames
  for (const x of [108, 172]) p.door(x, 146, 20, 32, "glass");
  p.wall(136, 156, 28, 22, "L", { width: 1.2 }).window(140, 146, 20, 16, { bars: 0, lit: true });
  for (const x of [73, 205]) {
    p.wall(x, 144, 22, 28, "cream", { opacity: 0.5, reserve: 1, width: 1.4 });
    p.wash(rect(x + 3, 147, 16, 16), x < 100 ? "E" : "S", { ...SMALL_DETAIL, opacity: 0.8 });
    p.ink(rect(x + 3, 147, 16, 22), { close: true, width: 0.8, overshoot: 0 });
    p.disc(x + 11, 155, 4.5, "cream", { width: 0.9 });
    p.ink([[x + 6, 166], [x + 16, 166]], { width: 0.9, overshoot: 0 });
  }
  return p.ground().person(120, 190, 18, "E").person(132, 191, 12, "A").person(192, 189, 18, "S");
}

const bulb = (p: Picture, x: number, y: number, r: number): Picture =>
  p.dot(x, y, r + 0.6, "A", 1).curve(p.brush.blob(x, y, r, r, 7, 0.02), { close: true, width: 0.8 });

function star(p: Picture, x: number, y: number, r: number): void {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const [angle, reach] = [(i / 10) * 2 * Math.PI - Math.PI / 2, i % 2 ? r * 0.42 : r];
    return polar(x, y, reach, angle);
  });
  p.wash(points, "A", { ...SMALL_DETAIL, opacity: 0.95, pool: 0 }).ink(points, { close: true, width: 1, overshoot: 0 });
}

function recreationCenter(): Picture {
  const p = new Picture(36).sky(0.5).splash("sky");
  p.tree(272, GROUND_Y, 15, "leaf", 1.1);
  // the long hall
  p.wall(64, 112, 188, 66, "P").shade(230, 114, 22, 63);
  p.polygon([[56, 112], [74, 92], [242, 92], [260, 112]], "slate", { opacity: 0.8 });
  for (let i = 0; i < 8; i++) {
    p.ink([[84 + i * 21.4, 93], [78 + i * 22.6, 111]], { width: 0.6, overshoot: 0, opacity: 0.8 });
  }
  p.ink([[56, 116], [260, 116]], { width: 0.8 });
  p.grid(72, 121, 8, 1, 17, 12, 22.2, 0, { bars: 1, litAt: (column) => column === 2 || column === 5 });
  for (const x of [91, 158, 203]) p.ink([[x, 138], [x, 177]], { width: 0.8, overshoot: 0 });
  p.ink([[64, 138], [252, 138]], { width: 0.9 });
  p.door(166, 146, 30, 32, "glass").ink([[173.5, 148], [173.5, 178]], { width: 0.7, overshoot: 0 });
  p.ink([[188.5, 148], [188.5, 178]], { width: 0.7, overshoot: 0 });
  p.polygon([[158, 146], [162, 139], [200, 139], [204, 146]], "P", { opacity: 0.9, width: 1.2 });
  // a game behind glass
  p.window(96, 144, 56, 27, { bars: 0, lit: true });
  p.wall(114, 161, 20, 2.5, "E", { ...SMALL_DETAIL, width: 1 }).ink([[124, 157], [124, 161]], { width: 1.1, overshoot: 0 });
  for (const x of [117, 131]) p.ink([[x, 164], [x, 170]], { width: 0.9 });
  p.person(106, 170, 12, "L").person(142, 170, 12, "E").disc(120, 152, 1.6, "S", { width: 0.8 });
  drawBricks(p, "leaf", [[67, 146], [74, 150], [68, 165], [80, 168]]);
  // hoop on the end wall
  p.wall(212, 142, 22, 15, "cream", { opacity: 0.4, reserve: 1, width: 1.2 });
  p.ink(rect(218, 147, 10, 7), { close: true, width: 0.7 });
  p.ink([[217, 157], [229, 157]], { width: 1.6 }).ink([[218, 158], [220, 165], [226, 165], [228, 158]], { width: 0.7 });
  p.ink([[221, 158], [225, 165]], { width: 0.5, overshoot: 0 });
  p.ink([[225, 158], [221, 165]], { width: 0.5, overshoot: 0 });
  // the ball on its mast
  p.ink([[37, GROUND_Y], [38.5, 70]], { width: 1.4 }).ink([[43, GROUND_Y], [41.5, 70]], { width: 1.4 });
  for (let y = 84; y < 172; y += 14) p.ink([[38, y], [42, y + 7]], { width: 0.7, overshoot: 0 });
  p.wall(30, 170, 20, 8, "stone", { reserve: 1, width: 1.2 });
  ball(p, 40, 48, 23);
  p.bush(74, GROUND_Y, 7).bush(146, GROUND_Y, 7).ground();
  p.person(234, 188, 12, "L").person(250, 189, 18, "E").person(120, 188, 18, "A");
  return p.disc(240, 174, 2.6, "S", { width: 0.9 });
}

function ball(p: Picture, x: number, y: number, r: number): void {
  p.disc(x, y, r, "S", { pool: 0.6, width: 1.6 });
  p.curve([[x - r, y + 2], [x, y - 2], [x + r, y - 1]], { width: 1.2 });
  p.curve([[x - 1, y - r], [x + 2, y], [x + 1, y + r]], { width: 1.2 });
  const seam: Point[] = [[x - r * 0.7, y - r * 0.7], [x - r * 0.32, y], [x - r * 0.7, y + r * 0.7]];
  p.curve(seam, { width: 1.2 }).curve(mirrorPoints(seam, x + 1), { width: 1.2 });
}

function amusementPark(): Picture {
  const p = new Picture(19).sky().splash("P");
  p.wash(
    [[6, 150], [60, 132], [120, 140], [190, 128], [296, 146], [294, 176], [8, 176]],
    "leaf", { opacity: 0.42, rough: 4 },
  );
  coaster(p);
  wheel(p, 204, 86, 58);
  tent(p);
  p.tree(272, GROUND_Y, 13).bush(250, GROUND_Y, 8).bush(18, GROUND_Y, 9).ground(GROUND_Y, "leaf");
  p.person(176, 188, 18, "E").person(188, 189, 12, "S").person(92, 188, 18, "C");
  p.curve([[190.5, 181], [196, 172], [197, 165]], { width: 0.6 });
  return p.soft(p.brush.blob(197.4, 160, 4.2, 5, 9, 0.03), "L", { ...SMALL_DETAIL, opacity: 0.95, width: 1 });
}

function coaster(p: Picture): void {
  const track: Point[] = [[8, 150], [30, 118], [52, 74], [74, 60], [94, 82], [110, 124], [132, 138], [158, 124]];
  p.ribbon(movePoints(track, 0, 2), "S").curve(track, { width: 1.5 }).curve(movePoints(track, 0, 4.6), { width: 0.9 });
  for (const [x, y] of [[22, 134], [34, 114], [46, 88], [58, 68], [72, 62], [86, 72], [98, 94], [110, 126]] as const) {
    p.ink([[x, y + 3], [x, 177]], { width: 0.85, overshoot: 0 });
  }
  for (let i = 0; i < 5; i++) {
    p.ink([[34, 130 + i * 10], [58, 120 + i * 12]], { width: 0.55, overshoot: 0, opacity: 0.8 });
    p.ink([[72, 96 + i * 16], [98, 110 + i * 13]], { width: 0.55, overshoot: 0, opacity: 0.8 });
  }
  for (let i = 0; i < 3; i++) {
    const [x, y] = [78 + i * 7.6, 57.5 + i * 6.4];
    const car: Point[] = [[x, y], [x + 7, y + 5.2], [x + 4.4, y + 9], [x - 2.4, y + 4.4]];
    p.wash(car, "L", { ...SMALL_DETAIL, opacity: 0.95, pool: 0 }).ink(car, { close: true, width: 1, overshoot: 0 });
    p.curve(p.brush.blob(x + 4.4, y - 0.6, 1.7, 1.7, 6, 0), { close: true, width: 0.8 });
  }
}

function wheel(p: Picture, x: number, y: number, r: number): void {
  const ring = arc(x, y, r, r, 0, 2 * Math.PI, 26);
  p.wash(ring, "P", { opacity: 0.2, pool: 0, register: 0.6 }).ribbon(ring, "P", 6);
  p.wash(arc(x + 1, y - 1, r * 0.52, r * 0.52, 0, 6.2, 16), "A", { opacity: 0.26, pool: 0 });
  p.curve(arc(x, y, r, r, 0, 6.2, 26), { width: 1.5 }).curve(arc(x, y, r - 5, r - 5, 0.2, 6.35, 24), { width: 0.9 });
  p.curve(arc(x, y, 7, 7, 0, 6.3, 8), { width: 1.3 });
  const gondolas: Pigment[] = ["L", "A", "E", "S", "C", "P", "L", "A", "E", "S", "C", "P"];
  gondolas.forEach((pigment, i) => {
    const angle = (i / 12) * 2 * Math.PI + 0.13;
    const on = (reach: number): Point => polar(x, y, reach, angle);
    const [gx, gy] = on(r);
    p.ink([on(7), on(r - 4)], { width: 0.75, overshoot: 0 });
    const box: Point[] = [[gx - 6, gy + 2.5], [gx + 6, gy + 2.5], [gx + 4.6, gy + 11], [gx - 4.6, gy + 11]];
    p.wash(box, pigment, { ...SMALL_DETAIL, opacity: 0.95, pool: 0.4 }).ink(box, { close: true, width: 1, overshoot: 0.2 });
    p.curve([[gx - 6.4, gy + 3], [gx, gy - 4], [gx + 6.4, gy + 3]], { width: 0.9 });
  });
  p.ink([[x, y], [x - 30, GROUND_Y]], { width: 1.8 }).ink([[x, y], [x + 30, GROUND_Y]], { width: 1.8 });
}

function tent(p: Picture): void {
  p.polygon([[112, 178], [114, 152], [134, 134], [156, 152], [158, 178]], "cream", { opacity: 0.45, width: 1.3 });
  for (const x of [114, 129, 146]) p.wash(rect(x, 152, 8, 26), "L", { ...SMALL_DETAIL, reserve: 0, opacity: 0.85, pool: 0.3 });
  p.wash([[112, 153], [134, 133], [158, 153]], "L", { opacity: 0.8, register: 0.6, reserve: 0.9 });
  p.ink([[110, 153], [134, 133], [160, 153]], { width: 1.4 });
  p.curve(Array.from({ length: 9 }, (_, i): Point => [110 + i * 6.25, 153 + (i % 2 ? 4 : 0)]), { width: 1 });
  p.flag(134, 133, 14, "P").door(128, 160, 13, 18, "shade");
}

function stadium(): Picture {
  const p = new Picture(38).sky(0.55).splash("sky");
  for (const [x, top, foot] of [[34, 38, 94], [100, 31, 72], [200, 31, 72], [266, 38, 94]] as const) {
    mast(p, x, top, foot);
  }
  stands(p);
  pitch(p);
  // The near wall hides the near stand; its pillars say that it is a building, and no bowl.
  const near = arc(150, 104, 124, 34, Math.PI, 0, 24);
  const wall: Point[] = [...near, [270, GROUND_Y], [30, GROUND_Y]];
  p.wash(wall, "P", { opacity: 0.75, reserve: 1 });
  p.wash([[246, 128], [273, 106], [269, 177], [240, 177]], "shade", { opacity: 0.2, pool: 0, edge: 0.1 });
  p.ink([[26, 104], [30, GROUND_Y]], { width: 1.6 }).ink([[274, 104], [270, GROUND_Y]], { width: 1.6 });
  for (const part of [movePoints(near, 0, 6).slice(1, 10), movePoints(near, 0, 6).slice(15, -1)]) p.curve(part, { width: 0.9 });
  for (const x of [48, 74, 102, 198, 226, 252]) {
    const top = 104 + 34 * Math.sqrt(1 - ((x - 150) / 124) ** 2);
    p.wall(x - 3, top + 1, 6, GROUND_Y - top - 1, "cream", { opacity: 0.6, reserve: 1, width: 1 });
  }
  for (const x of [54, 81, 205, 232]) p.window(x, 150, 14, 24, { arch: 1, bars: 0 });
  for (const x of [33, 256]) p.window(x, 152, 10, 22, { arch: 1, bars: 0 });
  gate(p);
  p.ground().person(112, 189, 18, "L");
  return p.person(124, 190, 12, "A").person(210, 189, 18, "E").person(186, 190, 16, "S").bush(22, GROUND_Y, 8).bush(278, GROUND_Y, 8);
}

/** The far stand: rows of seats round the pitch, people on them, gangways between. */
function stands(p: Picture): void {
  const ring = (reach: number, from: number, to: number): Point[] =>
    arc(150, 104 + (1 - reach) * 16, 124 * reach, 34 * reach, Math.PI * from, Math.PI * to, 22);
  const rim = ring(1, 0, 2);
  p.wash(rim, "stone", { opacity: 0.55, pool: 0, reserve: 1 }).curve(rim, { width: 1.6 });
  for (const reach of [0.91, 0.82, 0.73]) p.curve(ring(reach, 0.96, 2.04), { width: 0.7, opacity: 0.8 });
  for (let i = 0; i < 7; i++) {
    const angle = 1.14 + 0.12 * i;
    p.ink([ring(1, angle, angle)[0]!, ring(0.66, angle, angle)[0]!], { width: 0.7, overshoot: 0 });
  }
  const coats: Pigment[] = ["L", "A", "E", "S", "C"];
  for (let i = 0; i < 57; i++) {
    const angle = 1.03 + (0.94 * Math.floor(i / 3)) / 18 + (i % 3) * 0.013;
    const [x, y] = ring([0.95, 0.865, 0.775][i % 3]!, angle, angle)[0]!;
    p.dot(x, y, 2, coats[(i * 3) % 5] ?? "L");
  }
}

/** Mown in stripes, with its lines and both goals. */
function pitch(p: Picture): void {
  const field: Point[] = [[92, 92], [208, 92], [232, 128], [68, 128]];
  p.wash(field, "P", { opacity: 0.9, pool: 0, reserve: 1, register: 0.6 });
  for (const [top, foot] of [[92, 68], [138.4, 133.6], [184.8, 199.2]] as const) {
    const next = (at: number, whole: number) => at + whole / 5;
    p.wash([[top, 92], [next(top, 116), 92], [next(foot, 164), 128], [foot, 128]], "leaf", { opacity: 0.5, pool: 0, register: 0.4, edge: 0 });
  }
  p.ink(field, { close: true, width: 1, overshoot: 0 }).ink([[150, 92], [150, 128]], { width: 0.7, overshoot: 0 });
  p.curve(arc(150, 107, 17, 6.5, 0, 6.28, 12), { width: 0.7 });
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [150 + side * x, y];
    p.ink([at(63.5, 101), at(63.5, 91), at(71, 99), at(71, 113)], { width: 1.1, overshoot: 0 });
  }
}

/** The gate in the middle, under a board with a ball on it. */
function gate(p: Picture): void {
  p.wall(116, 140, 68, GROUND_Y - 140, "cream", { opacity: 0.55, reserve: 1 });
  p.disc(150, 150, 8.5, "cream", { opacity: 0.6 });
  const patch = (x: number, y: number, r: number): Point[] =>
    Array.from({ length: 5 }, (_, i): Point => [x + r * Math.sin(i * 1.257), y - r * Math.cos(i * 1.257)]);
  p.wash(patch(150, 150, 3), "shade", { opacity: 0.9, pool: 0, register: 0.2 }).ink(patch(150, 150, 3), { close: true, width: 0.8 });
  patch(150, 150, 3).forEach((corner, i) => p.ink([corner, patch(150, 150, 8)[i]!], { width: 0.8, overshoot: 0 }));
  for (const x of [121, 142, 163]) p.door(x, 161, 16, 17);
}

/** A light mast that stands behind the rim at foot. */
function mast(p: Picture, x: number, top: number, foot: number): void {
  for (const side of [-1, 1]) p.ink([[x + side * 2.6, foot], [x + side, top + 13]], { width: 1.2, overshoot: 0 });
  p.wall(x - 14, top, 28, 14, "cream", { opacity: 0.7, reserve: 1, width: 1.4 });
  for (const dx of [-7, 0, 7]) for (const dy of [4, 9]) bulb(p, x + dx, top + dy, 1.9);
}

export const PLAY_PICTURES: Readonly<Record<string, () => Picture>> = {
  "art-studio": artStudio,
  gym,
  pool,
  "community-theater": communityTheater,
  "movie-theater": movieTheater,
  "recreation-center": recreationCenter,
  "amusement-park": amusementPark,
  stadium,
};
