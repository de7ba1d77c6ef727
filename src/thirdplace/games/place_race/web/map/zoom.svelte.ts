/** How closely the map is looked at: by pinching, dragging, a wheel, a double tap, buttons or keys. */

import type { Framing } from "./framing";
import type { Spot } from "./map";

/** How the drawn picture is moved while fingers are on it, in pixels; the map itself is drawn anew afterwards. */
export type Gesture = { x: number; y: number; scale: number };
type Finger = { x: number; y: number };

export const MAX_FACTOR = 6;
const FACTOR_STEP = 2;
/** Pixels that a finger may tremble without dragging the map. */
const TREMBLE_PX = 8;
const WHEEL_RATE = 0.0016;
const WHEEL_REST_MS = 160;
const DOUBLE_TAP_MS = 340;
const DOUBLE_TAP_PX = 30;

export class Zoom {
  /** How many times larger than the whole country, and what is in the middle; null: nothing in particular. */
  factor = $state(1);
  centre = $state.raw<Spot | null>(null);
  gesture = $state.raw<Gesture | null>(null);
  /** Has the latest touch moved the map? Then it was no tap. */
  moved = false;
  #fingers = new Map<number, Finger>();
  #begun: { middle: Finger; spread: number } | null = null;
  #lastTap: (Finger & { at: number }) | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  get isWhole(): boolean {
    return this.factor <= 1;
  }

  /** Twice as close, at this spot. */
  zoomIn(at: Spot | null): void {
    if (at) this.centre = at;
    this.factor = Math.min(MAX_FACTOR, this.factor * FACTOR_STEP);
  }

  zoomOut(): void {
    this.#set(this.factor / FACTOR_STEP, this.centre);
  }

  showAll(): void {
    this.#set(1, null);
  }

  /** Keep a spot in sight, if not everything is. */
  follow(at: Spot): void {
    if (!this.isWhole) this.centre = at;
  }

  /** Move along by a part of what is seen. */
  pan(right: number, down: number, { part }: Framing): void {
    if (this.isWhole) return;
    const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    this.centre = { x: middle.x + right * part.width, y: middle.y + down * part.height };
  }

  // Fingers, in pixels from the corner of the map.

  press(id: number, at: Finger): void {
    if (!this.#fingers.size) this.moved = false;
    this.#fingers.set(id, at);
    this.#begun = this.#fingers.size > 1 || !this.isWhole ? this.#grip() : null;
  }

  drag(id: number, at: Finger): void {
    if (!this.#fingers.has(id)) return;
    this.#fingers.set(id, at);
    if (!this.#begun) return;
    const { middle, spread } = this.#grip();
    const scale = spread && this.#begun.spread ? this.#bounded(spread / this.#begun.spread) : 1;
    const x = middle.x - this.#begun.middle.x * scale;
    const y = middle.y - this.#begun.middle.y * scale;
    const far = this.#fingers.size > 1 || Math.hypot(middle.x - this.#begun.middle.x, middle.y - this.#begun.middle.y) > TREMBLE_PX;
    if (!this.moved && !far) return;
    this.moved = true;
    this.gesture = { x, y, scale };
  }

  /** A finger is lifted: what was moved so far stays so. */
  release(id: number, frame: Framing, width: number, height: number): void {
    if (!this.#fingers.delete(id)) return;
    this.#settle(frame, width, height);
    this.#begun = this.#fingers.size && !this.isWhole ? this.#grip() : null;
  }

  /** A wheel turns in small steps: the map is drawn anew when it rests. */
  wheel(by: number, at: Finger, settle: () => [Framing, number, number]): void {
    const before = this.gesture ?? { x: 0, y: 0, scale: 1 };
    const scale = this.#bounded(before.scale * Math.exp(-by * WHEEL_RATE));
    const rate = scale / before.scale;
    this.gesture = { x: at.x - (at.x - before.x) * rate, y: at.y - (at.y - before.y) * rate, scale };
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(...settle()), WHEEL_REST_MS);
  }

  /** A tap that meant no place: the second one in a moment looks closer, or at everything again. */
  tap(at: Finger, spot: Spot): void {
    const now = performance.now();
    const last = this.#lastTap;
    const again = last && now - last.at < DOUBLE_TAP_MS && Math.hypot(at.x - last.x, at.y - last.y) < DOUBLE_TAP_PX;
    this.#lastTap = again ? null : { ...at, at: now };
    if (again && this.factor * FACTOR_STEP > MAX_FACTOR) this.showAll();
    else if (again) this.zoomIn(spot);
  }

  #grip(): { middle: Finger; spread: number } {
    const [one, other] = [...this.#fingers.values()] as [Finger, Finger | undefined];
    if (!other) return { middle: one, spread: 0 };
    return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, spread: Math.hypot(one.x - other.x, one.y - other.y) };
  }

  #bounded = (scale: number) => Math.min(MAX_FACTOR / this.factor, Math.max(1 / this.factor, scale));

  #settle({ part, exact, left, top }: Framing, width: number, height: number): void {
    const moved = this.gesture;
    this.gesture = null;
    if (!moved) return;
    const before = { x: (width / 2 - moved.x) / moved.scale, y: (height / 2 - moved.y) / moved.scale };
    this.#set(this.factor * moved.scale, { x: part.x + (before.x - left) / exact, y: part.y + (before.y - top) / exact });
  }

  #set(factor: number, centre: Spot | null): void {
    this.factor = Math.min(MAX_FACTOR, factor < 1.06 ? 1 : factor);
    this.centre = this.isWhole ? null : centre;
  }
}
