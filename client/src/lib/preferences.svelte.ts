/** Light or dark, and sound: chosen once on this device. */

import { remember, remembered } from "./deviceMemory";

class Look {
  dark = $state(false);
  sound = $state(remembered("sound") === "on");

  constructor() {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const settle = () => (this.dark = (document.documentElement.dataset["theme"] ?? (system.matches ? "dark" : "light")) === "dark");
    system.addEventListener("change", settle);
    settle();
  }

  switchTheme(): void {
    this.dark = !this.dark;
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
    remember("theme", this.dark ? "dark" : "light");
  }

  switchSound(): void {
    this.sound = !this.sound;
    remember("sound", this.sound ? "on" : null);
  }
}

export const look = new Look();
