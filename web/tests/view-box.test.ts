import { expect, test } from "vitest";
import type { Drawing } from "../src/protocol";
import { between, freeBeside, inSight, kept, whole, zoomed } from "../src/board/view-box";

const drawing = { width: 1000, height: 500 } as Drawing;

test("the whole board is in sight in a frame of any shape", () => {
  expect(whole(drawing, { width: 500, height: 500 })).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
  expect(whole(drawing, { width: 400, height: 100 })).toEqual({ x: -500, y: 0, width: 2000, height: 500 });
});

test("what one zooms in on stays where it is", () => {
  const near = zoomed({ x: 0, y: 0, width: 1000, height: 500 }, 2, { x: 200, y: 100 }, 100, 1000);
  expect(near).toEqual({ x: 100, y: 50, width: 500, height: 250 });
  expect(zoomed(near, 0.1, { x: 200, y: 100 }, 100, 1000).width).toBe(1000);
});

test("the board cannot be dragged out of sight", () => {
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
