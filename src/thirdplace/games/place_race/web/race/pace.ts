/** How fast the years go by, in plain words. The clock's speed changes, the rules stay as they are. */

import { remember, recall } from "$lib/deviceMemory";

export const PACES = ["calm", "rulebook", "brisk"] as const;
export type Pace = (typeof PACES)[number];

/** Calm: so many seconds for a year, and half the usual speed at most. */
const CALM_SECONDS_PER_YEAR = 6;
const BRISK_SPEED = 1.5;
const MIN_SPEED = 0.1;
const PACE_KEY = "race-pace";

/** The speed of the clock for a race that has so many seconds in a year. */
export function speedForPace(pace: Pace, seconds: number): number {
  if (pace === "brisk") return BRISK_SPEED;
  return pace === "rulebook" ? 1 : Math.max(MIN_SPEED, Math.min(0.5, seconds / CALM_SECONDS_PER_YEAR));
}

/** The pace that a clock has, if it is one of these. */
export const paceForSpeed = (speed: number, seconds: number): Pace | null =>
  PACES.find((pace) => Math.abs(speedForPace(pace, seconds) - speed) < 0.01) ?? null;

/** What a year takes at this speed, with one digit. */
export const secondsPerYearAt = (speed: number, seconds: number): number => Math.round((seconds / speed) * 10) / 10;

/** What people at this device chose last. Whoever has never chosen begins calmly. */
export const rememberedPace = (): Pace => PACES.find((pace) => pace === recall(PACE_KEY)) ?? "calm";
export const choosePace = (pace: Pace): void => remember(PACE_KEY, pace);

/** One step slower or faster than now. */
export function neighbouringPace(now: Pace | null, step: -1 | 1): Pace | null {
  const at = PACES.indexOf(now ?? "rulebook") + step;
  return PACES[at] ?? null;
}

const GUIDE_KEY = "race-guide";

/** Is the guide at hand? Until a race has been won here, or somebody has sent it away. */
export const isGuided = (): boolean => recall(GUIDE_KEY) !== "off";
export const dismissGuide = (): void => remember(GUIDE_KEY, "off");
