import { expect, test } from "vitest";
import { across, apart, momentsOf, nearest, seatLine, ticks, up, type Frame } from "../src/table/review/line-chart";
import type { Ending } from "../src/protocol";

const ending: Ending = {
  from_turn: 1,
  course: [
    [0, 0],
    [4, 0],
    [4, 7],
  ],
  items: [
    { kind: "tickets_done", points: [9, 0] },
    { kind: "tickets_missed", points: [0, -11] },
  ],
  ties: [],
};
const frame: Frame = { width: 240, height: 120, left: 20, right: 20, top: 10, bottom: 10 };
const moments = momentsOf(ending);

test("the end goes on from the last turn, item by item", () => {
  expect(moments.map((moment) => moment.turn ?? moment.kind)).toEqual([0, 1, 2, "tickets_done", "tickets_missed"]);
  expect(moments.at(-1)?.points).toEqual([13, -4]);
});

test("a game that went on from a position starts at its turn", () => {
  expect(momentsOf({ ...ending, from_turn: 31 })[0]?.turn).toBe(30);
});

test("ticks are round, few enough, and hold everything", () => {
  expect(ticks(0, 123, 9)).toEqual([0, 20, 40, 60, 80, 100, 120, 140]);
  expect(ticks(-4, 13, 9)).toEqual([-5, 0, 5, 10, 15]);
  expect(ticks(0, 0, 9)).toEqual([0]);
});

test("moments go from the left of the frame to its right, the end in narrow steps", () => {
  const xs = across(moments, frame);
  expect(xs).toEqual([20, 110, 200, 210, 220]);
  expect(nearest(xs, 1000)).toBe(4);
  expect(nearest(xs, 70)).toBe(1);
});

test("more points stand higher, within the frame", () => {
  expect(up(-5, [-5, 0, 5], frame)).toBe(110);
  expect(up(5, [-5, 0, 5], frame)).toBe(10);
});

test("a line steps up in the turn of a claim, and slopes at the end", () => {
  const line = seatLine(moments, 1, [0, 10, 20, 30, 40], (points) => points);
  expect(line).toBe("0,0 10,0 20,0 20,7 30,7 40,-4");
});

test("labels are moved apart, and stay inside", () => {
  expect(apart([50, 52, 10], 10, 0, 100)).toEqual([50, 60, 10]);
  const crowded = apart([98, 99, 97], 10, 0, 100);
  expect(crowded).toEqual([90, 100, 80]);
});
