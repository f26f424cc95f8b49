// What a press on the board is meant for.

import type { Space } from "../game/boards";
import type { Drawing } from "../protocol";
import { heading, type Point } from "../game/shapes";

function distanceToSpace({ x, y }: Point, space: Space, width: number): number {
  const [[cx, cy, , length], [right, down]] = [space, heading(space)];
  const [dx, dy] = [x - cx, y - cy];
  const along = Math.abs(dx * right + dy * down) - length / 2;
  const across = Math.abs(dy * right - dx * down) - width / 2;
  return Math.hypot(Math.max(along, 0), Math.max(across, 0));
}

interface Near {
  name: string | null;
  distance: number;
}

function nearest(names: Iterable<string>, farthest: number, distanceTo: (name: string) => number): Near {
  let best: Near = { name: null, distance: farthest };
  for (const name of names) {
    const distance = distanceTo(name);
    if (distance < best.distance) best = { name, distance };
  }
  return best;
}

/** What a press is meant for: the nearest of some routes and cities, if it is near enough; a city reaches farther. */
export function pressedAt(
  drawing: Drawing,
  at: Point,
  { routes, cities }: { routes: Iterable<string>; cities: Iterable<string> },
  farthest: number,
): { route?: string; city?: string } | null {
  const route = nearest(routes, farthest, (name) => {
    const spaces = drawing.routes[name]?.spaces ?? [];
    return Math.min(...spaces.map((space) => distanceToSpace(at, space, drawing.sizes.space)));
  });
  const city = nearest(cities, farthest * 1.5, (name) => {
    const { x = Infinity, y = Infinity } = drawing.cities[name] ?? {};
    return Math.max(0, Math.hypot(x - at.x, y - at.y) - drawing.sizes.city);
  });
  if (city.name && (!route.name || city.distance < route.distance)) return { city: city.name };
  return route.name ? { route: route.name } : null;
}
