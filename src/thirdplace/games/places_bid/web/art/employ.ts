/** Employ: blue. Eight places to work, each told by its outline first. */

import { Picture, arc, mirrorPoints, movePoints, rect } from "./picture";
import type { Pigment, Point } from "./picture";
import { drawBricks, CORNICE, HAIRLINE, SMALL_DETAIL } from "./drawingDetails";

/** A workshop window: many small panes. */
function panes(
  p: Picture, x: number, y: number, w: number, h: number, columns: number, rows: number, lit = false,
): void {
  p.window(x, y, w, h, { bars: 0, lit });
  for (let i = 1; i < columns; i++) p.ink([[x + (w * i) / columns, y], [x + (w * i) / columns, y + h]], HAIRLINE);
  for (let i = 1; i < rows; i++) p.ink([[x, y + (h * i) / rows], [x + w, y + (h * i) / rows]], HAIRLINE);
}

/** A plus of arm length r. */
function plus(p: Picture, x: number, y: number, r: number, pigment: Pigment): void {
  const a = r * 0.36;
  const arms: Point[] = [
    [-a, -r], [a, -r], [a, -a], [r, -a], [r, a], [a, a], [a, r], [-a, r], [-a, a], [-r, a], [-r, -a], [-a, -a],
  ];
  p.polygon(movePoints(arms, x, y), pigment, { ...SMALL_DETAIL, pool: 0, width: 1.1 });
}

function bicycle(p: Picture, x: number, y: number, pigment: Pigment): void {
  const at = (dx: number, dy: number): Point => [x + dx, y - dy];
  const [back, front, crank, seat, head] = [at(0, 6.4), at(18, 6.4), at(8, 6.4), at(5.5, 14.5), at(15, 15)];
  for (const [cx, cy] of [back, front]) {
    p.curve(p.brush.blob(cx, cy, 6.4, 6.4, 12, 0.01), { close: true, width: 1.1 });
  }
  p.ribbon([back, seat, crank, head, front], pigment, 2.4, 0.9);
  p.ink([back, crank, head, seat, back], { width: 1, overshoot: 0 }).ink([seat, crank], { width: 1, overshoot: 0 });
  p.ink([front, at(14.5, 18)], { width: 1, overshoot: 0 });
  p.curve([at(11.5, 18.5), at(14.5, 18), at(18, 19)], { width: 1.2 });
  p.ink([seat, at(5, 16.5)], { width: 1, overshoot: 0 });
  p.ink([at(2, 16.8), at(8, 16.8)], { width: 1.6, overshoot: 0 });
}

function coworking(): Picture {
  const p = new Picture(71).sky(0.5).splash("sky");
  p.tree(50, 178, 16, "leaf", 1.15);
  // glass loft under a slanting roof
  p.polygon([[104, 66], [104, 48], [196, 32], [196, 66]], "glass", { opacity: 0.75, reserve: 0.95 });
  p.wash([[104, 66], [104, 56], [140, 66]], "cream", { opacity: 0.8, pool: 0, reserve: 0.8 });
  p.ink([[97, 48], [203, 30]], { width: 2.2 }).ink([[98, 51], [203, 33.5]], { width: 0.8 });
  for (let i = 1; i < 6; i++) p.ink([[104 + i * 15.3, 47.5 - i * 2.7], [104 + i * 15.3, 66]], HAIRLINE);
  p.ink([[104, 57], [196, 50]], HAIRLINE);
  // brick frame, workshop windows
  p.wall(92, 66, 116, 112, "E", { opacity: 0.7 }).shade(192, 68, 16, 108, 0.2);
  p.wash(rect(88, 63, 124, 5), "cream", CORNICE).ink(rect(88, 63, 124, 5), { close: true, width: 1.2 });
  for (const y of [74, 108]) {
    [99, 135, 171].forEach((x, i) => panes(p, x, y, 30, 27, 3, 3, (y + i) % 3 === 1));
    p.ink([[92, y + 30], [208, y + 30]], { width: 0.9 });
  }
  // ground floor: one long table behind glass
  panes(p, 99, 142, 66, 28, 4, 1, true);
  for (const x of [112, 132, 152]) {
    p.ink([[x, 142], [x, 147]], HAIRLINE);
    p.polygon([[x - 3.5, 151], [x - 1, 147], [x + 1, 147], [x + 3.5, 151]], "A", { ...SMALL_DETAIL, width: 0.8 });
  }
  p.ink([[103, 163], [161, 163]], { width: 1.2, overshoot: 0 }).ink([[108, 163], [108, 170]], HAIRLINE);
  p.ink([[156, 163], [156, 170]], HAIRLINE);
  for (const x of [118, 144]) p.ink([[x, 163], [x + 5, 163], [x + 7, 159]], { width: 1, overshoot: 0 });
  p.door(173, 144, 24, 34, "glass").ink([[169, 141], [201, 141]], { width: 1.6 });
  p.ground();
  bicycle(p, 220, 178, "L");
  bicycle(p, 254, 178, "A");
  for (const x of [229, 263]) p.curve([[x - 3, 178], [x - 3, 164], [x + 3, 164], [x + 3, 178]], { width: 0.8 });
  // one more on its way
  p.person(28, 185, 18, "P").person(124, 189, 18, "S").person(76, 189, 18, "C");
  bicycle(p, 20, 193, "S");
  drawBricks(p, "E", [[92, 172], [165, 150], [94, 104], [200, 104], [165, 139]]);
  return p.bush(82, 178, 8).bush(97, 63, 5).bush(203, 63, 5);
}

function serviceStation(): Picture {
  const p = new Picture(72).sky(0.5).splash("sky");
  p.tree(36, 178, 15).tree(268, 178, 15, "leaf", 1.15);
  // kiosk
  p.wall(166, 116, 46, 62, "E", { opacity: 0.62 }).shade(204, 118, 8, 58, 0.2);
  p.window(172, 128, 20, 22, { bars: 1, lit: true }).door(196, 136, 12, 42, "glass");
  p.ink([[168, 154], [194, 154]], { width: 1 });
  p.wash(rect(164, 109, 52, 8), "E", { ...CORNICE, opacity: 0.9 });
  p.ink(rect(166, 109, 50, 8), { close: true, width: 1.3 });
  // canopy: one thick rounded slab
  const slab: Point[] = [[60, 90], [66, 82], [168, 82], [174, 90], [174, 98], [168, 106], [66, 106], [60, 98]];
  p.wash(slab, "E", { opacity: 0.95, reserve: 1, register: 0.5, rough: 0.6 });
  p.ink(slab, { close: true, width: 1.6 });
  p.wash(rect(61, 91, 112, 6), "cream", { opacity: 0.5, pool: 0, register: 0.3, reserve: 1 });
  p.ink([[60, 91], [174, 91]], { width: 0.9 }).ink([[60, 97], [174, 97]], { width: 0.9 });
  for (const x of [70, 157]) {
    p.wash(rect(x, 106, 7, 68), "cream", CORNICE).ink([[x, 106], [x, 174]], { width: 1.2 });
    p.ink([[x + 7, 106], [x + 7, 174]], { width: 1.2 });
  }
  for (const x of [96, 117, 138]) {
    p.polygon([[x - 4, 106], [x + 4, 106], [x + 3, 109], [x - 3, 109]], "A", { ...SMALL_DETAIL, width: 0.9 });
  }
  // two pumps
  for (const x of [84, 137]) {
    p.wall(x, 138, 15, 36, "E", { opacity: 0.95, reserve: 1, width: 1.4 });
    p.disc(x + 7.5, 131, 6.5, "cream", { width: 1.3 });
    p.wall(x + 3, 143, 9, 8, "cream", { ...SMALL_DETAIL, opacity: 0.6 }).ink([[x + 5, 149], [x + 9, 145]], HAIRLINE);
    p.ink([[x + 2, 156], [x + 13, 156]], HAIRLINE).ink([[x + 2, 160], [x + 13, 160]], HAIRLINE);
    p.curve([[x + 15, 146], [x + 20, 150], [x + 20, 166], [x + 17, 168], [x + 15, 160]], { width: 1.3 });
    p.wash(rect(x - 4, 173, 23, 5), "stone", { opacity: 0.6, reserve: 1, pool: 0 });
    p.ink([[x - 4, 173], [x + 19, 173]], { width: 1.1 });
  }
  // a car at the pump
  const car: Point[] = [
    [106, 175], [106, 168], [108, 166], [113, 165], [117, 158], [127, 158], [131, 165], [134, 167], [134, 175],
  ];
  p.wash(car, "L", { ...SMALL_DETAIL, opacity: 0.95 }).curve(car, { width: 1.2 });
  p.ink([[106, 175], [134, 175]], { width: 1.1 });
  p.wash([[115, 165], [118, 160], [126, 160], [129, 165]], "glass", { ...SMALL_DETAIL, pool: 0 });
  p.ink([[115, 165], [118, 160], [126, 160], [129, 165]], { close: true, width: 0.8, overshoot: 0 });
  for (const x of [112, 128]) p.disc(x, 176, 3.4, "shade", { width: 1.2 });
  // the sign by the road
  p.ink([[238, 178], [238, 96]], { width: 1.6 }).ink([[241, 178], [241, 96]], { width: 1 });
  p.disc(239.5, 82, 15, "E", { opacity: 0.85, width: 1.5 });
  p.disc(239.5, 82, 11, "cream", { opacity: 0.4, width: 0.9 });
  p.soft([[239.5, 74], [244, 82], [243, 87], [239.5, 89], [236, 87], [235, 82]], "E", SMALL_DETAIL);
  p.wall(229, 102, 21, 24, "cream", { ...SMALL_DETAIL, opacity: 0.5, width: 1.2 });
  for (const y of [107, 113, 119]) {
    p.ink([[232, y], [239, y]], { width: 1, overshoot: 0 }).ink([[242, y], [247, y]], { width: 1, overshoot: 0 });
  }
  // tyres by the kiosk
  for (const y of [176, 171, 166]) {
    p.soft(
      [[215, y - 2], [217, y - 4], [226, y - 4], [228, y - 2], [228, y], [226, y + 2], [217, y + 2], [215, y]],
      "shade", { ...SMALL_DETAIL, opacity: 0.7 },
    );
  }
  drawBricks(p, "E", [[169, 121], [196, 124], [170, 159], [181, 168]]);
  for (let i = 0; i < 11; i++) p.ink([[70 + i * 9.4, 83], [70 + i * 9.4, 90]], { ...HAIRLINE, opacity: 0.6 });
  for (const x of [172, 177, 182, 187]) p.ink([[x + 1, 150], [x + 1, 144], [x + 3, 144], [x + 3, 150]], HAIRLINE);
  return p.ground().person(182, 188, 18, "S").person(58, 188, 18, "C");
}

function warehouse(): Picture {
  const p = new Picture(73).sky(0.5).splash("sky");
  // a broad, low gable
  p.wall(56, 106, 188, 72, "E", { opacity: 0.62 }).shade(226, 108, 18, 68, 0.2);
  p.polygon([[48, 107], [150, 66], [252, 107]], "E", { opacity: 0.85 });
  p.ink([[46, 108], [150, 66], [254, 108]], { width: 2 });
  for (let i = -6; i <= 6; i++) {
    const x = 150 + i * 13;
    if (Math.abs(i) > 1) p.ink([[x, 107], [x, 70 + Math.abs(i) * 5.4]], { ...HAIRLINE, opacity: 0.8 });
  }
  p.disc(150, 89, 10, "cream", { opacity: 0.5 });
  for (const y of [85, 89, 93]) p.ink([[141.5, y], [158.5, y]], HAIRLINE);
  // three roller doors
  const shutter = (x: number, foot: number): void => {
    p.wash(rect(x, 122, 46, foot - 122), "cream", { opacity: 0.55, pool: 0.4, register: 0.4, reserve: 1 });
    for (let y = 127; y < foot; y += 5.6) p.ink([[x, y], [x + 46, y]], HAIRLINE);
    p.ink([[x, foot], [x + 46, foot]], { width: 1.3 });
  };
  for (const x of [66, 127, 188]) {
    if (x === 127) p.wash(rect(x, 122, 46, 52), "shade", { opacity: 0.75, reserve: 0.9 });
    shutter(x, x === 127 ? 140 : 174);
    p.ink(rect(x, 122, 46, 52), { close: true, width: 1.4 });
    p.wash(rect(x - 2, 115, 50, 7), "E", { opacity: 0.95, reserve: 0.9, pool: 0 });
    p.ink(rect(x - 2, 115, 50, 7), { close: true, width: 1.2 });
  }
  p.shade(57, 109, 186, 5, 0.18);
  drawBricks(p, "E", [[57, 150], [114, 162], [175, 152], [236, 160]]);
  const crate = (x: number, y: number, w: number, h: number): void => {
    p.wall(x, y, w, h, "wood", { opacity: 0.85, reserve: 1, register: 0.4, rough: 0.4, width: 1.1 });
    p.ink([[x, y + h * 0.5], [x + w, y + h * 0.5]], HAIRLINE);
  };
  for (const x of [119, 181]) {
    p.ink([[x, 126], [x, 133]], { width: 1 });
    p.polygon([[x - 4, 139], [x - 2, 133], [x + 2, 133], [x + 4, 139]], "A", { ...SMALL_DETAIL, width: 1 });
    for (const dx of [-3, 3]) p.ink([[x + dx, 146], [x + dx, 172]], { ...HAIRLINE, opacity: 0.7 });
  }
  for (const x of [61, 239]) p.ink([[x, 112], [x, 172]], { ...HAIRLINE, opacity: 0.7 });
  crate(132, 158, 14, 16);
  crate(148, 158, 14, 16);
  crate(139, 144, 14, 14);
  p.wash(rect(56, 174, 188, 4), "stone", { opacity: 0.5, pool: 0, reserve: 1 });
  p.ink([[56, 174], [244, 174]], { width: 1 });
  p.ground();
  // pallets
  const pallet = (x: number, w: number): void => {
    p.ink([[x, 188], [x + w, 188]], { width: 1.3 }).ink([[x, 192], [x + w, 192]], { width: 1.3 });
    for (const at of [0.06, 0.5, 0.94]) p.ink([[x + w * at, 188], [x + w * at, 192]], { width: 1.8, overshoot: 0 });
  };
  crate(20, 174, 16, 14);
  crate(37, 174, 14, 14);
  crate(27, 160, 16, 14);
  crate(8, 179, 9, 9);
  pallet(17, 37);
  // forklift
  p.polygon(
    [[262, 186], [262, 172], [272, 172], [274, 178], [284, 178], [284, 186]],
    "A", { ...SMALL_DETAIL, opacity: 0.95, width: 1.3 },
  );
  p.ink([[262, 172], [264, 158], [279, 158], [281, 178]], { width: 1.3 });
  p.ink([[258, 191], [258, 154]], { width: 1.8 }).ink([[246, 190], [258, 190]], { width: 1.6 });
  p.disc(267, 188, 4.2, "shade").disc(280, 188, 3.6, "shade");
  p.curve(p.brush.blob(272, 166, 1.9, 2.2, 7, 0), { close: true, width: 0.9 });
  p.ink([[272, 168], [271, 174]], { width: 1.2 });
  crate(244, 176, 13, 13);
  return p.person(178, 189, 18, "S").person(92, 189, 18, "L");
}

function bank(): Picture {
  const p = new Picture(74).sky(0.5).splash("sky");
  p.tree(30, 178, 15, "leaf", 1.1).tree(268, 178, 15);
  // wing
  p.wall(114, 90, 126, 88, "E", { opacity: 0.62 }).shade(222, 92, 18, 84, 0.2);
  p.wash(rect(112, 82, 132, 8), "cream", CORNICE).ink([[118, 82], [244, 82]], { width: 1.3 });
  p.ink([[118, 90], [244, 90]], { width: 1.8 }).ink([[244, 82], [244, 90]], { width: 1.1 });
  p.rail(120, 82, 120, 8, 12);
  for (const x of [130, 167, 204]) {
    p.window(x, 104, 20, 50, { bars: 2, arch: 1, lit: x === 167 });
    p.ink([[x - 3, 155], [x + 23, 155]], { width: 1.3 });
  }
  p.columns(117, 96, 68, 4, 37, 8).ink([[114, 166], [240, 166]], { width: 1.1 });
  p.shade(112, 91, 128, 5, 0.18).hatch(204, 168, 24, 8, 4);
  drawBricks(p, "E", [[128, 170], [156, 171], [186, 170]]);
  // the corner with the door
  p.wall(54, 90, 60, 88, "E", { opacity: 0.85, reserve: 0.95 }).shade(102, 92, 12, 84, 0.22);
  p.wall(50, 80, 68, 10, "cream", { ...CORNICE, width: 1.6 });
  // the coin stands over it: milled edge, no country's money
  const scroll: Point[] = [[54, 80], [55, 72], [62, 69], [66, 80]];
  for (const side of [scroll, mirrorPoints(scroll, 84)]) {
    p.wash(side, "E", { opacity: 0.9, reserve: 0.95 }).curve(side, { width: 1.4 });
  }
  p.disc(88, 57, 22, "A", { opacity: 0.95, pool: 0.8, width: 1.5 });
  p.disc(84, 57, 22, "A", { opacity: 0.85, width: 1.7 });
  for (let i = -6; i <= 6; i++) {
    const [dx, dy] = [Math.cos(i * 0.23) * 22, Math.sin(i * 0.23) * 22];
    p.ink([[84 + dx, 57 + dy], [88 + dx, 57 + dy]], { width: 0.7, overshoot: 0 });
  }
  p.curve(p.brush.blob(84, 57, 17, 17, 14, 0.01), { close: true, width: 1 });
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const [r, angle] = [i % 2 ? 5 : 12, (i * Math.PI) / 5 - Math.PI / 2];
    return [84 + Math.cos(angle) * r, 58 + Math.sin(angle) * r];
  });
  p.polygon(star, "cream", { ...SMALL_DETAIL, opacity: 0.5, pool: 0, width: 1.2 });
  p.wall(66, 97, 36, 13, "cream", { ...SMALL_DETAIL, opacity: 0.5 }).ink([[71, 102], [97, 102]], HAIRLINE);
  p.ink([[74, 106], [94, 106]], HAIRLINE);
  p.ink([[54, 117], [114, 117]], { width: 1.3 }).door(72, 128, 24, 44, "wood", 1).columns(60, 121, 51, 2, 40, 7);
  p.steps(62, 171, 44, 2, 3.5, 4);
  p.ground();
  p.ink([[56, 184], [112, 184]], { width: 0.9 }).ink([[56, 184], [44, 191]], { width: 0.9 });
  return p.person(128, 189, 18, "L").person(196, 188, 18, "S").person(206, 189, 12, "C").bush(250, 178, 7);
}

function manufacturing(): Picture {
  const p = new Picture(75).sky(0.5).splash("sky");
  // two stacks and their smoke
  for (const [x, top] of [[206, 34], [228, 46]] as const) {
    p.polygon([[x, 122], [x + 2, top], [x + 12, top], [x + 14, 122]], "roof", { opacity: 0.8, reserve: 0.95 });
    p.wash(rect(x + 1, top + 8, 12, 7), "cream", { opacity: 0.6, pool: 0, register: 0.3, reserve: 1 });
    for (const y of [top + 8, top + 15]) p.ink([[x + 1.5, y], [x + 12.5, y]], { width: 0.9, overshoot: 0 });
    p.ink([[x, top], [x + 14, top]], { width: 2 });
    for (let y = top + 24; y < 116; y += 12) {
      p.ink([[x + 3, y], [x + 8, y]], HAIRLINE).ink([[x + 6, y + 6], [x + 11, y + 6]], HAIRLINE);
    }
  }
  for (const [x, y, r] of [
    [210, 24, 7], [200, 17, 9], [184, 16, 7], [234, 36, 6], [244, 30, 8], [258, 28, 6],
  ] as const) {
    p.wash(p.brush.blob(x, y, r * 1.3, r, 10, 0.12), "road", { opacity: 0.45, pool: 0.5, reserve: 0.7, rough: 1.6 });
    p.curve(arc(x, y, r * 1.25, r, 3.3, 5.9, 6), { width: 0.9 });
  }
  // saw-tooth hall
  p.wall(50, 120, 152, 58, "E", { opacity: 0.66 });
  for (let i = 0; i < 4; i++) {
    const x = 50 + i * 38;
    p.polygon([[x, 120], [x, 84], [x + 38, 120]], "E", { opacity: 0.9 });
    p.polygon([[x + 5, 114], [x + 5, 97], [x + 23, 114]], "glass", { opacity: 0.8, reserve: 0.95, width: 1 });
    p.ink([[x - 1, 83], [x + 39, 121]], { width: 2.2 }).ink([[x + 11, 103], [x + 11, 114]], HAIRLINE);
    p.ink([[x + 17, 109], [x + 17, 114]], HAIRLINE);
  }
  for (const x of [58, 82, 160]) panes(p, x, 130, 18, 28, 2, 3, x === 82);
  p.wall(110, 128, 40, 50, "cream", { opacity: 0.55, reserve: 1, width: 1.4 });
  p.ink([[130, 128], [130, 178]], { width: 1.1 });
  p.ink([[112, 130], [128, 176]], HAIRLINE).ink([[128, 130], [112, 176]], HAIRLINE).ink([[132, 130], [148, 176]], HAIRLINE);
  p.ink([[148, 130], [132, 176]], HAIRLINE);
  p.ink([[106, 126], [154, 126]], { width: 1.8 });
  // boiler house under the stacks
  p.wall(198, 122, 52, 56, "E", { opacity: 0.75, reserve: 0.95 }).shade(240, 124, 10, 52, 0.22);
  p.ink([[194, 122], [254, 122]], { width: 1.9 });
  p.window(206, 132, 14, 20, { bars: 2, arch: 1 }).window(228, 132, 14, 20, { bars: 2, arch: 1, lit: true });
  p.curve([[184, 160], [190, 160], [192, 156], [192, 142], [195, 139], [199, 139]], { width: 1.5 });
  p.door(216, 156, 13, 22, "wood");
  p.tree(26, 178, 13).tree(276, 178, 13, "leaf", 1.1);
  return p.ground().person(98, 189, 18, "S").person(172, 188, 18, "A").person(183, 188, 18, "L").bush(258, 178, 6);
}

function doctorsOffice(): Picture {
  const p = new Picture(76).sky(0.5).splash("sky");
  p.tree(24, 178, 14, "leaf", 1.2).tree(274, 178, 15);
  // villa: hipped roof, gable in the middle, low wing
  p.wall(78, 96, 112, 82, "E", { opacity: 0.62 }).shade(176, 98, 14, 78, 0.2);
  p.polygon([[70, 98], [96, 62], [172, 62], [198, 98]], "slate", { opacity: 0.85 });
  p.ink([[68, 98], [200, 98]], { width: 1.8 });
  for (const [x, y] of [[96, 70], [88, 79], [98, 88], [82, 91], [164, 70], [172, 79], [164, 89], [180, 91]] as const) {
    p.ink([[x, y], [x + 8, y]], { ...HAIRLINE, opacity: 0.7 });
  }
  p.wall(176, 46, 10, 24, "roof", { opacity: 0.8, reserve: 0.95, width: 1.2 });
  p.ink([[174, 46], [188, 46]], { width: 1.5 });
  p.polygon([[112, 98], [112, 74], [134, 52], [156, 74], [156, 98]], "E", { opacity: 0.8, reserve: 0.97 });
  p.ink([[107, 79], [134, 51], [161, 79]], { width: 2 });
  p.disc(134, 80, 13, "cream", { opacity: 0.4, width: 1.4 });
  plus(p, 134, 80, 9, "E");
  p.wall(190, 128, 46, 50, "E", { opacity: 0.55 }).shade(226, 130, 10, 46, 0.2);
  p.polygon([[186, 129], [194, 112], [228, 112], [242, 129]], "slate", { opacity: 0.8 });
  p.window(198, 138, 12, 18, { bars: 2 }).window(216, 138, 12, 18, { bars: 2, lit: true });
  for (const x of [86, 170]) {
    p.window(x, 106, 13, 18, { bars: 2 }).ink([[x - 2, 125], [x + 15, 125]], { width: 1.1 });
  }
  p.window(118, 106, 13, 18, { bars: 2, lit: true }).window(138, 106, 13, 18, { bars: 2, lit: true });
  // porch
  p.wash([[78, 132], [190, 132], [196, 140], [72, 140]], "slate", { opacity: 0.7, reserve: 0.97 });
  p.ink([[78, 132], [190, 132], [196, 140], [72, 140]], { close: true, width: 1.3 });
  p.shade(78, 140, 112, 8, 0.2).door(125, 146, 18, 28, "wood");
  p.window(88, 148, 18, 18, { bars: 2 }).window(162, 148, 18, 18, { bars: 2 });
  for (const x of [76, 114, 151, 188]) {
    p.wash(rect(x, 140, 4, 38), "cream", CORNICE).ink([[x, 140], [x, 176]], { width: 1 });
    p.ink([[x + 4, 140], [x + 4, 176]], { width: 1 });
  }
  p.rail(80, 176, 34, 8, 7).rail(155, 176, 33, 8, 7).steps(118, 173, 32, 2, 3, 3);
  p.ground();
  // the plus by the gate
  p.ink([[60, 178], [60, 146]], { width: 1.6 });
  p.wall(48, 122, 24, 24, "cream", { opacity: 0.4, reserve: 1, width: 1.5 });
  plus(p, 60, 134, 8, "E");
  p.person(110, 189, 18, "S").person(121, 190, 12, "L").person(206, 188, 18, "C").bush(96, 178, 5);
  return p.bush(246, 178, 9);
}

function hospital(): Picture {
  const p = new Picture(79).sky(0.5).splash("sky");
  // two slabs and a bridge make the H
  for (const x of [28, 196]) {
    p.wall(x, 46, 76, 132, "E", { opacity: 0.64 }).shade(x + 64, 48, 12, 128, 0.2);
    p.wash(rect(x - 3, 40, 82, 6), "cream", CORNICE).ink(rect(x - 3, 40, 82, 6), { close: true, width: 1.3 });
    for (let row = x < 100 ? 1 : 0; row < 4; row++) {
      const y = 60 + row * 23;
      p.window(x + 6, y, 54, 11, { bars: 0, lit: row === 2 });
      for (let i = 1; i < 6; i++) p.ink([[x + 6 + i * 9, y], [x + 6 + i * 9, y + 11]], HAIRLINE);
    }
  }
  p.wall(104, 82, 92, 44, "E", { opacity: 0.8, reserve: 0.95 }).ink([[104, 78], [196, 78]], { width: 1.2 });
  p.wash(rect(104, 78, 92, 4), "cream", CORNICE);
  for (const y of [90, 108]) {
    p.window(110, y, 80, 11, { bars: 0, lit: y === 108 });
    for (let i = 1; i < 8; i++) p.ink([[110 + i * 10, y], [110 + i * 10, y + 11]], HAIRLINE);
  }
  // ambulance bay
  p.wash(rect(104, 126, 92, 52), "shade", { opacity: 0.55, pool: 0.4, reserve: 0.9 });
  p.wash(rect(100, 126, 100, 7), "E", { ...CORNICE, opacity: 0.95 });
  p.ink(rect(100, 126, 100, 7), { close: true, width: 1.3 });
  p.polygon(
    [[122, 173], [122, 148], [160, 148], [160, 154], [168, 156], [174, 164], [174, 173]],
    "cream", { opacity: 0.25, pool: 0.2, reserve: 1, register: 0.3, rough: 0.3, width: 1.4 },
  );
  p.wash([[161, 156], [167, 157], [171, 163], [161, 163]], "glass", { ...SMALL_DETAIL, pool: 0 });
  p.ink([[161, 156], [167, 157], [171, 163], [161, 163]], { close: true, width: 0.9, overshoot: 0 });
  p.wash(rect(122, 166, 52, 3), "L", { ...SMALL_DETAIL, pool: 0 }).ink([[122, 166], [160, 166]], HAIRLINE);
  p.ink([[122, 169], [174, 169]], HAIRLINE).ink([[160, 154], [160, 173]], { width: 0.9 });
  plus(p, 139, 157, 6, "E");
  p.wall(150, 143, 8, 5, "L", { ...SMALL_DETAIL, width: 1 }).disc(132, 174, 4.6, "shade").disc(164, 174, 4.6, "shade");
  // the sign
  p.disc(62, 65, 15, "cream", { opacity: 0.35, width: 1.6 });
  plus(p, 62, 65, 10, "E");
  p.door(54, 154, 24, 24, "glass").ink([[48, 151], [84, 151]], { width: 1.6 }).door(222, 156, 20, 22, "glass");
  p.tree(14, 178, 9, "leaf", 1.3).tree(286, 178, 9, "leaf", 1.3);
  return p.ground().person(92, 188, 18, "S").person(206, 188, 18, "C").person(216, 189, 12, "A");
}

function skyscraper(): Picture {
  const p = new Picture(78).sky(0.55).splash("sky");
  // the low town at its feet
  for (const [x, y, w] of [[36, 138, 34], [66, 122, 26], [210, 128, 30], [236, 142, 30]] as const) {
    p.wall(x, y, w, 178 - y, "slate", { opacity: 0.35, pool: 0.2, reserve: 0.9, width: 1 });
    for (let i = 0; i < 3; i++) {
      p.ink([[x + 5, y + 8 + i * 9], [x + w - 6, y + 8 + i * 9]], { width: 0.8, overshoot: 0, opacity: 0.7 });
    }
  }
  // setbacks
  const tiers = [
    [90, 150, 120, 28], [106, 124, 88, 26], [119, 54, 62, 70], [128, 40, 44, 14], [137, 30, 26, 10],
  ] as const;
  for (const [x, y, w, h] of tiers) {
    p.wall(x, y, w, h, "E", { opacity: 0.74, reserve: 0.97 }).shade(x + w * 0.84, y + 1, w * 0.16, h - 2, 0.22);
    p.ink([[x - 2, y], [x + w + 2, y]], { width: 1.8 });
  }
  p.polygon([[139, 30], [150, 19], [161, 30]], "slate", { opacity: 0.85, reserve: 0.95, width: 1.3 });
  p.ink([[150, 20], [150, 2]], { width: 1.7 }).ink([[146, 11], [154, 11]], { width: 0.9 });
  p.ink([[147.5, 7], [152.5, 7]], { width: 0.9 });
  // strips of glass from foot to top
  const strip = (x: number, y: number, h: number, lit: boolean): void => {
    p.wash(rect(x, y, 5, h), lit ? "cream" : "glass", { ...SMALL_DETAIL, opacity: 0.85 });
    p.ink([[x, y], [x, y + h]], HAIRLINE).ink([[x + 5, y], [x + 5, y + h]], HAIRLINE);
  };
  for (let i = 0; i < 5; i++) strip(124 + i * 11.5, 60, 62, i === 1);
  for (let i = 0; i < 6; i++) strip(111 + i * 14.4, 129, 18, i === 4);
  for (let i = 0; i < 3; i++) strip(133 + i * 14.5, 43, 9, false);
  for (let y = 67; y < 122; y += 7) p.ink([[122, y], [178, y]], { width: 0.5, overshoot: 0, opacity: 0.6 });
  p.grid(96, 157, 3, 1, 11, 15, 14, 0, { bars: 2 }).grid(165, 157, 3, 1, 11, 15, 14, 0, { bars: 2 });
  p.door(140, 156, 20, 22, "wood", 1).ink([[134, 153], [166, 153]], { width: 1.6 });
  p.ground().tree(24, 178, 9).tree(276, 178, 9).person(122, 188, 18, "S").person(176, 189, 18, "L");
  return p.person(226, 188, 18, "C");
}

export const EMPLOY_PICTURES: Readonly<Record<string, () => Picture>> = {
  coworking,
  "service-station": serviceStation,
  warehouse,
  bank,
  manufacturing,
  "doctors-office": doctorsOffice,
  hospital,
  skyscraper,
};
