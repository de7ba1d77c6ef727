/** What is said to those who listen instead of look: one polite voice for the whole app. */

import { untrack } from "svelte";

export type Announcement = { number: number; said: string };

/** Long enough for a screen reader to have noticed, short enough to leave nothing lying around. */
const KEPT_MS = 8000;

class Announcer {
  lines = $state.raw<Announcement[]>([]);
  #count = 0;

  say(said: string): void {
    const line = { number: this.#count++, said };
    // Untracked: an effect that announces something must not run again because it was announced.
    this.lines = [...untrack(() => this.lines), line];
    setTimeout(() => (this.lines = this.lines.filter((other) => other !== line)), KEPT_MS);
  }
}

export const announcer = new Announcer();

/** Say it politely: after what is being read now. What the game's `describeEvent` says is announced already. */
export function announce(said: string): void {
  if (said.trim()) announcer.say(said);
}

/** Take back what was said: it was for one person's ears, and somebody else comes. */
export function clearAnnouncements(): void {
  announcer.lines = [];
}
