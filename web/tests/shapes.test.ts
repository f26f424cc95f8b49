import { expect, test } from "vitest";
import type { Route } from "../src/game/boards";
import type { Drawing } from "../src/protocol";
import { barPath, walk, wayPath } from "../src/game/shapes";

const route = (a: string, b: string) => ({ name: `${a}:${b}`, a, b }) as Route;
const drawing = {
  cities: { a: { x: 0, y: 0 }, b: { x: 10, y: 0 }, c: { x: 20, y: 0 }, d: { x: 30, y: 0 } },
  routes: { "a:b": { spaces: [[5, 0, 0, 8]] } },
} as unknown as Drawing;

test("a way is walked from city to city, whichever way its routes are printed", () => {
  expect(walk([route("a", "b"), route("b", "c")])).toEqual([
    ["a", "b"],
    ["b", "c"],
  ]);
  expect(walk([route("b", "c"), route("a", "b")])).toEqual([
    ["c", "b"],
    ["b", "a"],
  ]);
});

test("two ways that do not meet are walked one after the other", () => {
  expect(walk([route("a", "b"), route("c", "d")])).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("a walk is one line, and restarts only where it is broken", () => {
  expect(wayPath(drawing, [route("b", "c"), route("a", "b")])).toBe("M20 0L10 0L10 0L5 0L0 0");
  expect(wayPath(drawing, [route("a", "b"), route("c", "d")])).toBe("M0 0L5 0L10 0M20 0L30 0");
});

test("a bar is as long and as wide as it is asked to be", () => {
  expect(barPath([0, 0, 0, 50], 18, 3)).toBe(
    "M-22 -9L22 -9A3 3 0 0 1 25 -6L25 6A3 3 0 0 1 22 9L-22 9A3 3 0 0 1 -25 6L-25 -6A3 3 0 0 1 -22 -9z",
  );
});

test("a bar stands where its space does, and as that is turned", () => {
  expect(barPath([100, 40, 90, 50], 18, 0)).toBe(
    "M109 15L109 65A0 0 0 0 1 109 65L91 65A0 0 0 0 1 91 65L91 15A0 0 0 0 1 91 15L109 15A0 0 0 0 1 109 15z",
  );
});
