/** A small watercolour: washes that miss their lines, ink above them. The same seed gives the same strokes. */

export type Point = readonly [x: number, y: number];
export type Points = readonly Point[];

/** Each pigment: thin on the paper, and darker where it settles. */
const PIGMENTS = {
  cream: ["#f2dfae", "#d6b66c"],
  indigo: ["#8fa0d6", "#4d61a8"],
  shade: ["#3f4a78", "#2c3560"],
  sky: ["#a9cbdc", "#7fb0cc"],
  stone: ["#dccdb0", "#b79f77"],
} as const;

export type Pigment = keyof typeof PIGMENTS;

const PAPER = "#fdf9ef";
const INK = "#1d2740";

/** `pool`: settled pigment low and to the right; `register`: how far beside its ink; `reserve`: paper kept clean. */
type Wash = { opacity?: number; pool?: number; register?: number; rough?: number; edge?: number; reserve?: number };
type Ink = { width?: number; close?: boolean; wobble?: number };

const round = (n: number): string => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, "$1.");
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const outline = (points: Points): string => `M${points.map(pair).join("L")}Z`;

export const rect = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

export class Sheet {
  #seed: number;
  #washes = "";
  #ink = "";

  constructor(seed: number) {
    this.#seed = seed * 7919 + 13;
  }

  wash(points: Points, pigment: Pigment, options: Wash = {}): this {
    const { opacity = 0.62, pool = 0.5, register = 1.6, rough = 1.1, edge = 0.3, reserve = 0 } = options;
    const [thin, settled] = PIGMENTS[pigment];
    const [dx, dy] = [this.#jitter(register), this.#jitter(register)];
    const body = this.#ragged(points.map(([x, y]) => [x + dx, y + dy]), 15, rough);
    if (reserve) {
      this.#washes += `<path class="rv" d="${outline(points)}" fill="${PAPER}" fill-opacity="${reserve}"/>`;
    }
    this.#washes +=
      `<path d="${outline(body)}" fill="${thin}" fill-opacity="${opacity}"` +
      ` stroke="${settled}" stroke-opacity="${edge}"/>`;
    if (pool) {
      const foot = outline(this.#ragged(this.#settle(points), 12, rough * 1.6));
      this.#washes += `<path d="${foot}" fill="${settled}" fill-opacity="${round(opacity * pool * 0.62)}"/>`;
    }
    return this;
  }

  /** Pen lines from point to point: each bends a little, the ends of long ones overshoot. */
  ink(points: Points, { width = 1.3, close = false, wobble = 0.55 }: Ink = {}): this {
    let d = "";
    points.forEach(([x0, y0], i) => {
      const next = points[i + 1] ?? (close ? points[0] : undefined);
      if (!next) return;
      const [x1, y1] = next;
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
      const over = () => (length > 9 ? 1.2 * this.#random() : 0);
      const [before, after] = [over(), over()];
      const bend = this.#jitter(wobble * Math.min(1, length / 30)) * 2;
      const at = 0.3 + this.#random() * 0.4;
      const middle: Point = [x0 + (x1 - x0) * at - uy * bend, y0 + (y1 - y0) * at + ux * bend];
      d += `M${pair([x0 - ux * before, y0 - uy * before])}Q${pair(middle)} ${pair([x1 + ux * after, y1 + uy * after])}`;
    });
    return this.mark(`<path d="${d}" stroke-width="${width}"/>`);
  }

  /** A digit standing on (x, y). */
  digit(x: number, y: number, size: number, value: number, turn = 0): this {
    const turned = turn ? ` transform="rotate(${turn} ${x} ${y})"` : "";
    const text = `class="ltr" text-anchor="middle" font-size="${size}" fill="${INK}" stroke="none"`;
    return this.mark(`<text x="${x}" y="${y}" ${text}${turned}>${value}</text>`);
  }

  /** Ink that needs no hand. */
  mark(markup: string): this {
    this.#ink += markup;
    return this;
  }

  /** What to put inside an svg, on a page that holds the bleed filter. */
  inner(): string {
    return (
      `<g class="aw" filter="url(#bleed)">${this.#washes}</g>` +
      `<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${this.#ink}</g>`
    );
  }

  #random(): number {
    this.#seed = (this.#seed * 1664525 + 1013904223) % 4294967296;
    return this.#seed / 4294967296;
  }

  #jitter(by: number): number {
    return (this.#random() - 0.5) * 2 * by;
  }

  /** The low right part of a shape. */
  #settle(points: Points): Point[] {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const drop = 0.45 + this.#random() * 0.2;
    return points.map(([x, y]) => [
      x < (left + right) / 2 ? x + (right - left) * (0.12 + 0.3 * this.#random()) : x - this.#jitter(1),
      y < (top + foot) / 2 ? y + (foot - top) * drop : y - 0.8,
    ]);
  }

  /** The same outline with more points, each a little off. */
  #ragged(points: Points, step: number, by: number): Point[] {
    return points.flatMap(([x0, y0], i) => {
      const [x1, y1] = points[(i + 1) % points.length] ?? [x0, y0];
      const pieces = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / step));
      return Array.from({ length: pieces }, (_, k): Point => [
        x0 + ((x1 - x0) * k) / pieces + this.#jitter(by),
        y0 + ((y1 - y0) * k) / pieces + this.#jitter(by),
      ]);
    });
  }
}
