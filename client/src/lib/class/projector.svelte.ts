/**
 * A projector's page is laid out for one size and magnified as a whole, so that it fills a screen of any size:
 * what can be read from the last row on one can be read on the others, too.
 */

const DESIGN_SIZE_PX = { width: 1152, height: 760 };
const [SMALLEST, LARGEST] = [0.8, 6];
/** Up to here it is no projector but a phone or a small window, where pages flow and scroll. */
const MAX_PHONE_WIDTH_PX = 900;
/** What a finger needs, as in tokens.css. */
const TOUCH_REM = 2.75;

export function zoomFor(width: number, height: number): number | null {
  if (width <= MAX_PHONE_WIDTH_PX) return null;
  const whole = Math.min(width / DESIGN_SIZE_PX.width, height / DESIGN_SIZE_PX.height);
  return Math.min(LARGEST, Math.max(SMALLEST, Math.round(whole * 1000) / 1000));
}

class Projector {
  /** By how much the page is magnified; null: as its style sheets say. */
  zoom = $state<number | null>(null);

  /** Magnify the page from now on. Returns how to stop. */
  magnify(): () => void {
    addEventListener("resize", this.#measure);
    this.#measure();
    return () => {
      removeEventListener("resize", this.#measure);
      this.#set(null);
    };
  }

  #measure = (): void => this.#set(zoomFor(innerWidth, innerHeight));

  #set(zoom: number | null): void {
    this.zoom = zoom;
    const { style } = document.documentElement;
    if (zoom === null) style.removeProperty("--zoom");
    else style.setProperty("--zoom", String(zoom));
    // A small screen shows everything smaller, but for a finger nothing may be smaller than it is elsewhere.
    if (zoom === null || zoom >= 1) style.removeProperty("--touch");
    else style.setProperty("--touch", `${TOUCH_REM / zoom}rem`);
  }
}

export const projector = new Projector();
