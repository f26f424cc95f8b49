// The player's name: asked for once, and remembered on this device.

const NAME = "whistlestop.name";

export function myName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function rememberName(name: string): void {
  if (name) localStorage.setItem(NAME, name);
}
