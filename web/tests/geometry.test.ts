import { expect, test } from "vitest";
import type { Drawing } from "../src/board/boards";
import { barPath, between, freeBeside, inSight, kept, pressedAt, whole, zoomed } from "../src/board/geometry";

const drawing = {
  width: 1000,
  height: 500,
  sizes: { space: 18, corner: 3, city: 9, station: 12, name: 22, line: 22 },
  cities: { a: { x: 100, y: 100 }, b: { x: 300, y: 100 } },
  routes: {
    "a:b": {
      spaces: [
        [150, 100, 0, 50],
        [210, 100, 0, 50],
      ],
    },
    "a:b/2": { spaces: [[150, 121, 90, 50]] },
  },
} as unknown as Drawing;

test("a bar is as long and as wide as it is asked to be", () => {
  expect(barPath(50, 18, 3)).toBe(
    "M-22 -9H22A3 3 0 0 1 25 -6V6A3 3 0 0 1 22 9H-22A3 3 0 0 1 -25 6V-6A3 3 0 0 1 -22 -9z",
  );
});

const pressed = (routes: string[], cities: string[], x: number, y: number, farthest = 20) =>
  pressedAt(drawing, { x, y }, { routes, cities }, farthest);

test("a press is meant for the nearest route that is asked about", () => {
  expect(pressed(["a:b", "a:b/2"], [], 152, 104)).toEqual({ route: "a:b" });
  expect(pressed(["a:b/2"], [], 210, 100)).toBeNull();
  expect(pressed(["a:b"], [], 210, 150)).toBeNull();
});

test("a space that stands upright is pressed along its height", () => {
  expect(pressed(["a:b/2"], [], 150, 144, 1)).toEqual({ route: "a:b/2" });
  expect(pressed(["a:b/2"], [], 174, 121, 1)).toBeNull();
});

test("a city is pressed when no space is nearer, and a space beside it stays a space", () => {
  expect(pressed([], ["a", "b"], 118, 100)).toEqual({ city: "a" });
  expect(pressed([], ["b"], 110, 100)).toBeNull();
  expect(pressed(["a:b"], ["a"], 130, 100)).toEqual({ route: "a:b" });
  expect(pressed(["a:b"], ["a"], 104, 100)).toEqual({ city: "a" });
});

test("the whole board is in sight in a frame of any shape", () => {
  expect(whole(drawing, { width: 500, height: 500 })).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
  expect(whole(drawing, { width: 400, height: 100 })).toEqual({ x: -500, y: 0, width: 2000, height: 500 });
});

test("what one zooms in on stays where it is", () => {
  const near = zoomed({ x: 0, y: 0, width: 1000, height: 500 }, 2, { x: 200, y: 100 }, 100, 1000);
  expect(near).toEqual({ x: 100, y: 50, width: 500, height: 250 });
  expect(zoomed(near, 0.1, { x: 200, y: 100 }, 100, 1000).width).toBe(1000);
});

test("the board can not be dragged out of sight", () => {
  expect(kept({ x: -300, y: 900, width: 500, height: 250 }, drawing)).toMatchObject({ x: 0, y: 250 });
});

test("what is in sight already does not move the board", () => {
  const window = { x: 100, y: 100, width: 200, height: 100 };
  expect(inSight(window, [{ x: 200, y: 150 }], drawing)).toEqual(window);
});

test("a place is brought into sight, with air around it, by the shortest way", () => {
  const window = { x: 100, y: 100, width: 200, height: 100 };
  const moved = inSight(window, [{ x: 600, y: 150 }], drawing);
  expect(moved).toEqual({ x: 424, y: 100, width: 200, height: 100 });
});

test("what lies beside the whole board is alike on both sides", () => {
  expect(freeBeside(drawing, { width: 500, height: 500 })).toEqual({ x: 0, y: 125 });
  expect(freeBeside(drawing, { width: 400, height: 100 })).toEqual({ x: 100, y: 0 });
});

test("the board is shown from farther away when two places do not fit otherwise, and never beyond the whole", () => {
  const window = { x: 100, y: 100, width: 200, height: 100 };
  const places = [
    { x: 100, y: 150 },
    { x: 480, y: 150 },
  ];
  const wider = inSight(window, places, drawing);
  expect(wider.width).toBeCloseTo(500);
  expect(wider.x).toBeLessThan(100);
  const corners = [
    { x: 0, y: 0 },
    { x: 1000, y: 500 },
  ];
  expect(inSight(window, corners, drawing)).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
});

test("half way between two windows is between them", () => {
  const from = { x: 0, y: 0, width: 100, height: 50 };
  const to = { x: 100, y: 50, width: 300, height: 150 };
  expect(between(from, to, 0.5)).toEqual({ x: 50, y: 25, width: 200, height: 100 });
});
