import { expect, test } from "vitest";
import type { Drawing, Route } from "../src/board/boards";
import { walk, wayPath } from "../src/board/geometry";

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

test("a walk is one line, and begins anew only where it is broken", () => {
  expect(wayPath(drawing, [route("b", "c"), route("a", "b")])).toBe("M20 0L10 0L10 0L5 0L0 0");
  expect(wayPath(drawing, [route("a", "b"), route("c", "d")])).toBe("M0 0L5 0L10 0M20 0L30 0");
});
