// The player's name: asked for once, and remembered on this device.

import { local } from "../browser/storage";

const NAME = "whistlestop.name";

export function myName(): string {
  return local.getItem(NAME) ?? "";
}

export function rememberName(name: string): void {
  if (name) local.setItem(NAME, name);
}
