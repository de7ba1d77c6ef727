/** The lid of Places, Please, 480 x 268 units: a die above four digits; a 2 falls into the bin. */

import { rect } from "$lib/watercolour/brush";
import { LayeredDrawing } from "$lib/watercolour/layeredDrawing";
import { drawDie } from "./die";

const DIGITS = [6, 5, 3, 1];
const DEPTHS = [0.8, 0.6, 0.44, 0.3];

function board(sheet: LayeredDrawing): void {
  DIGITS.forEach((digit, i) => {
    const slot = rect(42 + i * 76, 150, 64, 78);
    sheet.wash(slot, "indigo", { opacity: DEPTHS[i]!, reserve: 1 }).ink(slot, { close: true, width: 1.8 });
    sheet.letter(74 + i * 76, 210, 58, String(digit));
  });
}

function bin(sheet: LayeredDrawing, x: number, y: number): void {
  sheet.wash([[x + 6, y], [x + 60, y + 2], [x + 54, y + 66], [x + 12, y + 64]], "stone", { opacity: 0.7, reserve: 1 });
  sheet.ink([[x, y], [x + 68, y]], { width: 2 });
  sheet.ink([[x + 6, y], [x + 12, y + 64], [x + 56, y + 64], [x + 62, y]], { width: 1.6 });
  sheet.mark(`<path d="M${x + 24} ${y}q0-9 5-9h10q5 0 5 9" stroke-width="1.5"/>`);
  for (const rib of [20, 34, 48]) sheet.ink([[x + rib, y + 12], [x + 34 + (rib - 34) * 0.8, y + 54]], { width: 1 });
  sheet.letter(x + 58, y - 18, 34, "2", "ltr", 14);
}

export function drawBoxCover(): string {
  const sheet = new LayeredDrawing(8);
  sheet.wash([[0, 150], [90, 120], [240, 134], [380, 112], [480, 140], [480, 290], [0, 290]], "cream", {
    opacity: 0.55,
    pool: 0,
    rough: 5,
    edge: 0.14,
  });
  sheet.wash([[250, 10], [420, 0], [480, 40], [470, 120], [360, 130], [270, 90]], "sky", {
    opacity: 0.34,
    pool: 0,
    rough: 6,
    edge: 0.12,
  });
  board(sheet);
  bin(sheet, 364, 164);
  sheet.mark('<path d="M238 74C290 30 370 40 404 100" stroke-width="1.6" stroke-dasharray="1 6"/>');
  return `${sheet.inner()}<g transform="translate(78 8) rotate(-8 100 60) scale(.74)">${drawDie(5, 6)}</g>`;
}
