/** Years that pass at a pace, measured and not counted: it stays right however seldom anybody looks. */

export class Stopwatch {
  #passed = 0;
  #since: number | null = null;

  get runs(): boolean {
    return this.#since !== null;
  }

  start(now: number): void {
    this.#since ??= now;
  }

  pause(now: number): void {
    this.#passed = this.milliseconds(now);
    this.#since = null;
  }

  reset(): void {
    this.#passed = 0;
    this.#since = null;
  }

  milliseconds(now: number): number {
    return this.#passed + (this.#since === null ? 0 : Math.max(0, now - this.#since));
  }

  /** Another pace: the year stays, with as much of it gone as before. */
  stretch(factor: number, now: number): void {
    this.#passed = this.milliseconds(now) * factor;
    if (this.runs) this.#since = now;
  }
}

/** Of whole years and the part of the one that runs, from 0 to 1. */
export function yearAt(milliseconds: number, seconds: number): { years: number; part: number } {
  const passed = milliseconds / (seconds * 1000);
  return { years: Math.floor(passed), part: passed % 1 };
}
