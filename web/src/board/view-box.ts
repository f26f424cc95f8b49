// What of the board is in sight: the whole of it, zoomed, dragged, or brought there.

import type { Drawing } from "../protocol";
import type { Point } from "../game/shapes";

/** What of the board is in sight, in its own units. */
export interface ViewBox extends Point {
  width: number;
  height: number;
}

const LETTER = 11; // how wide a letter of a name is, about

/** The space that the name of a city takes. */
export function nameBox(drawing: Drawing, id: string): ViewBox {
  const { lines, anchor, x, y } = drawing.cities[id]?.name ?? { lines: [""], anchor: "start", x: 0, y: 0 };
  const width = Math.max(...lines.map((line) => line.length)) * LETTER;
  const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
  const height = drawing.sizes.name + (lines.length - 1) * drawing.sizes.line + 6;
  return { x: left, y: y - drawing.sizes.name, width, height };
}

/** Whether a box lies within a window. */
export function isWithin(box: ViewBox, window: ViewBox): boolean {
  const [right, bottom] = [window.x + window.width, window.y + window.height];
  return box.x >= window.x && box.y >= window.y && box.x + box.width <= right && box.y + box.height <= bottom;
}

/** The whole board in a frame of this shape. */
export function whole(drawing: Drawing, frame: { width: number; height: number }): ViewBox {
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
export function zoomed(window: ViewBox, factor: number, at: Point, least: number, most: number): ViewBox {
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
export function kept(window: ViewBox, drawing: Drawing): ViewBox {
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
export function inSight(window: ViewBox, places: readonly Point[], drawing: Drawing): ViewBox {
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
export function between(from: ViewBox, to: ViewBox, part: number): ViewBox {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
