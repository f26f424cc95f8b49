import { expect, test } from "vitest";
import type { Drawing } from "../src/protocol";
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
const boxOf = (viewport: Viewport) => viewport.viewBox.split(" ").map(Number) as [number, number, number, number];

test("a board that shows more while its frame is small zooms in again as before", () => {
  const viewport = new Viewport(drawing, 1);
  viewport.fit(tall);
  viewport.show(places);
  viewport.fit(flat);
  expect(boxOf(viewport)[2]).toBeGreaterThan(300);
  viewport.fit(tall);
  expect(boxOf(viewport)[2]).toBe(300);
});

test("the whole board stays whole", () => {
  const viewport = new Viewport(drawing);
  viewport.fit(tall);
  viewport.fit(flat);
  expect(viewport.isWhole).toBe(true);
});

test("what is pointed at comes into the middle", () => {
  const viewport = new Viewport(drawing, 1);
  viewport.show(places, true);
  viewport.fit(tall);
  expect(boxOf(viewport)).toEqual([150, 110, 300, 300]);
});

test("two quick presses are a double one, but not with a press elsewhere between them", () => {
  const [viewport, at] = [new Viewport(drawing), { x: 300, y: 200 }];
  viewport.fit(tall);
  expect(viewport.isDoubleTap(at, 1000)).toBe(false);
  expect(viewport.isDoubleTap(at, 1100)).toBe(true);
  expect(viewport.isDoubleTap(at, 2000)).toBe(false);
  viewport.forgetPress();
  expect(viewport.isDoubleTap(at, 2100)).toBe(false);
});
