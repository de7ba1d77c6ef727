/** The server's time without jumps: what is learned anew about it is caught up with little by little. */

/** By how much it hurries or dawdles until it is right. */
const MAX_SPEED_CHANGE = 0.15;
/** Milliseconds that nobody would want to wait for. */
const MAX_ERROR_MS = 2000;

export class SmoothTime {
  #shown: number | null = null;
  #here = 0;

  /** The time to show now, at our time `here`, when the server's is believed to be `believed`. */
  readTime(believed: number, here: number): number {
    const passed = here - this.#here;
    const due = (this.#shown ?? believed - passed) + passed;
    const wrong = believed - due;
    const most = passed * MAX_SPEED_CHANGE;
    this.#here = here;
    this.#shown = Math.abs(wrong) > MAX_ERROR_MS ? believed : due + Math.min(Math.max(wrong, -most), most);
    return this.#shown;
  }
}
