// Where a route or a city of the board stands on the screen now.

import type { Drawing } from "../protocol";
import type { Point } from "../game/shapes";

/** The middle of a route or a city, on the drawing. */
export function middleOf(drawing: Drawing, { route, city }: { route?: string; city?: string }): Point | null {
  const spaces = drawing.routes[route ?? ""]?.spaces ?? [];
  if (!spaces.length) return drawing.cities[city ?? ""] ?? null;
  const mean = (axis: 0 | 1) => spaces.reduce((sum, space) => sum + space[axis], 0) / spaces.length;
  return { x: mean(0), y: mean(1) };
}

/** Whether a place on the drawing is in the lower half of its window, however the board is zoomed. */
export function isLow(svg: SVGSVGElement, { x, y }: Point): boolean {
  const [matrix, window] = [svg.getScreenCTM(), svg.getBoundingClientRect()];
  return !!matrix && new DOMPoint(x, y).matrixTransform(matrix).y > window.top + window.height / 2;
}
