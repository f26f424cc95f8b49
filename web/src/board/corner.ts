// Where a button can lie on the whole board and hide nothing that is printed on it, or as little as possible.

import type { Drawing } from "../protocol";
import { nameBox, whole, type ViewBox } from "./view-box";

export interface Corner {
  isLeft: boolean;
  isTop: boolean;
}

const CORNERS: Corner[] = [
  { isLeft: false, isTop: false },
  { isLeft: true, isTop: false },
  { isLeft: false, isTop: true },
  { isLeft: true, isTop: true },
];

/** The corner of a frame in which a square of this size hides least of the spaces, cities and names. */
export function freeCorner(drawing: Drawing, frame: { width: number; height: number }, pixels: number): Corner {
  const window = whole(drawing, frame);
  const side = (pixels * window.width) / frame.width;
  const printed = printedOn(drawing);
  const hidden = ({ isLeft, isTop }: Corner) => {
    const x = isLeft ? window.x : window.x + window.width - side;
    const y = isTop ? window.y : window.y + window.height - side;
    return printed.reduce((sum, thing) => sum + shared(thing, { x, y, width: side, height: side }), 0);
  };
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}

function printedOn(drawing: Drawing): ViewBox[] {
  const around = (x: number, y: number, size: number) => ({
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  });
  const spaces = Object.values(drawing.routes).flatMap((route) => route.spaces);
  return [
    ...spaces.map(([x, y, , length]) => around(x, y, length)),
    ...Object.values(drawing.cities).map(({ x, y }) => around(x, y, 2 * drawing.sizes.city)),
    ...Object.keys(drawing.cities).map((id) => nameBox(drawing, id)),
  ];
}

/** The area that two boxes share. */
function shared(a: ViewBox, b: ViewBox): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(width, 0) * Math.max(height, 0);
}
