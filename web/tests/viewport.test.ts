import { expect, test } from "vitest";
import type { Drawing } from "../src/game/boards";
import { Viewport } from "../src/board/viewport.svelte";

const drawing = { width: 1600, height: 1000, press: { near: 1, phone: 1, farthest: 20 } } as unknown as Drawing;
const [tall, flat] = [
  { width: 300, height: 300 },
  { width: 300, height: 60 },
];
const places = [
  { x: 300, y: 200 },
  { x: 300, y: 320 },
];
const boxOf = (sight: Viewport) => sight.viewBox.split(" ").map(Number) as [number, number, number, number];

test("a board that shows more while there is little room comes as near again", () => {
  const sight = new Viewport(drawing, 1);
  sight.fit(tall);
  sight.show(places);
  sight.fit(flat);
  expect(boxOf(sight)[2]).toBeGreaterThan(300);
  sight.fit(tall);
  expect(boxOf(sight)[2]).toBe(300);
});

test("the whole board stays whole", () => {
  const sight = new Viewport(drawing);
  sight.fit(tall);
  sight.fit(flat);
  expect(sight.isWhole).toBe(true);
});

test("what is pointed at comes into the middle", () => {
  const sight = new Viewport(drawing, 1);
  sight.show(places, true);
  sight.fit(tall);
  expect(boxOf(sight)).toEqual([150, 110, 300, 300]);
});

test("two quick presses are a double one, but not with a press elsewhere between them", () => {
  const [sight, at] = [new Viewport(drawing), { x: 300, y: 200 }];
  sight.fit(tall);
  expect(sight.isDoubleTap(at, 1000)).toBe(false);
  expect(sight.isDoubleTap(at, 1100)).toBe(true);
  expect(sight.isDoubleTap(at, 2000)).toBe(false);
  sight.forgetPress();
  expect(sight.isDoubleTap(at, 2100)).toBe(false);
});
