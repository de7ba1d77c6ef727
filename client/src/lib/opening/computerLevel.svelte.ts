/** How well computer players play: chosen once on this device, until somebody chooses otherwise. */

import { remember, recall } from "$lib/deviceMemory";
import type { SeatView } from "$lib/protocol";

export type Level = NonNullable<SeatView["level"]>;
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];

class ComputerLevel {
  level = $state<Level>(LEVELS.find((level) => level === recall("level")) ?? "medium");

  choose(level: Level): void {
    this.level = level;
    remember("level", level);
  }
}

export const computerLevel = new ComputerLevel();
