import { expect, test } from "vitest";
import type { Drawing } from "../src/protocol";
import { pressedAt } from "../src/board/hit-test";

const drawing = {
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
