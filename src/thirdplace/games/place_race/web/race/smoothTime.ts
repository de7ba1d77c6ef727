/** The server's time without jumps: what is learned anew about it is caught up with little by little. */

/** By how much it hurries or dawdles until it is right. */
const LEEWAY = 0.15;
/** Milliseconds that nobody would want to wait for. */
const TOO_FAR = 2000;

export class Steady {
  #shown: number | null = null;
  #here = 0;

  /** The time to show now, at our time `here`, when the server's is believed to be `believed`. */
  read(believed: number, here: number): number {
    const passed = here - this.#here;
    const due = (this.#shown ?? believed - passed) + passed;
    const wrong = believed - due;
    const most = passed * LEEWAY;
    this.#here = here;
    this.#shown = Math.abs(wrong) > TOO_FAR ? believed : due + Math.min(Math.max(wrong, -most), most);
    return this.#shown;
  }
}
