import { expect, test } from "vitest";
import type { Space } from "../src/game/boards";
import { PLAYERS } from "../src/game/players";
import { couplings, layerPath, patternPath, wagonsOn, type Layer } from "../src/game/trains";

const LENGTH = 40;
const OUTLINE = 1.5; // the line around a train
const ROW: Space[] = [
  [0, 0, 0, LENGTH],
  [45, 0, 0, LENGTH],
];
const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));

test("the last wagon of a train is its engine, with a blunt nose at the far end of its space", () => {
  const [wagon, engine] = wagonsOn(ROW).map((one) => layerPath([one], 18, "outline"));
  expect(wagon).not.toContain("Q");
  expect(engine).toContain(" 64.85 -2.65L64.85 2.66Q");
});

test("a train stands proud of its spaces, and each layer lies within the one below", () => {
  const width = (layer: Layer) => Math.max(...numbers(layerPath(wagonsOn(ROW).slice(0, 1), 18, layer)));
  const layers: Layer[] = ["outline", "glint", "roof"];
  const widths = layers.map(width);
  expect((widths[0] ?? 0) + OUTLINE / 2).toBeGreaterThan(LENGTH / 2);
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
});

test("couplings close the gaps between wagons", () => {
  expect(couplings(ROW)).toBe("M20 0L25 0");
  expect(couplings(ROW.slice(1))).toBe("");
});

test("every pattern is its own and has whole marks inside the wagon", () => {
  const paths = PLAYERS.map((player) => patternPath(player, wagonsOn(ROW).slice(0, 1)));
  expect(new Set(paths).size).toBe(PLAYERS.length);
  for (const path of paths) expect(Math.max(...numbers(path).map(Math.abs))).toBeLessThan(LENGTH / 2 - 2);
});

test("an engine has a headlamp behind its nose", () => {
  for (const player of PLAYERS) expect(patternPath(player, wagonsOn(ROW))).toMatch(/M59\.8 0h0$/);
});
