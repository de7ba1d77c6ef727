/** The paper under a watercolour: it takes washes and ink, and gives the SVG markup. */

import { Brush, PAPER, PIGMENTS, rect } from "./brush";
import type { InkOptions, Pigment, Point, Points, WashOptions } from "./brush";

export type SolidOptions = WashOptions & { width?: number };

const INK_COLOUR = "#1d2740";
const PEN_WIDTH = 1.3;

/** Markup of washes and of ink, back to front. */
export type Layers = { readonly washes: string; readonly ink: string };

/** Collects washes back to front and ink above them. */
export class LayeredDrawing {
  readonly brush: Brush;
  private readonly washes: string[] = [];
  /** Ink path data by its attributes: lines of one pen become one path. */
  private readonly pens = new Map<string, string>();
  private readonly marks: string[] = [];

  constructor(seed: number) {
    this.brush = new Brush(seed);
  }

  // ---- the bare strokes

  wash(points: Points, pigment: Pigment, options?: WashOptions): this {
    this.washes.push(this.brush.wash(points, pigment, options));
    return this;
  }

  /** Straight pen lines from point to point. */
  ink(points: Points, options: InkOptions = {}): this {
    return this.pen(this.brush.line(points, options), options);
  }

  /** One smooth pen line through the points. */
  curve(points: Points, options: InkOptions = {}): this {
    return this.pen(this.brush.smooth(points, options.close), options);
  }

  private pen(d: string, { width = PEN_WIDTH, opacity = 1 }: InkOptions): this {
    const attributes =
      (width === PEN_WIDTH ? "" : ` stroke-width="${width}"`) + (opacity < 1 ? ` opacity="${opacity}"` : "");
    this.pens.set(attributes, (this.pens.get(attributes) ?? "") + d);
    return this;
  }

  /** A line of colour without outline: a coaster's track, a road; on reserved paper where it must stay clean. */
  ribbon(points: Points, pigment: Pigment, width = 5, opacity = 0.8, reserve = 0): this {
    const line = `d="${this.brush.smooth(points)}" fill="none" stroke-width="${width}" stroke-linecap="round"`;
    if (reserve) this.washes.push(`<path class="rv" ${line} stroke="${PAPER}" stroke-opacity="${reserve}"/>`);
    this.washes.push(`<path ${line} stroke="${PIGMENTS[pigment][0]}" stroke-opacity="${opacity}"/>`);
    return this;
  }

  /** A speck of colour without outline: a lamp, a coat in a crowd. */
  dot(x: number, y: number, r: number, pigment: Pigment, opacity = 0.9): this {
    this.washes.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"` +
        ` fill="${PIGMENTS[pigment][0]}" fill-opacity="${opacity}"/>`,
    );
    return this;
  }

  /** A few drops that fell from the brush. */
  splash(pigment: Pigment): this {
    const { brush } = this;
    for (let i = 0; i < 5; i++) {
      const [x, y, r] = [20 + brush.random() * 260, 22 + brush.random() * 60, 0.8 + brush.random() * 1.8];
      this.dot(x, y, r, pigment, 0.45);
    }
    return this;
  }

  /** A letter or digit standing on (x, y): in the display face, or for a narrow sign in the text face. */
  letter(x: number, y: number, size: number, character: string, face: "ltr" | "sign" = "ltr", turn = 0): this {
    const turned = turn ? ` transform="rotate(${turn} ${x} ${y})"` : "";
    const set = `class="${face}" text-anchor="middle" font-size="${size}" fill="${INK_COLOUR}" stroke="none"${turned}`;
    return this.mark(`<text x="${x}" y="${y}" ${set}>${character}</text>`);
  }

  /** Ink that needs no hand. */
  mark(markup: string): this {
    this.marks.push(markup);
    return this;
  }

  // ---- masses

  wall(x: number, y: number, w: number, h: number, pigment: Pigment, options: SolidOptions = {}): this {
    return this.polygon(rect(x, y, w, h), pigment, { opacity: 0.66, reserve: 0.85, ...options });
  }

  /** A roof, a gable, anything with corners. */
  polygon(points: Points, pigment: Pigment, { width = 1.5, ...wash }: SolidOptions = {}): this {
    return this.wash(points, pigment, { opacity: 0.75, reserve: 0.9, ...wash }).ink(points, { close: true, width });
  }

  /** Anything round or soft, its outline one smooth line. */
  soft(points: Points, pigment: Pigment, { width = 1.3, ...wash }: SolidOptions = {}): this {
    return this.wash(points, pigment, { opacity: 0.75, reserve: 0.9, ...wash }).curve(points, { close: true, width });
  }

  disc(x: number, y: number, r: number, pigment: Pigment, options: SolidOptions = {}): this {
    const small = { opacity: 0.9, pool: 0.3, register: 0.4, rough: 0.4, reserve: 1, width: 1.2 };
    return this.soft(this.brush.blob(x, y, r, r, 12, 0.02), pigment, { ...small, ...options });
  }

  /** The side turned from the light: a strip on the right of a wall. */
  shade(x: number, y: number, w: number, h: number, opacity = 0.22): this {
    return this.wash(rect(x, y, w, h), "shade", { opacity, pool: 0, edge: 0.1, register: 0.6 });
  }

  /** Short slanting strokes. */
  hatch(x: number, y: number, w: number, h: number, n = 7): this {
    for (let i = 0; i < n; i++) {
      const left = x + (w * i) / n;
      const foot: Point = [left, y + h * (0.85 + this.brush.jitter(0.1))];
      this.ink([foot, [left + w * 0.12, y + h * this.brush.jitter(0.1)]], { width: 0.5, overshoot: 0, opacity: 0.55 });
    }
    return this;
  }

  /** The two layers, bare: colour without outline, and lines. */
  layers(): Layers {
    const ink = [...this.pens].map(([attributes, d]) => `<path d="${d}"${attributes}/>`).join("");
    return { washes: this.washes.join(""), ink: ink + this.marks.join("") };
  }

  /** The markup to put inside an svg on a page with the filter of WatercolourFilter.svelte. */
  inner(): string {
    return stackLayers([this.layers()]);
  }
}

/** Layers of several sheets as one picture: all colour runs through the filter in one pass, all ink lies above. */
export function stackLayers(sheets: readonly Layers[]): string {
  const washes = sheets.map((sheet) => sheet.washes).join("");
  const ink = sheets.map((sheet) => sheet.ink).join("");
  return `<g class="aw" filter="url(#bleed)">${washes}</g>${inkMarkup(ink)}`;
}

/** Ink markup with the pen it was drawn with. */
export const inkMarkup = (ink: string): string =>
  `<g fill="none" stroke="${INK_COLOUR}" stroke-width="${PEN_WIDTH}" stroke-linecap="round" stroke-linejoin="round">${ink}</g>`;
