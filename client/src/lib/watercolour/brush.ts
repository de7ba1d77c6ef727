/** The two tools of a watercolour: a pen that bends and overshoots, a brush that misses its lines. */

export type Point = readonly [x: number, y: number];
export type Points = readonly Point[];

/** Each pigment: thin on the paper, and darker where it settles. */
export const PIGMENTS = {
  P: ["#7fb35c", "#4f8a3c"],
  L: ["#e07a66", "#b8452f"],
  A: ["#edbf3f", "#c38f12"],
  C: ["#a285cf", "#6c4ba3"],
  E: ["#64a2d6", "#2f6ea8"],
  S: ["#f0954a", "#c4611a"],
  sky: ["#a9cbdc", "#7fb0cc"],
  stone: ["#dccdb0", "#b79f77"],
  leaf: ["#8fae6a", "#54783f"],
  road: ["#b9b3ab", "#8b8790"],
  glass: ["#9cc0d0", "#5b8aa6"],
  roof: ["#a7715a", "#7a4a38"],
  slate: ["#8d93a8", "#5f667f"],
  wood: ["#c79a66", "#93683a"],
  shade: ["#3f4a78", "#2c3560"],
  pink: ["#eaa3a0", "#c9645f"],
  teal: ["#6fb9ae", "#3b877c"],
  indigo: ["#8fa0d6", "#4d61a8"],
  cream: ["#f2dfae", "#d6b66c"],
} as const satisfies Record<string, readonly [thin: string, settled: string]>;

export type Pigment = keyof typeof PIGMENTS;

export interface InkOptions {
  /** Pen width: outline 1.5, edge 1.2, window 1.05, detail .6 to .8. */
  width?: number;
  close?: boolean;
  /** How far the ends of a long line may run past their points. */
  overshoot?: number;
  wobble?: number;
  opacity?: number;
}

export interface WashOptions {
  opacity?: number;
  /** Strength of the darker pigment that settles low and to the right; 0 for none. */
  pool?: number;
  /** How far the wash may sit beside its ink. */
  register?: number;
  /** Raggedness of the edge. */
  rough?: number;
  /** Strength of the hard edge a wash leaves when it dries. */
  edge?: number;
  /** Paper kept free of earlier washes underneath, like masking fluid; 0 for none. */
  reserve?: number;
}

export const PAPER = "#fdf9ef";

const roundCoordinate = (n: number): string => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, "$1.");
const coordinatePair = ([x, y]: Point): string => `${roundCoordinate(x)} ${roundCoordinate(y)}`;
const outline = (points: Points): string => `M${points.map(coordinatePair).join("L")}Z`;

export const rect = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** The point at a distance and an angle from a centre; angles run clockwise from the right. */
export const polar = (cx: number, cy: number, r: number, angle: number): Point => [
  cx + Math.cos(angle) * r,
  cy + Math.sin(angle) * r,
];

/** Points on an ellipse from one angle to another: PI to 2 PI is its upper half. */
export function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number, n = 10): Point[] {
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / n;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

export const movePoints = (points: Points, dx: number, dy: number): Point[] => points.map(([x, y]) => [x + dx, y + dy]);

/** Mirrored left to right about the vertical through x. */
export const mirrorPoints = (points: Points, about: number): Point[] => points.map(([x, y]) => [2 * about - x, y]);

/** Draws with a hand of its own: the same seed gives the same strokes, whatever was drawn before elsewhere. */
export class Brush {
  private state: number;

  constructor(seed: number) {
    this.state = seed * 7919 + 13;
  }

  random(): number {
    this.state = (this.state * 1664525 + 1013904223) % 4294967296;
    return this.state / 4294967296;
  }

  jitter(by: number): number {
    return (this.random() - 0.5) * 2 * by;
  }

  /** A round thing drawn by hand. */
  blob(cx: number, cy: number, rx: number, ry: number, n = 11, uneven = 0.14): Point[] {
    return Array.from({ length: n }, (_, i): Point => {
      const angle = (i / n) * 2 * Math.PI;
      const r = 1 + this.jitter(uneven);
      return [cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r];
    });
  }

  /** Path data of straight pen lines: each bends a little, the ends of long ones overshoot. */
  line(points: Points, { close = false, overshoot = 1.2, wobble = 0.55 }: InkOptions = {}): string {
    let d = "";
    points.forEach(([x0, y0], i) => {
      const next = points[i + 1] ?? (close ? points[0] : undefined);
      if (!next) return;
      const [x1, y1] = next;
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const ux = (x1 - x0) / length;
      const uy = (y1 - y0) / length;
      const over = length > 9 ? overshoot : 0;
      const start: Point = [x0 - ux * over * this.random(), y0 - uy * over * this.random()];
      const end: Point = [x1 + ux * over * this.random(), y1 + uy * over * this.random()];
      const bend = this.jitter(wobble * Math.min(1, length / 30)) * 2;
      const at = 0.3 + this.random() * 0.4;
      const middle: Point = [x0 + (x1 - x0) * at - uy * bend, y0 + (y1 - y0) * at + ux * bend];
      d += `M${coordinatePair(start)}Q${coordinatePair(middle)} ${coordinatePair(end)}`;
    });
    return d;
  }

  /** Path data of one smooth pen line through the points (Catmull-Rom). */
  smooth(points: Points, close = false): string {
    const n = points.length;
    const at = (i: number): Point => points[close ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
    let d = `M${coordinatePair(at(0))}`;
    for (let i = 0; i < (close ? n : n - 1); i++) {
      const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      d += `C${coordinatePair(leave)} ${coordinatePair(arrive)} ${coordinatePair(to)}`;
    }
    return close ? `${d}Z` : d;
  }

  /** One wash: reserved paper, a thin body off register with its dried edge, and a pool of settled pigment. */
  wash(points: Points, pigment: Pigment, options: WashOptions = {}): string {
    const { opacity = 0.62, pool = 0.5, register = 1.6, rough = 1.1, edge = 0.3, reserve = 0 } = options;
    const [thin, settled] = PIGMENTS[pigment];
    const body = this.ragged(movePoints(points, this.jitter(register), this.jitter(register)), 15, rough);
    let markup = reserve
      ? `<path class="rv" d="${outline(points)}" fill="${PAPER}" fill-opacity="${reserve}"/>`
      : "";
    markup +=
      `<path d="${outline(body)}" fill="${thin}" fill-opacity="${opacity}"` +
      ` stroke="${settled}" stroke-opacity="${edge}"/>`;
    if (pool) {
      const settledShape = outline(this.ragged(this.settle(points), 12, rough * 1.6));
      markup += `<path d="${settledShape}" fill="${settled}" fill-opacity="${roundCoordinate(opacity * pool * 0.62)}"/>`;
    }
    return markup;
  }

  /** The low right part of a shape, where pigment settles. */
  private settle(points: Points): Point[] {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const drop = 0.45 + this.random() * 0.2;
    return points.map(([x, y]) => [
      x < (left + right) / 2 ? x + (right - left) * (0.12 + 0.3 * this.random()) : x - this.jitter(1),
      y < (top + foot) / 2 ? y + (foot - top) * drop : y - 0.8,
    ]);
  }

  /** The same outline with more points, each a little off. */
  private ragged(points: Points, step: number, by: number): Point[] {
    return points.flatMap(([x0, y0], i) => {
      const [x1, y1] = points[(i + 1) % points.length] ?? [x0, y0];
      const pieces = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / step));
      return Array.from({ length: pieces }, (_, k): Point => [
        x0 + ((x1 - x0) * k) / pieces + this.jitter(by),
        y0 + ((y1 - y0) * k) / pieces + this.jitter(by),
      ]);
    });
  }
}
