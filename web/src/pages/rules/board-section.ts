// Which part of a board an example shows: some cities with their names, and air around them.

import type { Drawing } from "../../protocol";
import { nameBox, type ViewBox } from "../../board/view-box";

const AIR = 26; // units of the board around what is shown
const LEAST = 380; // units across, so that a single route is not blown up
const [FLAT, TALL] = [2.1, 1.25]; // the shapes between which a picture stays

/** The part of a board around some cities. */
export function cutAround(drawing: Drawing, cities: readonly string[], routes: readonly string[]): ViewBox {
  const boxes = [
    ...cities.flatMap((id) => cityBox(drawing, id)),
    ...routes.flatMap((name) => (drawing.routes[name]?.spaces ?? []).map(([x, y, , l]) => box(x, y, l / 2, l / 2))),
  ];
  const [left, top] = [Math.min(...boxes.map((b) => b[0])) - AIR, Math.min(...boxes.map((b) => b[1])) - AIR];
  const [right, bottom] = [Math.max(...boxes.map((b) => b[2])) + AIR, Math.max(...boxes.map((b) => b[3])) + AIR];
  return shaped(left, top, right - left, bottom - top, drawing);
}

type Box = [left: number, top: number, right: number, bottom: number];

function box(x: number, y: number, across: number, down: number): Box {
  return [x - across, y - down, x + across, y + down];
}

function cityBox(drawing: Drawing, id: string): Box[] {
  const city = drawing.cities[id];
  if (!city) return [];
  const { x, y, width, height } = nameBox(drawing, id);
  return [box(city.x, city.y, 14, 14), [x, y, x + width, y + height]];
}

/** A window of a pleasant shape around a box, kept on the board. */
function shaped(x: number, y: number, width: number, height: number, drawing: Drawing): ViewBox {
  const across = Math.min(Math.max(width, LEAST, height * TALL), drawing.width);
  const down = Math.min(Math.max(height, across / FLAT), drawing.height);
  return {
    x: Math.min(Math.max(x - (across - width) / 2, 0), drawing.width - across),
    y: Math.min(Math.max(y - (down - height) / 2, 0), drawing.height - down),
    width: across,
    height: down,
  };
}
