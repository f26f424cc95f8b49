// Shapes and places on the board, as pure functions: nothing here knows of the page or of the game.

import type { Drawing, Route, Space } from "./boards";

export interface Point {
  x: number;
  y: number;
}

/** What of the board is in sight, in its own units. */
export interface Window extends Point {
  width: number;
  height: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A rounded bar around the origin; a ferry's ends are round. */
export function barPath(length: number, width: number, corner: number): string {
  const [x, y] = [round(length / 2), round(width / 2)];
  const r = Math.min(corner, x, y);
  return (
    `M${round(-x + r)} ${-y}H${round(x - r)}A${r} ${r} 0 0 1 ${x} ${round(-y + r)}V${round(y - r)}` +
    `A${r} ${r} 0 0 1 ${round(x - r)} ${y}H${round(-x + r)}A${r} ${r} 0 0 1 ${-x} ${round(y - r)}V${round(-y + r)}` +
    `A${r} ${r} 0 0 1 ${round(-x + r)} ${-y}z`
  );
}

/** A wagon inside a space of this length; the last of a train is its engine, with a pointed nose. */
export function wagonPath(length: number, width: number, isEngine: boolean): string {
  if (!isEngine) return barPath(length, width, 3);
  const [x, y] = [round(length / 2), round(width / 2)];
  return `M${-x} ${round(-y + 3)}q0-3 3-3H${round(x - 8)}q8 2 8 ${y}t-8 ${y}H${round(-x + 3)}q-3 0-3-3z`;
}

/** Where a space stands, as a transformation. */
export function standing([x, y, angle]: Space): string {
  return `translate(${x} ${y})rotate(${angle})`;
}

/** The line through a route's spaces, from city to city. */
export function centreLine(drawing: Drawing, route: Route): Point[] {
  const ends = [drawing.cities[route.a], drawing.cities[route.b]].map((city) => ({ x: city?.x ?? 0, y: city?.y ?? 0 }));
  const spaces = (drawing.routes[route.name]?.spaces ?? []).map(([x, y]) => ({ x, y }));
  return [ends[0] as Point, ...spaces, ends[1] as Point];
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

/** The way of several routes, drawn in walking order; where two of them do not meet it begins anew. */
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

function distanceToSpace({ x, y }: Point, space: Space, width: number): number {
  const [cx, cy, degrees, length] = space;
  const angle = (-degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  const along = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) - length / 2;
  const across = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) - width / 2;
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

const LETTER = 11; // how wide a letter of a name is, about

/** The room that the name of a city takes. */
export function nameBox(drawing: Drawing, id: string): Window {
  const { lines, anchor, x, y } = drawing.cities[id]?.name ?? { lines: [""], anchor: "start", x: 0, y: 0 };
  const width = Math.max(...lines.map((line) => line.length)) * LETTER;
  const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
  const height = drawing.sizes.name + (lines.length - 1) * drawing.sizes.line + 6;
  return { x: left, y: y - drawing.sizes.name, width, height };
}

/** Whether a box lies within a window. */
export function isWithin(box: Window, window: Window): boolean {
  const [right, bottom] = [window.x + window.width, window.y + window.height];
  return box.x >= window.x && box.y >= window.y && box.x + box.width <= right && box.y + box.height <= bottom;
}

/** The whole board in a frame of this shape. */
export function whole(drawing: Drawing, frame: { width: number; height: number }): Window {
  const scale = Math.max(drawing.width / frame.width, drawing.height / frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  return { x: (drawing.width - width) / 2, y: (drawing.height - height) / 2, width, height };
}

/** The pixels that the whole board leaves free on each side of a frame. */
export function freeBeside(drawing: Drawing, frame: { width: number; height: number }): Point {
  const scale = Math.min(frame.width / drawing.width, frame.height / drawing.height);
  return { x: (frame.width - drawing.width * scale) / 2, y: (frame.height - drawing.height * scale) / 2 };
}

/** A window zoomed by a factor around a point that stays where it is, never smaller or larger than allowed. */
export function zoomed(window: Window, factor: number, at: Point, least: number, most: number): Window {
  const width = Math.min(Math.max(window.width / factor, least), most);
  const kept = width / window.width;
  return {
    x: at.x - (at.x - window.x) * kept,
    y: at.y - (at.y - window.y) * kept,
    width,
    height: window.height * kept,
  };
}

/** A window moved back so that the board stays in sight. */
export function kept(window: Window, drawing: Drawing): Window {
  return {
    ...window,
    x: keptOn(window.x, window.width, drawing.width),
    y: keptOn(window.y, window.height, drawing.height),
  };
}

function keptOn(start: number, size: number, whole: number): number {
  if (size >= whole) return (whole - size) / 2;
  return Math.min(Math.max(start, 0), whole - size);
}

const AIR = 0.12; // of a window, around what is brought into sight

/** The window, moved and if need be widened, so that some places are in sight with air around them. */
export function inSight(window: Window, places: readonly Point[], drawing: Drawing): Window {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inner = 1 - 2 * AIR;
  const most = whole(drawing, window).width / window.width;
  const scale = Math.min(
    Math.max(1, (right - left) / (window.width * inner), (bottom - top) / (window.height * inner)),
    Math.max(1, most),
  );
  const [width, height] = [window.width * scale, window.height * scale];
  const x = shifted(window.x - (width - window.width) / 2, width, left, right);
  const y = shifted(window.y - (height - window.height) / 2, height, top, bottom);
  return kept({ x, y, width, height }, drawing);
}

/** The middle of some places. */
export function middleOf(places: readonly Point[]): Point {
  const mean = (of: (place: Point) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

function shifted(start: number, size: number, least: number, most: number): number {
  return Math.max(Math.min(start, least - size * AIR), most - size * (1 - AIR));
}

/** The window on the way from one to another. */
export function between(from: Window, to: Window, part: number): Window {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
