// A board of one's own, as its file is opened: whether it can be drawn at all, and a small picture of it.

import type { BoardFile } from "./boards";

const HEIGHT = 100;

/** The board in a text, or null if there is none; the server says what else may be wrong with it. */
export function boardIn(text: string): BoardFile | null {
  try {
    const found = JSON.parse(text.replace(/^\ufeff/, "")) as BoardFile;
    return isDrawable(found) ? withoutSchema(found) : null;
  } catch {
    return null;
  }
}

function isDrawable({ id, name, aspect, cities, routes, tickets }: BoardFile): boolean {
  const areCities = cities.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  const areWays = [...routes, ...tickets].every(({ a, b }) => a && b);
  return typeof id === "string" && typeof name === "string" && aspect > 0 && areCities && areWays;
}

/** Where an editor finds the schema is of no use to anybody else. */
function withoutSchema(board: BoardFile): BoardFile {
  return Object.fromEntries(Object.entries(board).filter(([field]) => field !== "$schema")) as unknown as BoardFile;
}

export interface Sketch {
  width: number;
  height: number;
  lines: { colour: string; from: [number, number]; to: [number, number] }[];
  dots: [number, number][];
}

/** A board as lines from city to city. */
export function sketchOf({ aspect, cities, routes }: BoardFile): Sketch {
  const width = HEIGHT * aspect;
  const at = new Map(cities.map(({ id, x, y }) => [id, [x * width, y * HEIGHT] as [number, number]]));
  const lines = routes.flatMap(({ a, b, colour }) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from && to ? [{ colour, from, to }] : [];
  });
  return { width, height: HEIGHT, lines, dots: [...at.values()] };
}
