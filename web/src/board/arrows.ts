// Where an arrow key leads on the board: to the nearest of some places in its direction.

import type { Drawing } from "../protocol";
import type { Point } from "../game/shapes";

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const TOWARDS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const ASIDE = 2; // a unit to the side counts as much as this many ahead
const STEEP = 4; // what lies this many times farther to the side than ahead comes last

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(TOWARDS, key);
}

/** The place of a route, which is its middle space, or of a city. */
export function placeOf(drawing: Drawing, name: string): Point {
  const spaces = drawing.routes[name]?.spaces;
  const middle = spaces?.[Math.floor(spaces.length / 2)];
  if (middle) return { x: middle[0], y: middle[1] };
  const city = drawing.cities[name];
  return { x: city?.x ?? 0, y: city?.y ?? 0 };
}

/** The next of some routes and cities in the direction of an arrow, or the same one if there is none. */
export function nextPlace(drawing: Drawing, names: readonly string[], from: string, arrow: Arrow): string {
  const [start, to] = [placeOf(drawing, from), TOWARDS[arrow]];
  let best = from;
  let least = Infinity;
  for (const name of names) {
    const cost = name === from ? Infinity : costOf(start, placeOf(drawing, name), to);
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}

function costOf(start: Point, end: Point, to: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const ahead = dx * to.x + dy * to.y;
  const aside = Math.abs(dx * to.y - dy * to.x);
  if (ahead <= 0.5) return Infinity;
  return (ahead + ASIDE * aside) * (aside > STEEP * ahead ? STEEP : 1);
}

/** Where the arrows begin: at the place nearest to the middle of the board. */
export function firstPlace(drawing: Drawing, names: readonly string[]): string | null {
  const [x, y] = [drawing.width / 2, drawing.height / 2];
  const far = (name: string) => Math.hypot(placeOf(drawing, name).x - x, placeOf(drawing, name).y - y);
  return [...names].sort((a, b) => far(a) - far(b))[0] ?? null;
}
