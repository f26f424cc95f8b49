// The halo around what a step of a lesson points at.

import { kindOf } from "../../game/lesson-pointing";

/** What is pressed next where the thing itself is already chosen, or where the sheet of a phone hides it. */
const THEN: Record<string, string[]> = {
  card: [".sure .main"],
  deck: [".sure .main"],
  tickets: [".tray .main", '[aria-labelledby="keep-title"]'],
  route: [".tray .main"],
  city: [".tray .main", ".claiming [aria-pressed=false]"],
};
const PLACES: Record<string, string[]> = {
  offer: ['[aria-labelledby="keep-title"]'],
  dig: ['[aria-labelledby="tunnel-title"] .foot .btn'],
  hand: ["#tab-cards"],
  ticket: ["#tab-tickets"],
};

/** Where to look for a thing around the board, best first. */
export function selectorsOf(point: string): string[] {
  const kind = kindOf(point);
  return [...(THEN[kind] ?? []), `[data-thing="${point}"]`, ...(PLACES[kind] ?? [])];
}

/** Put a halo around what is pointed at, and keep it there while the table changes; returns what takes it away. */
export function haloAround(points: readonly string[], root: HTMLElement): () => void {
  const place = () => {
    const wanted = new Set(points.map((point) => firstOf(root, selectorsOf(point))));
    for (const old of root.querySelectorAll("[data-halo]")) if (!wanted.has(old)) old.removeAttribute("data-halo");
    for (const thing of wanted) if (thing && !thing.hasAttribute("data-halo")) show(thing);
  };
  place();
  const observer = new MutationObserver(place);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["aria-pressed"] });
  return () => {
    observer.disconnect();
    for (const old of root.querySelectorAll("[data-halo]")) old.removeAttribute("data-halo");
  };
}

function show(thing: Element): void {
  thing.setAttribute("data-halo", "");
  thing.scrollIntoView({ block: "nearest" }); // the sheet of a phone may hide it
}

function firstOf(root: HTMLElement, selectors: string[]): Element | null {
  for (const selector of selectors) {
    const found = root.querySelector(selector);
    if (found) return found;
  }
  return null;
}
