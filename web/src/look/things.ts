// Where the things on the table are on the screen, by the names that they carry, however they are laid out.

/** The box of the first of these things that is in sight; of a card on it, if it has one. */
export function boxOf(things: readonly string[]): DOMRect | null {
  for (const thing of things) {
    for (const element of document.querySelectorAll(`[data-thing="${thing}"]`)) {
      const box = (element.querySelector(".card") ?? element).getBoundingClientRect();
      if (isInSight(box)) return box;
    }
  }
  return null;
}

function isInSight({ left, top, right, bottom, width }: DOMRect): boolean {
  return width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
}
