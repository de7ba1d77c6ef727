/** Community: violet. Eight buildings, each told by its outline first. */

import { Picture, arc, mirrorPoints, rect } from "./picture";
import type { Pigment, Point } from "./picture";
import { drawBricks, CORNICE, HAIRLINE } from "./drawingDetails";

const SPINE = { opacity: 0.85, pool: 0, register: 0.3, rough: 0.2, reserve: 0.9, width: 0.7 };

/** A pointed window or door opening: spring line at 45 % of the height. */
const lancet = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y + h], [x, y + h * 0.45], [x + w * 0.12, y + h * 0.22], [x + w / 2, y], [x + w * 0.88, y + h * 0.22],
  [x + w, y + h * 0.45], [x + w, y + h],
];

function cornerChurch(): Picture {
  const p = new Picture(61).sky(0.5).splash("sky");
  p.tree(54, 178, 16, "leaf", 1.1).bush(84, 178, 6).rail(66, 178, 26, 10, 7);
  // nave gable
  p.polygon([[92, 178], [92, 122], [132, 82], [170, 120], [170, 178]], "C", { opacity: 0.58, reserve: 0.85 });
  p.polygon(
    [[84, 125], [132, 74], [170, 113], [170, 121], [132, 83], [90, 127]],
    "slate", { opacity: 0.8, reserve: 0.9, width: 1.2 },
  );
  p.ink([[92, 169], [170, 169]], { width: 0.8 });
  p.wash(lancet(116, 102, 32, 50), "glass", { opacity: 0.8, pool: 0.8, register: 0.6, rough: 0.5, reserve: 0.9 });
  p.wash(lancet(118, 122, 13, 29), "A", { opacity: 0.8, pool: 0.4, register: 0.3, rough: 0.3, reserve: 0.8 });
  p.wash(lancet(133, 122, 13, 29), "L", { opacity: 0.7, pool: 0.4, register: 0.3, rough: 0.3, reserve: 0.8 });
  p.curve(lancet(116, 102, 32, 50), { width: 1.3 }).ink([[113, 152], [151, 152]], { width: 1.4 });
  p.ink([[132, 120], [132, 152]], { width: 0.9, overshoot: 0 });
  p.curve(lancet(118, 122, 13, 29), { width: 0.8 }).curve(lancet(133, 122, 13, 29), { width: 0.8 });
  p.curve(p.brush.blob(132, 114, 5, 5, 9, 0.02), { close: true, width: 0.9 });
  for (const y of [134, 143]) p.ink([[116, y], [148, y]], { width: 0.6, overshoot: 0 });
  for (const x of [99, 155]) {
    p.wash(lancet(x, 132, 9, 26), "glass", { opacity: 0.8, register: 0.5, rough: 0.4, reserve: 0.85 });
    p.curve(lancet(x, 132, 9, 26), { width: 1.05 }).ink([[x - 1, 158], [x + 10, 158]], { width: 1 });
    p.ink([[x + 4.5, 134], [x + 4.5, 157]], { width: 0.6, overshoot: 0 });
  }
  // the steeple stands on the corner
  p.wall(170, 86, 38, 92, "C", { opacity: 0.72, reserve: 0.95 }).shade(196, 88, 12, 88, 0.22);
  p.ink([[166, 86], [212, 86]], { width: 1.9 }).ink([[170, 122], [208, 122]], { width: 1.1 });
  p.ink([[170, 126], [208, 126]], { width: 0.7 }).ink([[170, 169], [208, 169]], { width: 0.8 });
  p.wash(lancet(180, 93, 18, 27), "shade", { opacity: 0.75, register: 0.4, rough: 0.4, reserve: 0.8 });
  p.curve(lancet(180, 93, 18, 27), { width: 1.2 });
  for (let i = 0; i < 4; i++) p.ink([[181, 105 + i * 4], [197, 105 + i * 4]], { width: 0.7, overshoot: 0 });
  p.polygon([[166, 86], [189, 20], [212, 86]], "C", { opacity: 0.9, reserve: 0.95 });
  p.wash([[189, 22], [211, 85], [197, 85]], "shade", { opacity: 0.26, pool: 0, register: 0.4, rough: 0.5 });
  p.ink([[189, 22], [182, 86]], { width: 0.7 }).ink([[189, 22], [197, 86]], { width: 0.7 });
  for (const y of [46, 60, 73]) {
    p.ink([[189 - (y - 20) * 0.35, y], [189 + (y - 20) * 0.35, y]], { width: 0.55, overshoot: 0, opacity: 0.7 });
  }
  p.ink([[189, 21], [189, 5]], { width: 1.6 }).ink([[184, 10], [194, 10]], { width: 1.6 });
  p.wash(lancet(179, 136, 20, 38), "wood", { opacity: 0.85, register: 0.5, rough: 0.4, reserve: 0.8 });
  p.curve(lancet(179, 136, 20, 38), { width: 1.3 }).ink([[189, 138], [189, 174]], { width: 0.8, overshoot: 0 });
  p.curve([[191.5, 158], [192.5, 159], [191.5, 160]], { width: 0.9 });
  p.hatch(172, 140, 6, 12, 4).hatch(202, 150, 5, 12, 3);
  drawBricks(p, "C", [[95, 128], [109, 161], [150, 163], [158, 126], [174, 131], [199, 128], [173, 155]]);
  p.shade(92, 127, 9, 4, 0.14).shade(160, 122, 10, 54, 0.14);
  p.steps(175, 174, 28, 1, 4, 4);
  // the street corner
  p.ground().ink([[148, 184], [214, 184]], { width: 0.9 }).ink([[214, 184], [226, 191]], { width: 0.9 });
  p.ink([[236, 178], [236, 138]], { width: 1.4 }).ink([[231, 178], [241, 178]], { width: 1.8 });
  p.ink([[230, 138], [242, 138]], { width: 1.2 });
  p.polygon([[231, 138], [233, 127], [239, 127], [241, 138]], "cream", { opacity: 0.9, reserve: 1, width: 1 });
  p.ink([[236, 127], [236, 123]], { width: 1 });
  p.tree(268, 178, 13, "leaf", 1.2).person(126, 188, 18, "E").person(137, 188, 18, "S").person(147, 189, 12, "A");
  return p;
}

function library(): Picture {
  const p = new Picture(62).sky(0.5);
  p.tree(48, 178, 17).tree(256, 178, 15, "leaf", 1.15);
  // box with a round head: the hump frames the reading window
  p.wall(86, 92, 128, 86, "C", { opacity: 0.6, reserve: 0.85 }).shade(196, 94, 18, 82, 0.2);
  const head = arc(150, 92, 42, 48, Math.PI, 2 * Math.PI, 12);
  p.wash(head, "C", { opacity: 0.72, reserve: 0.9 }).curve(head, { width: 1.6 });
  p.curve(arc(150, 92, 37, 43, Math.PI, 2 * Math.PI, 12), { width: 0.8 });
  p.wash(rect(82, 87, 27, 6), "cream", { opacity: 0.6, pool: 0, register: 0.3, reserve: 0.96 });
  p.wash(rect(191, 87, 27, 6), "cream", { opacity: 0.6, pool: 0, register: 0.3, reserve: 0.96 });
  for (const [a, b] of [[82, 108], [192, 218]] as const) {
    p.ink([[a, 87], [b, 87]], { width: 1.2 }).ink([[a, 93], [b, 93]], { width: 1.7 });
  }
  p.ink([[82, 87], [82, 93]], { width: 1.1 }).ink([[218, 87], [218, 93]], { width: 1.1 });
  // the window, three shelves in it
  const pane = p.brush.blob(150, 88, 30, 30, 16, 0.01);
  p.wash(pane, "cream", { opacity: 0.9, pool: 0.3, register: 0.4, rough: 0.4, reserve: 1 });
  p.curve(p.brush.blob(150, 88, 30, 30, 18, 0.01), { close: true, width: 1.6 });
  p.curve(p.brush.blob(150, 88, 33.5, 33.5, 18, 0.008), { close: true, width: 0.8 });
  const shelf = (foot: number, half: number, x: number, heights: number[], pigments: Pigment[]): void => {
    p.ink([[150 - half, foot], [150 + half, foot]], { width: 1.1, overshoot: 0 });
    heights.forEach((h, i) => {
      if (h) p.wall(x + i * 5, foot - h, 4.4, h, pigments[i % pigments.length] ?? "C", SPINE);
    });
  };
  shelf(76, 27, 128, [9, 11, 8, 0, 0, 0, 11, 8, 10], ["C", "L", "C", "C", "E"]);
  shelf(93, 29.5, 123, [11, 9, 12, 10, 0, 0, 0, 11, 9, 12, 8], ["E", "C", "L", "C"]);
  shelf(109, 21, 131, [12, 10, 12, 0, 0, 11, 12, 9], ["C", "E", "C", "L"]);
  p.ink([[150, 58], [150, 118]], { width: 1.3, overshoot: 0 });
  // door and tall windows above a plinth
  p.window(94, 110, 17, 36, { bars: 2 }).window(189, 110, 17, 36, { bars: 2, lit: true });
  for (const x of [94, 189]) p.ink([[x - 2, 147], [x + 19, 147]], { width: 1.3 });
  p.wall(127, 122, 46, 5, "cream", { ...CORNICE, width: 1.1 }).door(139, 129, 22, 29, "wood");
  p.columns(129, 128, 30, 2, 36, 6);
  p.ink([[86, 158], [122, 158]], { width: 1 }).ink([[178, 158], [214, 158]], { width: 1 });
  p.hatch(90, 162, 20, 10, 5).hatch(190, 162, 20, 10, 5);
  p.steps(122, 158, 56, 5, 4, 5);
  for (const x of [92, 200]) p.wall(x, 164, 9, 14, "stone", CORNICE).disc(x + 4.5, 160, 4, "cream", { width: 1.1 });
  // someone could not wait to get home
  p.ground().bush(78, 178, 7).bush(224, 178, 8).person(120, 189, 18, "E").person(131, 190, 12, "A");
  p.person(180, 189, 18, "S");
  return p.ink([[183, 179], [187.5, 177], [187.5, 182], [183, 183.5]], { width: 1, overshoot: 0 });
}

function fireStation(): Picture {
  const p = new Picture(63).sky(0.5).splash("sky");
  p.tree(50, 178, 16, "leaf", 1.1).tree(250, 178, 13);
  p.wall(82, 94, 96, 84, "C", { opacity: 0.62, reserve: 0.85 });
  p.wash(rect(78, 86, 102, 8), "C", { opacity: 0.9, pool: 0, reserve: 0.9 });
  p.ink([[78, 86], [176, 86]], { width: 1.5 }).ink([[78, 94], [178, 94]], { width: 1.8 });
  p.ink([[78, 86], [78, 94]], { width: 1.3 });
  for (let i = 0; i < 9; i++) p.ink([[84 + i * 10.4, 94], [84 + i * 10.4, 98]], { width: 1, overshoot: 0 });
  // hose tower
  p.wall(178, 46, 36, 132, "C", { opacity: 0.72, reserve: 0.95 }).shade(203, 48, 11, 128, 0.22);
  p.polygon([[172, 46], [184, 28], [208, 28], [220, 46]], "slate", { opacity: 0.85, reserve: 0.9 });
  p.ink([[172, 46], [220, 46]], { width: 1.9 });
  p.wash(rect(184, 54, 24, 26), "shade", { opacity: 0.6, register: 0.4, reserve: 0.8 });
  p.ink(rect(184, 54, 24, 26), { close: true, width: 1.2 });
  for (let i = 0; i < 5; i++) p.ink([[185, 58 + i * 4.6], [207, 58 + i * 4.6]], { width: 0.8, overshoot: 0 });
  p.ink([[178, 88], [214, 88]], { width: 1 }).ink([[178, 91], [214, 91]], { width: 0.6 });
  for (const y of [100, 124]) p.window(191, y, 10, 16, { bars: 2, arch: 1 });
  p.door(188, 150, 15, 28, "wood").flag(196, 28, 22, "L");
  // two tall doors: one shut, one with the engine ready
  for (const x of [88, 134]) {
    const top = arc(x + 19, 120, 19, 13, Math.PI, 2 * Math.PI, 7);
    p.wash(
      [...top, [x + 38, 178], [x, 178]],
      x < 100 ? "L" : "shade", { opacity: x < 100 ? 0.85 : 0.72, pool: 0.5, register: 0.5, rough: 0.5, reserve: 0.9 },
    );
    p.curve([[x, 178], ...top, [x + 38, 178]], { width: 1.5 });
    p.curve(arc(x + 19, 119, 22.5, 16, Math.PI + 0.1, 2 * Math.PI - 0.1, 7), { width: 0.8 });
    p.ink([[x + 19, 103], [x + 19, 107]], { width: 1.1 });
  }
  p.ink([[107, 108], [107, 178]], { width: 1.1, overshoot: 0 });
  for (const x of [91, 110]) {
    p.window(x, 121, 13, 13, { bars: 2 });
    for (const y of [140, 159]) p.ink(rect(x, y, 13, 14), { close: true, width: 0.8, overshoot: 0 });
  }
  const cab: Point[] = [[140, 172], [140, 142], [143, 136], [163, 136], [166, 142], [166, 172]];
  p.wash(cab, "L", { opacity: 0.95, pool: 0.4, register: 0.4, rough: 0.4, reserve: 1 }).curve(cab, { width: 1.3 });
  p.wash(rect(143, 140, 20, 12), "cream", { opacity: 0.7, pool: 0, register: 0.3, rough: 0.3, reserve: 1 });
  p.ink(rect(143, 140, 20, 12), { close: true, width: 1 });
  p.ink([[153, 140], [153, 152]], { width: 0.8, overshoot: 0 });
  p.wash(rect(148, 131, 10, 5), "E", { opacity: 0.9, pool: 0, register: 0.2, reserve: 1 });
  p.ink(rect(148, 131, 10, 5), { close: true, width: 1 });
  for (const x of [144.5, 161.5]) {
    p.wash(p.brush.blob(x, 161, 2.6, 2.6, 8, 0), "A", { opacity: 0.9, pool: 0, register: 0.2, rough: 0.2, reserve: 1 });
    p.curve(p.brush.blob(x, 161, 2.6, 2.6, 8, 0), { close: true, width: 0.9 });
  }
  for (const y of [157.5, 160, 162.5]) p.ink([[149, y], [157, y]], { width: 0.8, overshoot: 0 });
  p.ink([[138, 167], [168, 167]], { width: 1.4, overshoot: 0 });
  p.ink([[143, 172], [143, 178]], { width: 2.6, overshoot: 0 });
  p.ink([[163, 172], [163, 178]], { width: 2.6, overshoot: 0 });
  p.ground();
  drawBricks(p, "C", [[84, 101], [168, 101], [126, 101], [181, 116], [205, 140], [181, 140], [205, 96]]);
  p.shade(82, 95, 96, 4, 0.16);
  // the station's dog
  const dog: Point[] = [
    [131, 185], [129, 182], [124, 181.5], [122.5, 178.5], [117.5, 179], [115.5, 182], [119, 183.5], [122, 187],
    [123, 192], [125, 192], [125, 188], [133, 188], [134, 192], [136, 192], [136, 184], [139, 179],
  ];
  p.wash(dog.slice(0, 15), "cream", { opacity: 0.2, pool: 0, register: 0.2, rough: 0.2, reserve: 1 });
  p.curve(dog, { width: 0.9 }).ink([[131, 184], [136, 184]], { width: 0.9 });
  for (const [x, y] of [[127, 185], [130.5, 186.5], [134, 185.5], [120.5, 180.5]] as const) {
    p.ink([[x, y], [x + 0.5, y]], { width: 1.5, overshoot: 0 });
  }
  return p.person(108, 189, 18, "A").person(228, 188, 18, "E").bush(74, 178, 7);
}

function courthouse(): Picture {
  const p = new Picture(64).sky(0.5).splash("sky");
  p.tree(22, 178, 14, "leaf", 1.1).tree(280, 178, 13);
  // one temple front from end to end
  p.wall(64, 104, 172, 58, "C", { opacity: 0.74, width: 1.2, reserve: 0.85 }).shade(64, 106, 172, 20, 0.24);
  p.shade(218, 126, 18, 34, 0.16);
  p.polygon([[54, 94], [150, 40], [246, 94]], "C", { opacity: 0.82, reserve: 0.95 });
  p.wash([[78, 89], [150, 49], [222, 89]], "cream", { opacity: 0.4, pool: 0.2, register: 0.5, reserve: 1 });
  p.ink([[78, 89], [150, 49], [222, 89]], { close: true, width: 1 });
  p.wash(rect(58, 94, 184, 11), "cream", { opacity: 0.55, pool: 0.3, register: 0.4, reserve: 0.97 });
  p.ink([[58, 105], [242, 105]], { width: 1.5 }).ink([[52, 94], [248, 94]], { width: 1.8 });
  p.ink([[58, 94], [58, 105]], { width: 1.2 }).ink([[242, 94], [242, 105]], { width: 1.2 });
  p.ink([[60, 99], [240, 99]], { width: 0.6 });
  // the scales
  p.ink([[150, 54], [150, 86]], { width: 2 }).ink([[141, 86.5], [159, 86.5]], { width: 2 });
  p.ink([[124, 62.5], [176, 62.5]], { width: 1.8 });
  p.curve(p.brush.blob(150, 57, 2.6, 2.6, 8, 0), { close: true, width: 1.4 });
  for (const x of [126, 174]) {
    const pan = arc(x, 76, 10, 7, 0, Math.PI, 6);
    p.ink([[x, 62.5], [x - 10, 76]], { width: 0.9, overshoot: 0 });
    p.ink([[x, 62.5], [x + 10, 76]], { width: 0.9, overshoot: 0 });
    p.wash(pan, "A", { opacity: 0.95, pool: 0.4, register: 0.3, rough: 0.3, reserve: 1 });
    p.curve(pan, { width: 1.4 }).ink([[x - 10, 76], [x + 10, 76]], { width: 1.4, overshoot: 0.6 });
  }
  // porch
  p.door(141, 122, 18, 40, "wood").ink([[139, 118], [161, 118]], { width: 1.3 });
  for (const x of [80, 110, 176, 206]) p.window(x, 124, 14, 24, { bars: 2 });
  p.columns(66, 107, 54, 6, 31.8, 9);
  p.steps(58, 162, 184, 4, 4, 4);
  p.ground();
  for (const x of [40, 260]) {
    p.wall(x - 4, 166, 8, 12, "stone", CORNICE).ink([[x, 166], [x, 150]], { width: 1.3 });
    p.disc(x, 146, 4.5, "cream", { width: 1.2 });
  }
  p.person(112, 189, 18, "shade");
  p.wall(116, 182, 6, 4.4, "wood", { register: 0.2, reserve: 0.9, pool: 0, width: 0.9 });
  return p.person(194, 189, 18, "L").person(205, 189, 18, "E");
}

function museum(): Picture {
  const p = new Picture(65).sky(0.5).splash("sky");
  p.tree(28, 178, 15).tree(274, 178, 14, "leaf", 1.15);
  // glass vault over a flat, closed box
  const vault = arc(150, 58, 46, 26, Math.PI, 2 * Math.PI, 10);
  p.wash(vault, "glass", { opacity: 0.8, reserve: 0.9 }).curve(vault, { width: 1.5 });
  for (const dx of [-30, -15, 0, 15, 30]) {
    p.ink([[150 + dx, 58], [150 + dx * 0.8, 58 - 26 * Math.cos(dx / 48)]], HAIRLINE);
  }
  p.curve(arc(150, 58, 46, 13, Math.PI, 2 * Math.PI, 10), { width: 0.7 });
  p.wall(56, 66, 188, 112, "C", { opacity: 0.62 }).shade(224, 68, 20, 108, 0.2);
  p.shade(56, 67, 188, 5, 0.16).wall(52, 58, 196, 8, "cream", CORNICE).ink([[56, 72], [244, 72]], { width: 0.6 });
  // the whale
  p.wall(98, 78, 104, 44, "cream", { opacity: 0.55, pool: 0.2, register: 0.4, reserve: 1 });
  const whale: Point[] = [
    [104, 102], [107, 93], [118, 87], [136, 86], [155, 90], [171, 98], [180, 96], [180, 87], [185, 82],
    [189, 89], [198, 88], [196, 96], [187, 102], [172, 110], [150, 115], [128, 116], [112, 112],
  ];
  p.wash(whale, "shade", { opacity: 0.72, pool: 0.4, register: 0.5, rough: 0.4 });
  p.curve(whale, { close: true, width: 1.5 });
  for (let i = 0; i < 6; i++) {
    p.curve([[107 + i * 4, 106 + i * 0.8], [118 + i * 4, 108 + i * 0.8], [128 + i * 5, 113 + i * 0.1]], { width: 0.5 });
  }
  p.curve([[130, 107], [134, 120], [145, 112]], { width: 1.1 });
  p.curve([[105, 104], [112, 104], [119, 102]], { width: 0.9 });
  p.curve(p.brush.blob(121, 98, 1.2, 1.2, 6, 0), { close: true, width: 1 });
  for (const x of [130, 158]) p.ink([[x, 78], [x, x === 130 ? 86 : 91]], { width: 0.6, overshoot: 0 });
  // banners
  for (const x of [66, 212]) {
    const cloth: Point[] = [[x, 80], [x + 22, 80], [x + 22, 138], [x + 11, 132], [x, 138]];
    p.polygon(cloth, "S", { opacity: 0.9, pool: 0.3, register: 0.5, rough: 0.4, reserve: 0.95, width: 1.2 });
    p.ink([[x - 3, 80], [x + 25, 80]], { width: 1.7 });
    const ammonite = Array.from({ length: 15 }, (_, i): Point => {
      const r = 1 + i * 0.46;
      return [x + 11 + Math.cos(i * 0.8) * r, 103 + Math.sin(i * 0.8) * r];
    });
    p.curve(ammonite, { width: 1.1 });
    for (const y of [119, 123]) p.ink([[x + 5, y], [x + 17, y]], HAIRLINE);
    drawBricks(p, "C", [[x - 6, 144], [x + 18, 148]]);
  }
  for (const x of [112, 140, 168]) {
    p.door(x, 130, 20, 26, "glass");
    for (const dx of [7.5, 12.5]) p.ink([[x + dx, 142], [x + dx, 146]], { width: 1, overshoot: 0 });
  }
  p.ink([[104, 127], [196, 127]], { width: 1.5 }).ink([[56, 156], [94, 156]], { width: 0.9 });
  p.ink([[206, 156], [244, 156]], { width: 0.9 });
  // the wide stair
  p.steps(98, 156, 104, 6, 3.7, 8);
  for (const x of [70, 214]) p.hatch(x - 8, 160, 18, 8, 4);
  p.ground().bush(44, 178, 7).bush(256, 178, 7).person(128, 190, 18, "E").person(138, 190, 12, "A");
  p.person(146, 190, 12, "P");
  return p.person(226, 188, 18, "L");
}

function houseOfWorship(): Picture {
  const p = new Picture(66).sky(0.5).splash("sky");
  // cypresses behind the arcades
  for (const [x, top] of [[70, 92], [86, 104], [214, 104], [230, 92]] as const) {
    const crown: Point[] = [[x - 6, 132], [x - 6.5, top + 26], [x, top], [x + 6.5, top + 26], [x + 6, 132]];
    p.wash(crown, "leaf", { opacity: 0.75, rough: 1.2 }).curve(crown, { width: 1 });
  }
  // hall, drum and dome
  p.wall(104, 100, 92, 78, "C", { opacity: 0.62, reserve: 0.9 }).shade(180, 102, 16, 74, 0.2);
  p.wash(rect(112, 82, 76, 18), "C", { opacity: 0.5, reserve: 0.95 });
  p.ink(rect(112, 82, 76, 18), { close: true, width: 1.4 }).ink([[98, 100], [202, 100]], { width: 1.9 });
  for (let i = 0; i < 6; i++) p.window(117.5 + i * 11.6, 86, 6.5, 11, { bars: 0, arch: 1, lit: i % 2 === 1 });
  const dome: Point[] = [
    [114, 82], [110, 70], [112, 56], [122, 43], [137, 35], [150, 27], [163, 35], [178, 43], [188, 56], [190, 70],
    [186, 82],
  ];
  p.wash(dome, "C", { opacity: 0.92, reserve: 0.95, pool: 0.5 });
  p.wash(
    [[160, 36], [178, 44], [188, 57], [189, 70], [185, 81], [168, 81], [172, 58]],
    "shade", { opacity: 0.22, pool: 0, register: 0.5 },
  );
  p.curve(dome, { width: 1.6 }).ink([[108, 82], [192, 82]], { width: 1.7 });
  for (const k of [-0.62, -0.2, 0.2, 0.62]) {
    p.curve([[150, 29], [150 + k * 26, 42], [150 + k * 40, 60], [150 + k * 38, 81]], { width: 0.7 });
  }
  p.ink([[150, 27], [150, 14]], { width: 1.4 });
  p.curve(p.brush.blob(150, 21, 2.4, 2.4, 8, 0), { close: true, width: 1.1 });
  p.curve(p.brush.blob(150, 13, 1.5, 1.5, 7, 0), { close: true, width: 1 });
  // portal with a star
  const arch: Point[] = [[128, 178], [128, 136], [132, 124], [150, 110], [168, 124], [172, 136], [172, 178]];
  p.wash(arch, "cream", { opacity: 0.6, pool: 0.3, register: 0.4, reserve: 0.97 }).curve(arch, { width: 1.4 });
  p.wash(lancet(138, 138, 24, 40), "wood", { opacity: 0.85, register: 0.4, reserve: 0.8 });
  p.curve(lancet(138, 138, 24, 40), { width: 1.2 }).ink([[150, 140], [150, 178]], { width: 0.8, overshoot: 0 });
  const star = Array.from({ length: 16 }, (_, i): Point => {
    const [r, angle] = [i % 2 ? 4.4 : 7.6, (i * Math.PI) / 8];
    return [150 + Math.cos(angle) * r, 128 + Math.sin(angle) * r];
  });
  p.wash(star, "A", { opacity: 0.9, pool: 0, register: 0.3, rough: 0.2, reserve: 1 });
  p.ink(star, { close: true, width: 0.9, overshoot: 0 });
  for (const x of [110, 180]) p.window(x, 116, 10, 30, { bars: 2, arch: 1 });
  // arcades round the courtyard
  for (const x of [52, 200]) {
    p.wall(x, 132, 48, 46, "C", { opacity: 0.5, reserve: 0.92, width: 1.3 });
    p.wash(rect(x - 3, 127, 54, 6), "cream", { opacity: 0.6, pool: 0, register: 0.3, reserve: 0.96 });
    p.ink(rect(x - 3, 127, 54, 6), { close: true, width: 1.2 });
    for (let i = 0; i < 3; i++) {
      const left = x + 4 + i * 14.4;
      const top = arc(left + 5.6, 150, 5.6, 8, Math.PI, 2 * Math.PI, 6);
      p.wash(
        [...top, [left + 11.2, 178], [left, 178]],
        "shade", { opacity: 0.5, pool: 0.4, register: 0.3, rough: 0.3, reserve: 0.7 },
      );
      p.curve([[left, 178], ...top, [left + 11.2, 178]], { width: 1.1 });
    }
  }
  // tiles
  p.ink([[104, 106], [126, 106]], HAIRLINE).ink([[174, 106], [196, 106]], HAIRLINE);
  for (const x of [106, 113, 120, 174, 181, 188]) {
    p.ink([[x, 111], [x + 3.5, 106]], HAIRLINE).ink([[x + 3.5, 106], [x + 7, 111]], HAIRLINE);
  }
  for (const x of [52, 200]) for (let i = 0; i < 7; i++) p.ink([[x + 3 + i * 7, 133], [x + 3 + i * 7, 137]], HAIRLINE);
  p.ground();
  for (const [a, b] of [[96, 84], [204, 216]] as const) p.ink([[a, 178], [b, 194]], { ...HAIRLINE, opacity: 0.6 });
  p.ink([[88, 186], [126, 186]], { ...HAIRLINE, opacity: 0.6 });
  p.ink([[174, 186], [212, 186]], { ...HAIRLINE, opacity: 0.6 });
  // the fountain in the middle
  p.wash([[128, 183], [172, 183], [166, 194], [134, 194]], "stone", { opacity: 0.6, reserve: 1, register: 0.3 });
  p.wash(
    [[130, 183], [150, 180.5], [170, 183], [150, 186]],
    "glass", { opacity: 0.9, pool: 0, reserve: 1, register: 0.2 },
  );
  p.curve([[128, 183], [150, 180], [172, 183], [150, 186.5], [128, 183]], { width: 1.1 });
  p.curve([[128, 183], [135, 194], [165, 194], [172, 183]], { width: 1.2 });
  p.curve([[150, 184], [149, 172], [143, 170], [140, 180]], { width: 0.8 });
  p.curve([[150, 184], [151, 172], [157, 170], [160, 180]], { width: 0.8 });
  p.person(106, 189, 18, "S").person(196, 189, 18, "E").person(206, 190, 12, "A").bush(34, 178, 9);
  p.bush(266, 178, 9);
  return p;
}

function cityHall(): Picture {
  const p = new Picture(21).sky(0.5).splash("sky");
  p.tree(28, 178, 16, "leaf", 1.1).tree(274, 178, 16);
  p.wall(50, 96, 200, 82, "C", { opacity: 0.55, reserve: 0.8 }).shade(214, 98, 34, 78, 0.16);
  p.ink([[46, 96], [116, 96]], { width: 1.9 }).ink([[184, 96], [254, 96]], { width: 1.9 });
  p.wash(rect(47, 91, 206, 5), "cream", { opacity: 0.5, pool: 0, reserve: 0.96, register: 0.3 });
  p.ink([[48, 91], [133, 91]], { width: 1.2 }).ink([[167, 91], [252, 91]], { width: 1.2 });
  p.ink([[46, 91], [46, 96]], { width: 1.1 }).ink([[254, 91], [254, 96]], { width: 1.1 });
  for (const x of [59, 204]) {
    p.grid(x, 106, 2, 1, 15, 25, 22, 0, { bars: 2, arch: 1 }).grid(x, 143, 2, 1, 15, 20, 22, 0, { bars: 2 });
  }
  p.ink([[50, 137], [102, 137]], { width: 0.8 }).ink([[198, 137], [250, 137]], { width: 0.8 });
  // clock tower
  p.wall(133, 48, 34, 43, "C", { opacity: 0.6, reserve: 0.9 }).shade(156, 50, 11, 40, 0.2);
  p.ink([[129, 48], [171, 48]], { width: 1.7 }).clock(150, 63, 10).ink([[133, 78], [167, 78]], { width: 0.9 });
  const dome = arc(150, 47, 17, 18, Math.PI, 2 * Math.PI, 10);
  p.wash([[133, 48], ...dome, [167, 48]], "teal", { opacity: 0.85, reserve: 0.9 }).curve(dome, { width: 1.5 });
  p.curve([[150, 29], [144, 36], [142, 47]], { width: 0.7 });
  p.curve([[150, 29], [157, 36], [159, 47]], { width: 0.7 });
  p.ink([[147, 29], [147, 23], [153, 23], [153, 29]], { width: 1.1 }).flag(150, 23, 15, "C");
  // portico
  p.wall(104, 104, 92, 66, "C", { opacity: 0.7, width: 0.9, reserve: 0.6 }).shade(104, 104, 92, 22, 0.22);
  p.door(141, 132, 18, 36, "wood", 1);
  p.window(117, 126, 11, 26, { bars: 1, arch: 1 }).window(172, 126, 11, 26, { bars: 1, arch: 1 });
  p.columns(106, 110, 58, 5, 20.2, 7.4);
  p.wall(100, 102, 100, 8, "cream", { opacity: 0.5, width: 1.2, reserve: 0.96 });
  p.polygon([[97, 102], [150, 82], [203, 102]], "C", { opacity: 0.55, reserve: 0.96 });
  p.ink([[110, 99.6], [150, 85.4], [190, 99.6]], { width: 0.7 });
  p.curve(p.brush.blob(150, 95.4, 4.2, 3.6, 9, 0.03), { close: true, width: 0.9 }).steps(98, 168, 104);
  p.ground().bush(64, 178, 9).bush(86, 178, 7).bush(220, 178, 8).bush(240, 178, 9);
  return p.person(120, 189, 18, "S").person(132, 190, 12, "P").person(206, 188, 18, "L");
}

function religiousCenter(): Picture {
  const p = new Picture(68).sky(0.5).splash("sky");
  const top = 150; // of the garden wall: nothing behind it is drawn lower
  p.tree(20, top, 10, "leaf", 1.2);
  // chapel: one steep tent of a roof
  p.polygon([[32, top], [76, 36], [120, top]], "C", { opacity: 0.9, reserve: 0.95 });
  p.polygon([[49, top], [76, 78], [103, top]], "cream", { opacity: 0.5, reserve: 1, width: 1.2 });
  p.wash([[77, 40], [119, 149], [104, 149], [77, 78]], "shade", { opacity: 0.24, pool: 0, register: 0.5 });
  for (const [x, y] of [[62, 116], [76, 80], [90, 116]] as const) p.ink([[x, y], [x, top]], HAIRLINE);
  for (const [y, half] of [[104, 10], [126, 18]] as const) p.ink([[76 - half, y], [76 + half, y]], HAIRLINE);
  p.wash([[76, 82], [86, 104], [66, 104]], "A", { opacity: 0.7, pool: 0, register: 0.3 });
  p.ink([[76, 36], [76, 18]], { width: 1.6 });
  for (let i = 0; i < 5; i++) p.ink([[68.5 - i * 5.7, 62 + i * 15], [72 - i * 5, 66 + i * 15]], HAIRLINE);
  // hall: two broad roofs, one above the other
  p.wall(142, 118, 72, 32, "C", { opacity: 0.55, reserve: 0.9, width: 1.2 });
  p.wall(156, 80, 44, 16, "C", { opacity: 0.6, reserve: 0.95, width: 1.2 });
  for (const [wide, low, narrow, high] of [[52, 118, 20, 96], [36, 80, 8, 58]] as const) {
    const slope: Point[] = [[178 - wide, low - 3], [178 - wide + 14, low - 7], [178 - narrow, high]];
    p.wash([...slope, ...mirrorPoints(slope, 178).reverse()], "C", { opacity: 0.92, reserve: 0.95 });
    p.curve(slope, { width: 1.6 }).curve(mirrorPoints(slope, 178), { width: 1.6 });
    p.ink([[178 - narrow, high], [178 + narrow, high]], { width: 1.6 });
    p.curve(
      [[178 - wide, low - 3], [178 - wide + 10, low], [178 + wide - 10, low], [178 + wide, low - 3]],
      { width: 1.6 },
    );
    for (const k of [-0.7, -0.35, 0, 0.35, 0.7]) {
      p.ink([[178 + k * narrow * 1.2, high + 1], [178 + k * (wide - 8), low - 2]], HAIRLINE);
    }
  }
  p.ink([[178, 58], [178, 44]], { width: 1.4 }).disc(178, 48, 2.6, "A");
  p.grid(160, 83, 3, 1, 9, 10, 13.5, 0, { bars: 1, litAt: () => true });
  p.grid(148, 124, 4, 1, 11, 20, 16.5, 0, { bars: 1 });
  // meeting house: a plain gable with a lantern
  p.wall(238, 112, 44, 38, "C", { opacity: 0.62, reserve: 0.9, width: 1.3 }).shade(272, 114, 10, 36, 0.2);
  p.polygon([[232, 113], [260, 80], [288, 113]], "slate", { opacity: 0.8 });
  p.polygon([[242, 112], [260, 91], [278, 112]], "C", { opacity: 0.6, width: 1 });
  p.wall(255, 66, 10, 14, "cream", CORNICE);
  p.polygon([[252, 66], [260, 56], [268, 66]], "slate", { opacity: 0.85, width: 1.2 }).disc(260, 103, 3.5, "cream");
  for (const x of [245, 265]) p.window(x, 121, 10, 20, { bars: 2, arch: 1 });
  p.tree(226, top, 9, "leaf", 1.3).tree(130, top - 2, 7, "leaf", 1.3);
  // garden wall with a round gate
  p.wash(rect(10, top + 5, 280, 23), "stone", { opacity: 0.55, reserve: 1, register: 0.4 });
  p.wash(rect(7, top, 286, 6), "C", { opacity: 0.75, pool: 0, reserve: 1, register: 0.3 });
  p.ink([[7, top], [119, top]], { width: 1.4 }).ink([[137, top], [293, top]], { width: 1.4 });
  p.ink([[7, top], [7, top + 6]], { width: 1.2 });
  p.ink([[7, top + 6], [113, top + 6]], { width: 1.2 }).ink([[143, top + 6], [293, top + 6]], { width: 1.2 });
  p.ink([[293, top], [293, top + 6]], { width: 1.2 });
  p.ink([[10, top + 6], [10, 178]]).ink([[290, top + 6], [290, 178]]);
  const rim = arc(128, 166, 18, 18, Math.PI * 0.77, Math.PI * 2.23, 16);
  const gate = arc(128, 166, 13.5, 13.5, Math.PI * 0.65, Math.PI * 2.35, 16);
  p.wash(rim, "C", { opacity: 0.85, reserve: 1, register: 0.3 });
  p.wash(gate, "leaf", { opacity: 0.7, reserve: 1, register: 0.3 });
  p.curve(rim, { width: 1.6 }).curve(gate, { width: 1.3 });
  const path: Point[] = [[122, 178], [126, 168], [130, 168], [134, 178]];
  p.wash(path, "cream", { opacity: 0.6, pool: 0, register: 0.3, reserve: 1 }).ink(path.slice(0, 2), HAIRLINE);
  p.ink(path.slice(2), HAIRLINE);
  for (const [x, y] of [
    [22, 162], [40, 170], [58, 163], [78, 171], [98, 163], [158, 164], [186, 171], [204, 163], [226, 170],
    [246, 163], [270, 170],
  ] as const) {
    p.ink([[x, y], [x + 9, y]], HAIRLINE).ink([[x + 4, y], [x + 4, y + 4]], HAIRLINE);
  }
  p.ground().bush(34, 178, 8).bush(254, 178, 9).bush(270, 178, 6).person(104, 189, 18, "S");
  p.person(164, 189, 18, "E");
  return p.person(174, 190, 12, "L");
}

export const COMMUNITY_PICTURES: Readonly<Record<string, () => Picture>> = {
  "corner-church": cornerChurch,
  library,
  "fire-station": fireStation,
  courthouse,
  museum,
  "house-of-worship": houseOfWorship,
  "city-hall": cityHall,
  "religious-center": religiousCenter,
};
