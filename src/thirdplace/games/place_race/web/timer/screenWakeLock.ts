/** Keep the screen awake, where the browser can. It lets go when the page is hidden: ask again then. */

export class ScreenWakeLock {
  #wanted = false;
  #lock: WakeLockSentinel | null = null;

  constructor() {
    document.addEventListener("visibilitychange", this.#again);
  }

  keepAwake(wanted: boolean): void {
    this.#wanted = wanted;
    if (wanted) this.#again();
    else {
      void this.#lock?.release();
      this.#lock = null;
    }
  }

  close(): void {
    this.keepAwake(false);
    document.removeEventListener("visibilitychange", this.#again);
  }

  #again = async (): Promise<void> => {
    if (!this.#wanted || document.hidden || !("wakeLock" in navigator)) return;
    try {
      this.#lock = await navigator.wakeLock.request("screen");
    } catch {
      // Low battery, or not allowed: the screen may go dark, the years go on.
    }
  };
}
