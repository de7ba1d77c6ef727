/** Light or dark, and sound: chosen once on this device. */

import { remember, recall } from "./deviceMemory";

class Preferences {
  isDark = $state(false);
  hasSound = $state(recall("sound") === "on");

  constructor() {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const settle = () => (this.isDark = (document.documentElement.dataset["theme"] ?? (system.matches ? "dark" : "light")) === "dark");
    system.addEventListener("change", settle);
    settle();
  }

  toggleTheme(): void {
    this.isDark = !this.isDark;
    document.documentElement.dataset["theme"] = this.isDark ? "dark" : "light";
    remember("theme", this.isDark ? "dark" : "light");
  }

  toggleSound(): void {
    this.hasSound = !this.hasSound;
    remember("sound", this.hasSound ? "on" : null);
  }
}

export const preferences = new Preferences();
