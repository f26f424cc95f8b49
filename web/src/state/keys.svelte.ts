// The letters that play: which they are, and whether they are wanted.

import { local } from "../browser/storage";

const WANTED = "whistlestop.keys";

/** Each key with the text of what it does, as the list of keys shows it. */
export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ["1 – 5", "key-row"],
  ["D", "key-deck"],
  ["T", "key-tickets"],
  ["C", "key-claim"],
  ["I", "key-pencil"],
  ["arrows", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["U", "key-undo"],
  ["P", "key-pass"],
  ["L", "key-lists"],
  ["/", "key-words"],
  ["?", "key-keys"],
];

class Wanted {
  isOn = $state(local.getItem(WANTED) !== "off");

  /** Single letters can be turned off: they get in the way of people who use speech input. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    local.setItem(WANTED, isOn ? "on" : "off");
  }
}

export const letters = new Wanted();

/** Whether a key is meant for what has the focus, and not for the table. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog, [popover]")) return true;
  if (target instanceof HTMLInputElement) return !["radio", "checkbox"].includes(target.type);
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement || target.isContentEditable;
}
