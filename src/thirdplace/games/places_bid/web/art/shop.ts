/** Shop: orange. Eight shops, each told by its outline first. */

import { Picture, arc, mirrorPoints, movePoints, rect } from "./picture";
import type { Pigment, Point } from "./picture";
import { drawBricks, CORNICE, HAIRLINE, SMALL_DETAIL } from "./drawingDetails";

/** Book spines side by side, standing on foot. */
function books(p: Picture, x: number, foot: number, heights: readonly number[], pigments: readonly Pigment[]): void {
  heights.forEach((h, i) => {
    p.wall(x + i * 5, foot - h, 4.4, h, pigments[i % pigments.length] ?? "S", { ...SMALL_DETAIL, pool: 0, width: 0.7 });
  });
}

function iceCream(): Picture {
  const p = new Picture(81).sky(0.5).splash("pink");
  p.tree(44, 178, 17, "leaf", 1.1).tree(274, 178, 14, "leaf", 1.1);
  // kiosk
  p.wall(94, 106, 72, 72, "S", { opacity: 0.6 }).shade(155, 108, 11, 68, 0.18).shade(94, 152, 72, 4, 0.16);
  for (const x of [97, 99.5, 160, 162.5]) p.ink([[x, 120], [x, 145]], HAIRLINE);
  p.wall(103, 118, 54, 28, "cream", { opacity: 0.7, reserve: 1, width: 1.3 }).shade(104, 119, 52, 6, 0.2);
  p.wall(90, 146, 80, 6, "wood", { opacity: 0.8, reserve: 1, width: 1.4 });
  for (let i = 1; i < 8; i++) p.ink([[94 + i * 9, 153], [94 + i * 9, 178]], HAIRLINE);
  // someone serves
  p.wash([[122, 146], [123, 137], [135, 137], [136, 146]], "pink", { ...SMALL_DETAIL, pool: 0 });
  p.curve([[121, 146], [123, 137], [135, 137], [137, 146]], { width: 1 });
  p.curve(p.brush.blob(129, 131, 3.6, 4, 9, 0.03), { close: true, width: 1 });
  p.ink([[125, 128], [133, 128]], { width: 1.3 });
  for (const [x, pig] of [[108, "pink"], [144, "cream"], [151, "pink"]] as const) {
    p.polygon([[x - 2.5, 140], [x + 2.5, 140], [x, 146]], "wood", { ...SMALL_DETAIL, width: 0.8 });
    p.disc(x, 138, 2.8, pig, { width: 0.9 });
  }
  // the roof is a cone: waffle above, a melting brim below
  p.polygon([[84, 98], [130, 18], [176, 98]], "S", { opacity: 0.95, reserve: 1, width: 1.7 });
  p.wash([[131, 20], [175, 97], [150, 97]], "shade", { opacity: 0.16, pool: 0, register: 0.4 });
  for (let i = 1; i < 8; i++) {
    // parallel to one side of the cone, from the other side down to the brim
    const [reach, y] = [46 * (i / 8), 18 + 80 * (i / 8)];
    p.ink([[130 - reach, y], [130 - reach + (98 - y) * 0.575, 98]], HAIRLINE);
    p.ink([[130 + reach, y], [130 + reach - (98 - y) * 0.575, 98]], HAIRLINE);
  }
  const drips: Point[] = [
    [78, 98], [77, 106], [83, 111], [89, 107], [94, 108], [98, 117], [103, 117], [107, 108], [116, 107], [122, 112],
    [128, 108], [136, 107], [140, 115], [146, 115], [150, 107], [158, 108], [162, 113], [167, 108], [174, 110],
    [183, 106], [182, 98], [174, 92], [130, 95], [86, 92],
  ];
  p.soft(drips, "pink", { opacity: 0.95, reserve: 1, register: 0.5, rough: 0.5, width: 1.5 });
  for (const [x, y] of [
    [88, 101], [97, 104], [105, 99], [116, 102], [127, 100], [138, 103], [149, 99], [160, 102], [170, 100],
  ] as const) {
    p.ink([[x, y], [x + 2.5, y + 1.5]], { width: 1, overshoot: 0 });
  }
  p.disc(130, 17, 5, "L", { width: 1.3 }).curve([[130, 12], [132, 7], [137, 5]], { width: 1 });
  // the sign: a cone the right way up
  p.polygon([[203, 142], [227, 142], [215, 178]], "S", { ...SMALL_DETAIL, opacity: 0.95, width: 1.4 });
  for (const t of [0.3, 0.6]) {
    p.ink([[203 + 12 * t, 142 + 36 * t], [227 - 24 * t * 0.4, 142]], HAIRLINE);
    p.ink([[227 - 12 * t, 142 + 36 * t], [203 + 24 * t * 0.4, 142]], HAIRLINE);
  }
  p.disc(215, 118, 10, "cream", { width: 1.4 }).disc(215, 134, 12.5, "pink", { width: 1.4 });
  p.disc(217, 106, 3.4, "L", { width: 1.1 });
  p.ink([[208, 178], [222, 178]], { width: 2 });
  // price list, and a bench to eat on
  p.wall(98, 156, 14, 18, "shade", { ...SMALL_DETAIL, opacity: 0.7, width: 1.1 });
  for (const y of [160, 163.5, 167, 170.5]) p.ink([[101, y], [109, y]], { width: 0.6, overshoot: 0 });
  p.wall(234, 166, 24, 3, "wood", { ...SMALL_DETAIL, width: 1.1 }).wall(234, 158, 24, 3, "wood", { ...SMALL_DETAIL, width: 1.1 });
  for (const x of [237, 255]) p.ink([[x, 158], [x, 178]], { width: 1.1 });
  p.ground().bush(82, 178, 7).person(120, 189, 18, "E").person(182, 189, 18, "C").person(193, 190, 12, "P");
  for (const [x, y] of [[187, 177], [197.5, 182]] as const) {
    p.disc(x, y - 2.5, 1.9, "pink", { width: 0.8 });
    p.ink([[x - 1.5, y - 1], [x, y + 3], [x + 1.5, y - 1]], { width: 0.8, overshoot: 0 });
  }
  return p;
}

function bakery(): Picture {
  const p = new Picture(82).sky(0.5).splash("sky");
  p.tree(46, 178, 16).tree(262, 178, 14, "leaf", 1.15);
  // oven chimney
  p.wash(rect(104, 40, 14, 30), "roof", { opacity: 0.8, reserve: 0.95, register: 0.4 });
  p.ink([[101, 39], [121, 39]], { width: 2 });
  p.ink([[104, 40], [104, 67]], { width: 1.3 }).ink([[118, 40], [118, 64]], { width: 1.3 });
  for (const y of [46, 53, 60]) p.ink([[106, y], [110, y]], HAIRLINE).ink([[111, y + 3], [116, y + 3]], HAIRLINE);
  for (const [x, y, r] of [[114, 29, 5], [122, 20, 7], [136, 14, 6]] as const) {
    p.wash(p.brush.blob(x, y, r * 1.3, r, 10, 0.1), "road", { opacity: 0.3, pool: 0.4, reserve: 0.7 });
    p.curve(arc(x, y, r * 1.25, r, 3.2, 5.8, 6), { width: 0.8 });
  }
  // front, with a parapet like a loaf
  p.wall(92, 100, 116, 78, "S", { opacity: 0.62 }).shade(194, 102, 14, 74, 0.18);
  const loaf: Point[] = [
    [90, 100], [84, 92], [86, 80], [98, 70], [122, 64], [150, 62], [178, 64], [202, 70], [214, 80], [216, 92],
    [210, 100],
  ];
  p.wash(loaf, "S", { opacity: 0.95, reserve: 0.97 }).curve(loaf, { width: 1.7 });
  p.ink([[88, 100], [212, 100]], { width: 1.7 });
  for (const x of [108, 130, 152, 174]) {
    p.soft(
      [[x, 92], [x + 5, 80], [x + 15, 73], [x + 12, 83], [x + 4, 92]],
      "cream", { opacity: 0.5, pool: 0, reserve: 0.9, register: 0.4, width: 1 },
    );
  }
  // bread window
  p.wall(99, 126, 66, 44, "cream", { opacity: 0.75, reserve: 1, width: 1.4 });
  p.ink([[99, 146], [165, 146]], { width: 1.2 });
  const bread = (x: number, y: number, rx: number, ry: number): void => {
    const crust = arc(x, y, rx, ry, Math.PI, 2 * Math.PI, 8);
    p.wash(crust, "wood", { ...SMALL_DETAIL, opacity: 0.95, pool: 0.5 }).curve(crust, { width: 1.1 });
    p.ink([[x - rx, y], [x + rx, y]], { width: 1.1, overshoot: 0 });
    for (const dx of [-0.4, 0.05, 0.5]) {
      const cut = x + rx * dx;
      p.ink([[cut - rx * 0.08, y - ry * 0.45], [cut + rx * 0.08, y - ry * 0.8]], { width: 0.9, overshoot: 0 });
    }
  };
  bread(113, 146, 11, 10);
  bread(137, 146, 10, 9);
  bread(155, 146, 7, 11);
  bread(110, 168, 9, 13);
  bread(131, 168, 11, 12);
  bread(153, 168, 10, 13);
  p.awning(96, 106, 108, 16, "S", 9).door(174, 128, 23, 50, "wood");
  p.window(178, 133, 15, 18, { bars: 0, lit: true });
  // pretzel sign
  p.ink([[208, 110], [240, 110]], { width: 1.6 }).ink([[226, 110], [226, 117]], { width: 0.9 });
  const pretzel: Point[] = [
    [219, 124], [224, 131], [232, 136], [238, 132], [239, 124], [234, 119], [226, 121], [218, 119], [213, 124],
    [214, 132], [220, 136], [228, 131], [233, 124],
  ];
  p.ribbon(pretzel, "wood", 6, 1).curve(movePoints(pretzel, -0.6, -0.6), { width: 1.3 });
  // baskets on the pavement
  p.ground();
  p.wash([[72, 166], [92, 166], [89, 178], [75, 178]], "wood", { ...SMALL_DETAIL, opacity: 0.8 });
  p.ink([[72, 166], [92, 166], [89, 178], [75, 178]], { close: true, width: 1.1 });
  for (const [x, tip] of [[75, 148], [81, 144], [87, 149]] as const) {
    p.ribbon([[x + 1, 165], [x - 1, tip]], "wood", 4, 0.95);
    p.curve([[x - 1, 165], [x - 3.5, tip], [x - 0.5, tip - 2], [x + 1.5, tip], [x + 3, 165]], { width: 0.9 });
  }
  drawBricks(p, "S", [[94, 173], [112, 173], [166, 160], [198, 140], [199, 164], [166, 134]]);
  return p.person(126, 189, 18, "E").person(206, 188, 18, "C").person(216, 189, 12, "L");
}

function bookstore(): Picture {
  const p = new Picture(83).sky(0.5);
  p.tree(42, 178, 17, "leaf", 1.1).tree(260, 178, 13, "leaf", 1.1);
  p.wash(rect(178, 26, 10, 36), "roof", { opacity: 0.8, reserve: 0.9, register: 0.4 });
  p.ink([[175, 26], [191, 26]], { width: 1.8 });
  p.ink([[178, 26], [178, 50]], { width: 1.2 }).ink([[188, 26], [188, 60]], { width: 1.2 });
  // tall, narrow, steep
  p.polygon([[98, 178], [98, 82], [150, 28], [202, 82], [202, 178]], "S", { opacity: 0.62 });
  p.shade(190, 84, 12, 92, 0.18);
  p.polygon([[90, 86], [150, 22], [210, 86], [203, 87], [150, 32], [97, 87]], "roof", { opacity: 0.85, width: 1.3 });
  p.disc(150, 56, 8, "cream").ink([[142, 56], [158, 56]], HAIRLINE).ink([[150, 48], [150, 64]], HAIRLINE);
  // oriel upstairs
  p.polygon([[124, 76], [130, 68], [170, 68], [176, 76]], "roof", { opacity: 0.85, width: 1.2 });
  p.wall(127, 76, 46, 30, "S", { opacity: 0.9, reserve: 0.95, width: 1.4 }).window(131, 80, 8, 20, { bars: 0 });
  p.window(142, 80, 16, 20, { bars: 1, lit: true }).window(161, 80, 8, 20, { bars: 0 });
  p.polygon([[131, 106], [169, 106], [160, 112], [140, 112]], "S", { opacity: 0.7, width: 1.1 });
  p.window(105, 84, 13, 20, { bars: 2 }).window(182, 84, 13, 20, { bars: 2 });
  // shop bays
  for (const x of [101, 161]) {
    p.polygon([[x - 3, 126], [x + 4, 117], [x + 34, 117], [x + 41, 126]], "roof", { opacity: 0.85, width: 1.2 });
    p.wall(x, 126, 38, 42, "cream", { opacity: 0.7, reserve: 1, width: 1.4 });
    p.ink([[x + 7, 126], [x + 7, 168]], { width: 1 }).ink([[x + 31, 126], [x + 31, 168]], { width: 1 });
    p.ink([[x, 147], [x + 38, 147]], { width: 1 });
    books(p, x + 8, 147, [14, 11, 15, 12], x < 150 ? ["S", "E", "L", "S"] : ["L", "S", "S", "E"]);
    books(p, x + 8, 168, [12, 15, 11, 14], x < 150 ? ["L", "S", "S", "E"] : ["S", "E", "S", "L"]);
    p.polygon([[x, 168], [x + 38, 168], [x + 34, 178], [x + 4, 178]], "S", { opacity: 0.9, width: 1.2 });
  }
  p.door(142, 130, 16, 48, "wood").window(145, 134, 10, 16, { bars: 0 });
  p.ink([[140, 126], [160, 126]], { width: 1.5 });
  // the open book over the street
  p.ink([[202, 92], [242, 92]], { width: 1.8 }).curve([[202, 106], [210, 103], [214, 92]], { width: 1 });
  for (const x of [218, 238]) p.ink([[x, 92], [x, 98]], { width: 0.9, overshoot: 0 });
  p.polygon([[206, 98], [250, 98], [250, 127], [206, 127]], "L", { ...SMALL_DETAIL, width: 1.5 });
  const page: Point[] = [[228, 104], [220, 100], [209, 101], [209, 122], [220, 121], [228, 125]];
  for (const half of [page, mirrorPoints(page, 228)]) {
    p.wash(half, "cream", { opacity: 0.3, pool: 0.2, register: 0.3, reserve: 1 }).curve(half, { width: 1.3 });
  }
  p.ink([[228, 104], [228, 126]], { width: 1.4 });
  for (const y of [106, 111, 116]) p.ink([[212, y], [223, y + 1]], HAIRLINE).ink([[233, y + 1], [244, y]], HAIRLINE);
  drawBricks(p, "S", [[102, 110], [188, 110]]);
  p.hatch(114, 74, 10, 5, 4).hatch(177, 74, 10, 5, 4);
  // bargains outside
  p.wall(66, 166, 26, 3, "wood", { ...SMALL_DETAIL, width: 1.2 }).ink([[69, 169], [69, 178]], { width: 1.1 });
  p.ink([[89, 169], [89, 178]], { width: 1.1 });
  books(p, 69, 166, [8, 10, 9], ["E", "S", "L"]);
  p.ground();
  return p.person(150, 189, 18, "E").person(222, 188, 18, "C");
}

/** The half of a meeple right of its middle, feet at 0, 18 units tall. */
const MEEPLE: Point[] = [
  [0, -18], [2.6, -17], [3.3, -14.1], [7, -12.3], [9, -9.8], [7.4, -8.5], [4.2, -8.3], [7.8, 0], [1.8, 0],
  [0, -3.5],
];

function meeple(p: Picture, x: number, foot: number, scale: number, pigment: Pigment, width: number): void {
  const right = MEEPLE.map(([dx, dy]): Point => [x + dx * scale, foot + dy * scale]);
  const outline = [...right, ...mirrorPoints(right, x).reverse().slice(1, -1)];
  p.wash(outline, pigment, { opacity: 0.95, pool: 0.5, register: 0.5, rough: 0.4, reserve: 1 });
  p.curve(outline, { close: true, width });
}

function gameStore(): Picture {
  const p = new Picture(84).sky(0.5).splash("sky");
  p.tree(28, 178, 14, "leaf", 1.1).tree(274, 178, 14);
  // meeple on the roof
  meeple(p, 150, 66, 2.7, "S", 1.7);
  p.ink([[128, 66], [172, 66]], { width: 1.6 });
  // checker cornice: one strip, up and down like battlements and back again
  p.wall(60, 82, 180, 96, "S", { opacity: 0.62 }).shade(222, 84, 18, 92, 0.18);
  const [left, top, size, squares] = [57, 66, 8, 23];
  const battlements = (y: number): Point[] =>
    Array.from({ length: squares * 2 }, (_, i): Point => [left + Math.ceil(i / 2) * size, y + (i % 4 > 1 ? size : 0)]);
  p.wash(rect(left, top, size * squares, size * 2), "cream", { opacity: 0.4, pool: 0, register: 0.3, reserve: 1 });
  const dark = [...battlements(top), ...battlements(top + size).reverse()];
  p.wash(dark, "shade", { opacity: 0.9, pool: 0, register: 0.3, rough: 0.2 });
  p.ink(rect(left, top, size * squares, size * 2), { close: true, width: 1.5 });
  p.ink([[left, top + size], [left + size * squares, top + size]], HAIRLINE);
  for (let i = 1; i < squares; i++) {
    p.ink([[left + i * size, top], [left + i * size, top + 2 * size]], { width: 0.6, overshoot: 0 });
  }
  // show windows
  p.awning(66, 92, 64, 14, "S", 7).awning(170, 92, 64, 14, "S", 7);
  for (const x of [68, 172]) {
    p.wall(x, 112, 60, 50, "cream", { opacity: 0.65, reserve: 1, width: 1.4 });
    p.ink([[x - 3, 163], [x + 63, 163]], { width: 1.6 });
  }
  // dice
  const die = (x: number, y: number, s: number, pips: readonly Point[], pigment: Pigment): void => {
    p.wall(x, y, s, s, pigment, { ...SMALL_DETAIL, width: 1.3 });
    for (const [u, v] of pips) {
      p.curve(p.brush.blob(x + s * u, y + s * v, 1.1, 1.1, 6, 0), { close: true, width: 1.5 });
    }
  };
  die(74, 138, 23, [[0.25, 0.25], [0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [0.75, 0.75]], "L");
  die(101, 142, 19, [[0.27, 0.27], [0.5, 0.5], [0.73, 0.73]], "E");
  p.ink([[68, 131], [128, 131]], { width: 0.9 });
  meeple(p, 84, 131, 0.8, "A", 0.9);
  meeple(p, 99, 131, 0.8, "C", 0.9);
  meeple(p, 114, 131, 0.8, "P", 0.9);
  // a pawn, a chess board and boxes of games
  p.soft(
    [
      [182, 161], [184, 155], [187, 152], [188, 145], [185.5, 141], [188, 136],
      [193, 136], [195.5, 141], [193, 145], [194, 152], [197, 155], [199, 161],
    ],
    "shade", { ...SMALL_DETAIL, opacity: 0.7, width: 1.2 },
  );
  p.wall(205, 139, 22, 22, "cream", { ...SMALL_DETAIL, opacity: 0.5, width: 1.2 });
  p.ink([[172, 131], [232, 131]], { width: 0.9 });
  for (let i = 1; i < 4; i++) {
    p.ink([[205 + i * 5.5, 139], [205 + i * 5.5, 161]], HAIRLINE);
    p.ink([[205, 139 + i * 5.5], [227, 139 + i * 5.5]], HAIRLINE);
  }
  for (const [x, y, w, pigment] of [
    [178, 126, 20, "E"], [180, 121, 17, "L"], [206, 126, 18, "E"], [208, 121, 14, "L"],
  ] as const) {
    p.wall(x, y, w, 5, pigment, { ...SMALL_DETAIL, pool: 0, width: 0.9 });
  }
  drawBricks(p, "S", [[64, 168], [100, 169], [132, 100], [214, 169], [232, 140]]);
  p.door(138, 122, 24, 56, "wood").window(142, 127, 16, 22, { bars: 1, lit: true });
  p.ink([[134, 118], [166, 118]], { width: 1.6 });
  p.ground();
  p.person(112, 188, 18, "E").person(182, 189, 12, "C").person(191, 189, 12, "P").bush(52, 178, 7);
  return p.bush(248, 178, 7);
}

function restaurant(): Picture {
  const p = new Picture(85).sky(0.5);
  p.tree(32, 178, 15, "leaf", 1.1).tree(276, 178, 13, "leaf", 1.2);
  // house
  p.wall(58, 88, 98, 90, "S", { opacity: 0.64 }).shade(143, 90, 13, 86, 0.18);
  p.polygon([[50, 89], [64, 56], [150, 56], [164, 89]], "roof", { opacity: 0.85 });
  p.ink([[48, 89], [166, 89]], { width: 1.8 });
  p.wash(rect(72, 38, 11, 18), "roof", { opacity: 0.8, reserve: 0.95, register: 0.4 });
  p.ink([[69, 38], [86, 38]], { width: 1.8 });
  p.ink([[72, 38], [72, 56]], { width: 1.2 }).ink([[83, 38], [83, 56]], { width: 1.2 });
  for (const x of [94, 128]) {
    p.polygon([[x - 9, 82], [x - 9, 70], [x, 62], [x + 9, 70], [x + 9, 82]], "S", { opacity: 0.9, width: 1.2 });
    p.window(x - 4.5, 70, 9, 11, { bars: 1, lit: true });
  }
  for (const x of [66, 134]) p.window(x, 97, 14, 20, { bars: 2 });
  // fork and knife
  p.disc(107, 109, 14, "cream", { opacity: 0.5, width: 1.4 });
  p.ink([[102, 100], [102, 118]], { width: 1.5, overshoot: 0 });
  p.curve([[99, 100], [99, 106], [102, 108], [105, 106], [105, 100]], { width: 1.1 });
  p.ink([[112, 100], [112, 118]], { width: 1.5, overshoot: 0 });
  p.curve([[112, 100], [115, 103], [115, 109], [112, 110]], { width: 1.1 });
  p.window(66, 138, 24, 28, { bars: 2, arch: 1, lit: true });
  p.window(126, 138, 24, 28, { bars: 2, arch: 1, lit: true }).door(98, 138, 19, 40, "wood", 1);
  p.awning(62, 122, 90, 11, "S", 9);
  // terrace
  p.wash(rect(158, 172, 89, 6), "stone", { opacity: 0.6, pool: 0.2, reserve: 1 });
  p.ink([[156, 172], [246, 172]], { width: 1.2 });
  for (const x of [181, 223]) {
    p.wash([[x, 100], [x + 22, 122], [x - 22, 122]], "cream", { opacity: 0.5, pool: 0, register: 0.4, reserve: 1 });
    p.wash([[x, 100], [x - 11, 122], [x - 22, 122]], "S", { ...SMALL_DETAIL, opacity: 0.95, reserve: 0 });
    p.wash([[x, 100], [x, 122], [x + 11, 122]], "S", { ...SMALL_DETAIL, opacity: 0.95, reserve: 0 });
    p.ink([[x - 22, 122], [x, 100], [x + 22, 122]], { width: 1.5 });
    for (const dx of [-11, 0, 11]) p.ink([[x, 101], [x + dx, 122]], HAIRLINE);
    const hem = Array.from({ length: 9 }, (_, i): Point => [x - 22 + i * 5.5, i % 2 ? 126 : 122]);
    p.curve(hem, { width: 1.2 });
    p.ink([[x, 126], [x, 172]], { width: 1.4 }).disc(x, 98.5, 1.6, "S", { width: 0.9 });
    p.wall(x - 10, 154, 20, 3, "wood", { ...SMALL_DETAIL, width: 1.1 }).ink([[x - 4, 172], [x + 4, 172]], { width: 1.8 });
    for (const side of [-1, 1]) {
      const seat = x + side * 15;
      p.wash(
        [[seat - 3, 160], [seat + 3, 160], [seat + 3, 149], [seat - 3, 149]],
        side < 0 ? "E" : "C", { ...SMALL_DETAIL, pool: 0 },
      );
      p.curve(p.brush.blob(seat, 146, 2, 2.3, 7, 0.03), { close: true, width: 0.9 });
      p.curve(
        [[seat + side * 3, 150], [seat + side * 2, 160], [seat - side * 5, 161], [seat - side * 5, 171]],
        { width: 1 },
      );
      p.ink([[seat + side * 5, 150], [seat + side * 4, 161], [seat - side * 3, 162]], { width: 1 });
      p.ink([[seat + side * 4, 161], [seat + side * 5, 172]], HAIRLINE);
    }
  }
  // lights over the tables
  p.ink([[247, 178], [247, 76]], { width: 1.5 });
  p.curve([[160, 78], [178, 88], [203, 92], [228, 88], [247, 77]], { width: 0.8 });
  for (const [x, y] of [[172, 86], [187, 91], [203, 93], [219, 91], [236, 84]] as const) {
    p.disc(x, y + 2, 2.2, "A", { width: 0.8 });
  }
  // flower box at the edge
  p.wall(246, 168, 16, 10, "wood", { ...SMALL_DETAIL, width: 1.1 }).bush(254, 168, 7);
  p.ground();
  return p.person(92, 189, 18, "L").person(134, 188, 18, "P").bush(52, 178, 6);
}

function groceryStore(): Picture {
  const p = new Picture(86).sky(0.5);
  p.tree(28, 178, 15).tree(274, 178, 14, "leaf", 1.15);
  // a barn of a shop: the roof breaks halfway
  p.wall(62, 90, 176, 88, "S", { opacity: 0.62 }).shade(222, 92, 16, 84, 0.18);
  p.polygon([[62, 91], [84, 58], [150, 32], [216, 58], [238, 91]], "S", { opacity: 0.85 });
  const verge: Point[] = [
    [52, 95], [79, 53], [150, 25], [221, 53], [248, 95], [239, 95], [215, 60], [150, 34], [85, 60], [61, 95],
  ];
  p.polygon(verge, "roof", { opacity: 0.9, width: 1.4 });
  // one apple says it all
  p.disc(150, 66, 17, "cream", { opacity: 0.5, width: 1.4 });
  p.soft(
    [[150, 60], [156, 57], [161, 62], [159, 72], [153, 78], [150, 77], [147, 78], [141, 72], [139, 62], [144, 57]],
    "L", { ...SMALL_DETAIL, opacity: 0.95, width: 1.3 },
  );
  p.curve([[150, 60], [150, 56], [152, 53]], { width: 1.3 });
  p.soft([[152, 56], [156, 52], [161, 53], [157, 57]], "P", { ...SMALL_DETAIL, width: 0.9 });
  for (const x of [96, 192]) p.window(x, 66, 12, 16, { bars: 2 });
  // behind the crates
  p.window(68, 116, 58, 26, { bars: 1, lit: true }).window(174, 116, 58, 26, { bars: 1, lit: true });
  p.door(138, 122, 24, 56, "wood").window(142, 128, 16, 20, { bars: 0, lit: true });
  p.awning(64, 95, 172, 17, "S", 11);
  for (const [x, y] of [[112, 50], [184, 54], [104, 56], [122, 84], [172, 84]] as const) {
    p.ink([[x, y], [x, y + 8]], HAIRLINE).ink([[x + 6, y], [x + 6, y + 6]], HAIRLINE);
  }
  // crates, heaped
  const crate = (x: number, y: number, w: number, r: number, pigment: Pigment): void => {
    const n = Math.floor(w / (2 * r));
    const fruit = Array.from({ length: n }, (_, i): Point[] =>
      arc(x + r + i * 2 * r, y, r, r * 1.5, Math.PI, 2 * Math.PI, 4),
    );
    p.wash([[x, y + 3], ...fruit.flat(), [x + w, y + 3]], pigment, { ...SMALL_DETAIL, opacity: 0.95 });
    for (const one of fruit) p.curve(one, { width: 1 });
    p.wall(x - 2, y, w + 4, 11, "wood", { ...SMALL_DETAIL, opacity: 0.75, width: 1.2 });
    p.ink([[x - 2, y + 5.5], [x + w + 2, y + 5.5]], HAIRLINE);
  };
  crate(68, 148, 25, 4.1, "A");
  crate(100, 148, 25, 4.1, "P");
  crate(175, 148, 25, 4.1, "L");
  crate(207, 148, 25, 4.1, "S");
  crate(64, 167, 30, 5, "P");
  crate(100, 167, 30, 5, "L");
  crate(170, 167, 30, 5, "S");
  crate(206, 167, 30, 5, "A");
  p.ground().bush(46, 178, 7).person(134, 189, 18, "E").person(163, 189, 18, "C");
  p.wall(166, 182, 5, 5, "wood", { ...SMALL_DETAIL, width: 0.8 });
  return p.person(252, 188, 18, "E");
}

function supermarket(): Picture {
  const p = new Picture(87).sky(0.5).splash("sky");
  p.tree(14, 178, 9, "leaf", 1.3).tree(288, 178, 8, "leaf", 1.3);
  // one long, flat front
  p.wall(24, 113, 252, 65, "S", { opacity: 0.55 }).shade(256, 116, 20, 60, 0.18).shade(24, 114, 252, 5, 0.16);
  p.wash(rect(18, 84, 264, 24), "S", { opacity: 0.95, reserve: 0.97 });
  p.wash(rect(18, 108, 264, 5), "cream", CORNICE);
  for (const x of [18, 282]) p.ink([[x, 84], [x, 113]], { width: 1.5 });
  for (const [a, b] of [[18, 81], [131, 282]] as const) p.ink([[a, 84], [b, 84]], { width: 1.6 });
  for (const [a, b] of [[18, 90], [122, 282]] as const) p.ink([[a, 108], [b, 108]], { width: 1.1 });
  // the sign stands over the entrance
  p.disc(106, 88, 25, "cream", { opacity: 0.4, width: 1.7 });
  trolley(p, 91, 101, 1.75, "S");
  p.window(74, 126, 64, 52, { bars: 1, lit: true }).ink([[90, 126], [90, 178]], HAIRLINE);
  p.ink([[122, 126], [122, 178]], HAIRLINE);
  p.wall(66, 119, 80, 6, "S", { opacity: 0.95, reserve: 1, width: 1.3 });
  // glass to either side, offers in it
  p.window(32, 122, 30, 40, { bars: 1 }).window(152, 122, 116, 40, { bars: 0 });
  for (let i = 1; i < 6; i++) p.ink([[152 + i * 19.3, 122], [152 + i * 19.3, 162]], HAIRLINE);
  p.wall(36, 128, 10, 14, "L", { ...SMALL_DETAIL, width: 0.9 });
  for (const [x, pigment] of [[156, "A"], [176, "L"], [195, "A"]] as const) {
    p.wall(x, 127, 11, 15, pigment, { ...SMALL_DETAIL, width: 0.9 });
  }
  for (let i = 0; i < 9; i++) p.ink([[150 + i * 14.5, 85], [150 + i * 14.5, 107]], { ...HAIRLINE, opacity: 0.5 });
  for (let i = 0; i < 4; i++) p.ink([[29 + i * 14.5, 85], [29 + i * 14.5, 107]], { ...HAIRLINE, opacity: 0.5 });
  drawBricks(p, "S", [[26, 166], [62, 140], [142, 166], [144, 132], [268, 128]]);
  p.ground();
  // trolleys in a row, and one under way
  for (let i = 0; i < 4; i++) trolley(p, 184 + i * 16, 189, 1.7, "slate");
  p.curve([[178, 189], [178, 166], [182, 164]], { width: 1.4 }).ink([[176, 190], [268, 190]], { width: 1 });
  p.person(40, 191, 18, "E");
  trolley(p, 46, 191, 1.25, "S");
  return p.person(112, 189, 18, "C").person(123, 190, 12, "P");
}

/** A shopping trolley 16 units long, its wheels at y. */
function trolley(p: Picture, x: number, y: number, scale: number, pigment: Pigment): void {
  const at = (dx: number, dy: number): Point => [x + dx * scale, y - dy * scale];
  const basket = [at(2, 13), at(17, 12), at(15, 6), at(4, 6)];
  p.wash(basket, pigment, { ...SMALL_DETAIL, pool: 0, opacity: 0.7 });
  p.ink(basket, { close: true, width: 1.1, overshoot: 0 });
  p.ink([at(-1, 15), at(2, 14), at(5, 3), at(15, 3)], { width: 1.2, overshoot: 0 });
  for (const dx of [7, 11]) p.ink([at(dx, 12.5), at(dx, 6)], HAIRLINE);
  p.ink([at(3, 9.5), at(16, 9)], HAIRLINE);
  for (const dx of [6, 14]) {
    p.curve(p.brush.blob(x + dx * scale, y - scale, 1.3 * scale, 1.3 * scale, 7, 0), { close: true, width: 1.1 });
  }
}

function departmentStore(): Picture {
  const p = new Picture(88).sky(0.55);
  p.tree(22, 178, 12, "leaf", 1.1).tree(282, 178, 11, "leaf", 1.1);
  p.wall(102, 36, 160, 142, "S", { opacity: 0.64 }).shade(240, 38, 22, 138, 0.18);
  p.wash(rect(96, 29, 170, 7), "cream", CORNICE).ink([[102, 29], [266, 29], [266, 36], [102, 36]], { width: 1.4 });
  // the corner is round: a drum, higher than the rest
  const bow = (y: number): Point[] => arc(70, y, 32, 4, Math.PI, 0, 8);
  const drum: Point[] = [...arc(70, 26, 32, 4, Math.PI, 2 * Math.PI, 8), [102, 178], [38, 178]];
  p.wash(drum, "S", { opacity: 0.8, reserve: 0.97 }).shade(88, 30, 14, 146, 0.2);
  p.ink([[38, 26], [38, 178]], { width: 1.6 }).ink([[102, 26], [102, 178]], { width: 1.4 });
  p.curve(bow(26), { width: 1.6 }).curve(bow(33), { width: 1.1 });
  const crown = arc(70, 26, 24, 18, Math.PI, 2 * Math.PI, 8);
  p.wash(crown, "teal", { opacity: 0.85, reserve: 0.95 }).curve(crown, { width: 1.5 });
  p.ink([[70, 8], [70, 3]], { width: 1.3 });
  for (const x of [150, 204]) p.flag(x, 29, 18, "S");
  // five storeys of glass
  for (let floor = 0; floor < 4; floor++) {
    const y = 44 + floor * 26;
    p.window(108, y, 146, 15, { bars: 0, lit: floor === 2 });
    for (let i = 1; i < 8; i++) p.ink([[108 + i * 18.25, y], [108 + i * 18.25, y + 15]], HAIRLINE);
    const glass = [...bow(y), ...bow(y + 15).reverse()];
    p.wash(glass, floor === 1 ? "cream" : "glass", { opacity: 0.8, pool: 0.6, register: 0.4, reserve: 0.85 });
    p.curve(bow(y), { width: 1.1 }).curve(bow(y + 15), { width: 1.1 });
    for (const dx of [-27, -18, -6, 6, 18, 27]) p.ink([[70 + dx, y + 3], [70 + dx, y + 18]], HAIRLINE);
    p.ink([[102, y + 20], [262, y + 20]], { width: 0.9 });
  }
  // ground floor: show windows under one awning, the door in the corner
  p.awning(108, 146, 148, 9, "S", 13);
  for (const x of [110, 148, 186, 224]) p.window(x, 158, 30, 17, { bars: 0, lit: true });
  for (const [x, pigment] of [
    [119, "L"], [131, "C"], [157, "E"], [169, "L"], [195, "C"], [207, "E"], [233, "L"], [245, "C"],
  ] as const) {
    const dress: Point[] = [[x - 1.5, 163], [x + 1.5, 163], [x + 1, 167], [x + 4, 174], [x - 4, 174], [x - 1, 167]];
    p.wash(dress, pigment, { ...SMALL_DETAIL, pool: 0 }).ink(dress, { close: true, width: 0.8, overshoot: 0 });
  }
  const canopy = [...bow(146), ...bow(152).reverse()];
  p.wash(canopy, "cream", CORNICE).curve(bow(146), { width: 1.4 }).curve(bow(152), { width: 1.4 });
  p.window(50, 157, 40, 21, { bars: 1, lit: true }).ink([[60, 157], [60, 178]], HAIRLINE);
  p.ink([[80, 157], [80, 178]], HAIRLINE);
  p.ground().person(110, 189, 18, "E").person(160, 189, 18, "P").person(171, 190, 12, "L");
  return p.person(40, 189, 18, "C");
}

export const SHOP_PICTURES: Readonly<Record<string, () => Picture>> = {
  "ice-cream": iceCream,
  bakery,
  bookstore,
  "game-store": gameStore,
  restaurant,
  "grocery-store": groceryStore,
  supermarket,
  "department-store": departmentStore,
};
