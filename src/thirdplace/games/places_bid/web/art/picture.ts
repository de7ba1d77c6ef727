/** A building picture, 300 x 210 units, ground line at y = 178, from the parts all pictures share. */

import { arc, mirrorPoints, rect } from "$lib/watercolour/brush";
import type { Pigment, Point, Points } from "$lib/watercolour/brush";
import { LayeredDrawing } from "$lib/watercolour/layeredDrawing";

export { arc, mirrorPoints, movePoints, polar, rect } from "$lib/watercolour/brush";
export type { Pigment, Point, Points } from "$lib/watercolour/brush";

export const GROUND_Y = 178;

export interface WindowOptions {
  /** Glazing bars: 0 none, 1 upright, 2 a cross. */
  bars?: 0 | 1 | 2;
  /** Height of a round head: 0 flat, 1 half a circle. */
  arch?: number;
  lit?: boolean;
}

export interface GridOptions extends Omit<WindowOptions, "lit"> {
  litAt?: (column: number, row: number) => boolean;
  skip?: (column: number, row: number) => boolean;
}

/** An opening's outline without its foot: flat or arched head. */
const head = (x: number, y: number, w: number, arch: number): Point[] =>
  arch
    ? arc(x + w / 2, y + (w / 2) * arch, w / 2, (w / 2) * arch, Math.PI, 2 * Math.PI, 5)
    : [
        [x, y],
        [x + w, y],
      ];

export class Picture extends LayeredDrawing {
  // ---- openings

  window(x: number, y: number, w: number, h: number, options: WindowOptions = {}): this {
    const { bars = 1, arch = 0, lit = false } = options;
    const top = head(x, y, w, arch);
    const frame: Point[] = [...top, [x + w, y + h], [x, y + h]];
    const glass = { opacity: 0.8, pool: 0.8, register: 0.7, rough: 0.5, reserve: 0.8 };
    this.wash(frame, lit ? "cream" : "glass", glass);
    if (arch) {
      const foot: Point[] = [[x, y + h], [x + w, y + h]];
      this.curve([[x, y + h], ...top, [x + w, y + h]], { width: 1.05 }).ink(foot, { width: 1.05 });
    } else {
      this.ink(frame, { close: true, width: 1.05, overshoot: 0.7, wobble: 0.3 });
    }
    const bar = { width: 0.7, overshoot: 0 };
    if (bars > 0) this.ink([[x + w / 2, y + (arch ? 1 : 0)], [x + w / 2, y + h]], bar);
    if (bars > 1) this.ink([[x, y + h * 0.45], [x + w, y + h * 0.45]], bar);
    return this;
  }

  /** Windows in columns and rows; stepX and stepY lead from one to the next. */
  grid(
    x: number, y: number, columns: number, rows: number,
    w: number, h: number, stepX: number, stepY: number,
    { litAt, skip, ...options }: GridOptions = {},
  ): this {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (skip?.(column, row)) continue;
        const lit = litAt?.(column, row) ?? false;
        this.window(x + column * stepX, y + row * stepY, w, h, { ...options, lit });
      }
    }
    return this;
  }

  door(x: number, y: number, w: number, h: number, pigment: Pigment = "wood", arch = 0): this {
    const top = head(x, y, w, arch);
    const leaf = { opacity: 0.85, register: 0.6, rough: 0.4, reserve: 0.7 };
    this.wash([...top, [x + w, y + h], [x, y + h]], pigment, leaf);
    const frame: Point[] = [[x, y + h], ...top, [x + w, y + h]];
    if (arch) this.curve(frame, { width: 1.2 });
    else this.ink(frame, { width: 1.2, overshoot: 0.7 });
    return w > 9 ? this.ink([[x + w / 2, y + 2], [x + w / 2, y + h]], { width: 0.8, overshoot: 0 }) : this;
  }

  // ---- fittings

  flag(x: number, y: number, h: number, pigment: Pigment): this {
    const top = y - h;
    const right = x + h * 0.62;
    const cloth: Point[] = [[x, top], [right, top + h * 0.1], [x + h * 0.55, top + h * 0.42], [x, top + h * 0.36]];
    this.ink([[x, y], [x, top]], { width: 1.1 });
    this.wash(cloth, pigment, { opacity: 0.9, pool: 0, register: 0.4, rough: 0.5 });
    const upper: Point[] = [[x, top], [x + h * 0.3, top + h * 0.02], [right, top + h * 0.1]];
    const lower: Point[] = [[x + h * 0.55, top + h * 0.42], [x + h * 0.25, top + h * 0.34], [x, top + h * 0.36]];
    return this.curve([...upper, ...lower], { width: 0.95 });
  }

  awning(x: number, y: number, w: number, h: number, pigment: Pigment, stripes = 6): this {
    const [left, width] = [x - 4, w + 8];
    const cloth: Point[] = [[x, y], [x + w, y], [left + width, y + h], [left, y + h]];
    this.wash(cloth, "cream", { opacity: 0.4, pool: 0, reserve: 0.9 });
    for (let i = 0; i < stripes; i += 2) {
      const [a, b] = [i / stripes, (i + 1) / stripes];
      const stripe: Point[] = [[x + w * a, y], [x + w * b, y], [left + width * b, y + h], [left + width * a, y + h]];
      this.wash(stripe, pigment, { opacity: 0.85, pool: 0.3, register: 0.4, rough: 0.4 });
    }
    this.ink([[left, y + h], [x, y], [x + w, y], [left + width, y + h]], { width: 1.2 });
    const hem = Array.from({ length: stripes * 2 + 1 }, (_, i): Point => [
      left + (width * i) / (stripes * 2),
      y + h + (i % 2 ? 3.2 : 0),
    ]);
    return this.curve(hem, { width: 1.1 });
  }

  columns(x: number, y: number, h: number, n: number, step: number, w = 7): this {
    for (let i = 0; i < n; i++) {
      const [left, right] = [x + i * step, x + i * step + w];
      this.wash(rect(left, y, w, h), "cream", { opacity: 0.5, pool: 0.4, register: 0.4, rough: 0.4, reserve: 1 });
      this.ink([[left, y], [left, y + h]], { width: 1 }).ink([[right, y], [right, y + h]], { width: 1 });
      this.ink([[left - 1.5, y], [right + 1.5, y]], { width: 1.1 });
      this.ink([[left - 1.5, y + h], [right + 1.5, y + h]], { width: 1.1 });
      const fluting = left + w * 0.62;
      this.ink([[fluting, y + 3], [fluting, y + h - 4]], { width: 0.5, overshoot: 0, opacity: 0.6 });
    }
    return this;
  }

  /** Stone steps that widen downwards. */
  steps(x: number, y: number, w: number, n = 3, rise = 3.6, spread = 5): this {
    for (let i = 0; i < n; i++) {
      const [left, top, width] = [x - i * spread, y + i * rise, w + 2 * i * spread];
      this.wash(rect(left, top, width, rise), "stone", { opacity: 0.5, pool: 0, register: 0.3, reserve: 1 });
      this.ink([[left, top], [left + width, top]], { width: 1 });
    }
    return this;
  }

  /** A balcony's or a fence's rail standing on y: two bars and n uprights. */
  rail(x: number, y: number, w: number, h = 5, n = 5): this {
    this.ink([[x, y], [x + w, y]], { width: 1 }).ink([[x, y - h], [x + w, y - h]], { width: 0.8 });
    for (let i = 0; i < n; i++) {
      const at = x + 1 + ((w - 2) * i) / (n - 1);
      this.ink([[at, y - h], [at, y]], { width: 0.6, overshoot: 0 });
    }
    return this;
  }

  /** A clock face at four o'clock: two hands, no numbers. */
  clock(x: number, y: number, r: number): this {
    this.disc(x, y, r, "cream", { opacity: 0.5, pool: 0, width: 1.3 });
    this.ink([[x, y], [x, y - r * 0.7]], { width: 1.2, overshoot: 0 });
    return this.ink([[x, y], [x + r * 0.5, y + r * 0.3]], { width: 1.2, overshoot: 0 });
  }

  // ---- around the building

  sky(strength = 0.5): this {
    const wide: Point[] = [
      [14, 40], [40, 18], [96, 26], [140, 12], [205, 22], [262, 14], [290, 40],
      [284, 92], [240, 110], [180, 98], [110, 116], [52, 104], [18, 84],
    ];
    const second: Point[] = [[30, 34], [88, 20], [120, 44], [70, 66], [26, 60]];
    const turned = this.brush.random() < 0.5; // half of the skies drift the other way
    const drift = (cloud: Points): Points => (turned ? mirrorPoints(cloud, 150) : cloud);
    this.wash(drift(wide), "sky", { opacity: strength * 0.8, pool: 0, rough: 5, edge: 0.16 });
    return this.wash(drift(second), "sky", { opacity: strength * 0.5, pool: 0, rough: 4, edge: 0.12 });
  }

  ground(y = GROUND_Y, pigment: Pigment = "road"): this {
    const street: Point[] = [
      [4, y], [70, y - 2], [180, y + 1], [297, y - 1],
      [290, y + 16], [200, y + 22], [90, y + 19], [12, y + 14],
    ];
    this.wash(street, pigment, { opacity: 0.42, rough: 2.4, pool: 0.6 });
    return this.ink([[2, y], [298, y]], { width: 1.5, wobble: 1 });
  }

  /** A tree of crown radius r standing on y; tall stretches it. */
  tree(x: number, y: number, r: number, pigment: Pigment = "leaf", tall = 1): this {
    const middle = y - r * 1.5 * tall;
    this.wash(this.brush.blob(x, middle, r, r * 1.05 * tall, 12, 0.16), pigment, { opacity: 0.6, rough: 1.6 });
    const inner = this.brush.blob(x + r * 0.25, y - r * 1.2 * tall, r * 0.62, r * 0.6 * tall, 9, 0.2);
    this.wash(inner, pigment, { opacity: 0.45, rough: 1.4, pool: 0.9 });
    const leaves = (from: number, to: number, n: number): Point[] =>
      Array.from({ length: n * 2 + 1 }, (_, i): Point => {
        const angle = from + ((to - from) * i) / (n * 2);
        const k = (i % 2 ? 1.08 : 0.93) + this.brush.jitter(0.03);
        return [x + Math.cos(angle) * r * k, middle + Math.sin(angle) * r * 1.02 * tall * k];
      });
    this.curve(leaves(2.5, 5.1, 4), { width: 1 }).curve(leaves(5.5, 7.4, 3), { width: 0.8 });
    const tuft = leaves(0.35, 1.1, 1).map(([a, b]): Point => [x + (a - x) * 0.45, b - r * 0.55]);
    this.curve(tuft, { width: 0.6 });
    this.ink([[x - 1, y], [x, y - r * 0.9 * tall]], { width: 1.3 });
    return this.ink([[x, y - r * 0.8], [x + r * 0.35, y - r * 1.35 * tall]], { width: 0.8 });
  }

  bush(x: number, y: number, r: number): this {
    this.wash(this.brush.blob(x, y - r * 0.55, r, r * 0.6, 9, 0.15), "leaf", { opacity: 0.7, rough: 1, reserve: 0.7 });
    return this.curve(arc(x, y - r * 0.4, r, r * 0.7, 3.3, 6.1, 6), { width: 0.9 });
  }

  /** Someone in a coat, feet at y: grown-ups 18 units, children 12. */
  person(x: number, y: number, h = 18, pigment: Pigment = "pink"): this {
    const at = (dx: number, dy: number): Point => [x + h * dx, y - h * dy];
    const coat = [at(-0.17, 0.74), at(0.17, 0.74), at(0.24, 0.26), at(-0.24, 0.26)];
    this.wash(coat, pigment, { opacity: 0.95, pool: 0, register: 0.3, rough: 0.3, reserve: 0.9 });
    this.curve(this.brush.blob(x, y - h * 0.87, h * 0.1, h * 0.12, 7, 0.05), { width: 0.9, close: true });
    const body = [at(-0.12, 0), at(-0.05, 0.34), at(-0.14, 0.7), at(0.13, 0.7), at(0.06, 0.34), at(0.13, 0)];
    return this.curve(body, { width: 0.9 });
  }
}
