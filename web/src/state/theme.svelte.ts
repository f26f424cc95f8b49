// Light, dark, or as the device is; remembered on this device.

import { local } from "../browser/storage";

export const THEMES = ["device", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const THEME = "whistlestop.theme";

class Look {
  theme = $state<Theme>("device");

  /** Show the theme that was chosen before. */
  remember(): void {
    const stored = local.getItem(THEME);
    this.show(THEMES.find((theme) => theme === stored) ?? "device");
  }

  choose(theme: Theme): void {
    local.setItem(THEME, theme);
    this.show(theme);
  }

  private show(theme: Theme): void {
    this.theme = theme;
    if (theme === "device") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

export const look = new Look();
