// Escape closes what is open: the last that was opened first, and the focus goes back to what opened it.

import type { Attachment } from "svelte/attachments";

interface Open {
  close(): void;
  opener: HTMLElement | null;
}

const NATIVE = "dialog:modal, :popover-open"; // what the browser closes by itself
const open: Open[] = [];

/** While an element is there, Escape does this to close it. */
export function closedByEscape(close: () => void): Attachment {
  return () => {
    const entry = { close, opener: focused() };
    open.push(entry);
    return () => void open.splice(open.indexOf(entry), 1);
  };
}

/** What had the focus, or, in a menu that closes with it, the button of that menu. */
export function focused(): HTMLElement | null {
  const element = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const menu = element?.closest("[popover]")?.id;
  return menu ? document.querySelector(`[popovertarget="${menu}"]`) : element;
}

function closeLast(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(NATIVE)) return;
  const last = open.at(-1) ?? folding();
  if (!last) return;
  event.stopImmediatePropagation();
  last.close();
  last.opener?.focus();
}

/** The unfolded part of the page that has the focus, if any. */
function folding(): Open | undefined {
  const details = document.activeElement?.closest("details");
  if (!details?.open) return undefined;
  return { close: () => (details.open = false), opener: details.querySelector("summary") };
}

addEventListener("keydown", closeLast, { capture: true });
