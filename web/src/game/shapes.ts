// What is drawn on the board, as paths: bars on spaces, and lines from city to city.

import type { Route, Space } from "./boards";
import type { Drawing } from "../protocol";

export interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
const fine = (value: number) => Math.round(value * 100) / 100;

/** Places in a space, along and across it from its middle, as places on the board. */
export function within(space: Space): (along: number, across: number) => string {
  const [[x, y], [right, down]] = [space, heading(space)];
  return (along, across) => `${fine(x + along * right - across * down)} ${fine(y + along * down + across * right)}`;
}

/** A rounded bar on a space; a ferry's ends are round. */
export function barPath(space: Space, width: number, corner: number): string {
  const [x, y] = [space[3] / 2, width / 2];
  const r = Math.min(corner, x, y);
  const [at, turn] = [within(space), `A${r} ${r} 0 0 1 `];
  return (
    `M${at(r - x, -y)}L${at(x - r, -y)}${turn}${at(x, r - y)}L${at(x, y - r)}${turn}${at(x - r, y)}` +
    `L${at(r - x, y)}${turn}${at(-x, y - r)}L${at(-x, r - y)}${turn}${at(r - x, -y)}z`
  );
}

/** The way a space points: right and down. */
export function heading([, , degrees]: Space): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

/** The line through a route's spaces, from city to city. */
export function centreLine(drawing: Drawing, route: Route): Point[] {
  const ends = [drawing.cities[route.a], drawing.cities[route.b]].map((city) => ({ x: city?.x ?? 0, y: city?.y ?? 0 }));
  const spaces = (drawing.routes[route.name]?.spaces ?? []).map(([x, y]) => ({ x, y }));
  return [ends[0] as Point, ...spaces, ends[1] as Point];
}

/** The line through a route's spaces, from the tail of the first to the nose of the last. */
export function spaceLine(spaces: readonly Space[]): Point[] {
  const end = (space: Space | undefined, way: 1 | -1): Point[] => {
    if (!space) return [];
    const [right, down] = heading(space);
    return [{ x: space[0] + (way * right * space[3]) / 2, y: space[1] + (way * down * space[3]) / 2 }];
  };
  return [...end(spaces[0], -1), ...spaces.map(([x, y]) => ({ x, y })), ...end(spaces.at(-1), 1)];
}

/** A line as a path. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** The cities of a way in walking order, two for each route: where it is entered and where it is left. */
export function walk(routes: readonly Pick<Route, "a" | "b">[]): [string, string][] {
  const steps: [string, string][] = [];
  routes.forEach(({ a, b }, i) => {
    const [here, next] = [steps.at(-1)?.[1], routes[i + 1]];
    const touches = (city: string) => next?.a === city || next?.b === city;
    const isTurned = here === a || here === b ? here === b : touches(a) && !touches(b);
    steps.push(isTurned ? [b, a] : [a, b]);
  });
  return steps;
}

/** The way of several routes, drawn in walking order; where two of them do not meet it restarts. */
export function wayPath(drawing: Drawing, routes: readonly Route[]): string {
  const steps = walk(routes);
  return routes
    .map((route, i) => {
      const line = centreLine(drawing, route);
      if (steps[i]?.[0] !== route.a) line.reverse();
      const path = linePath(line);
      return i && steps[i - 1]?.[1] === steps[i]?.[0] ? path.replace("M", "L") : path;
    })
    .join("");
}
