/** How well computer players play: chosen once on this device, until somebody chooses otherwise. */

import { remember, remembered } from "$lib/deviceMemory";
import type { SeatView } from "$lib/protocol";

export type Level = NonNullable<SeatView["level"]>;
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];

class Usual {
  level = $state<Level>(LEVELS.find((level) => level === remembered("level")) ?? "medium");

  choose(level: Level): void {
    this.level = level;
    remember("level", level);
  }
}

export const usual = new Usual();
