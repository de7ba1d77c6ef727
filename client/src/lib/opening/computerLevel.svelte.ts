/** How well computer players play: chosen once on this device, until somebody chooses otherwise. */

import { remember, recall } from "$lib/deviceMemory";
import type { SeatView } from "$lib/protocol";

export type Level = NonNullable<SeatView["level"]>;
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "expert"];
/** On a device: experts need a server's processors. */
export const LEVELS_HERE: readonly Level[] = ["easy", "medium", "hard"];

class ComputerLevel {
  level = $state<Level>(LEVELS.find((level) => level === recall("level")) ?? "medium");

  /** The chosen level, or the nearest that this device has. */
  get levelHere(): Level {
    return LEVELS_HERE.find((level) => level === this.level) ?? "hard";
  }

  choose(level: Level): void {
    this.level = level;
    remember("level", level);
  }
}

export const computerLevel = new ComputerLevel();
