// Points over time as lines on a chart: pure functions from the course of the points to places in pixels.

import type { Ending } from "../../protocol";

export interface Moment {
  turn: number | null; // null for what the end adds
  kind: Ending["items"][number]["kind"] | null;
  points: number[]; // of every seat, so far
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Everything that a chart can be read at: before the first turn, after each one, and after each item of the end. */
export function momentsOf(ending: Ending): Moment[] {
  const turns = ending.course.map((points, i) => ({ turn: ending.from_turn - 1 + i, kind: null, points }));
  let points = ending.course.at(-1) ?? [];
  const items = ending.items.map((item) => {
    points = points.map((sum, seat) => sum + (item.points[seat] ?? 0));
    return { turn: null, kind: item.kind, points };
  });
  return [...turns, ...items];
}

/** Round numbers for an axis, at most as many as given, that cover everything between two bounds. */
export function ticks(low: number, high: number, most: number): number[] {
  const span = Math.max(high - low, 1);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => span / size <= most - 1) ?? 1000;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

const END_SHARE = 0.05; // of the width, for each item of the end

/** Where each moment stands from left to right: by its turn, since some may not be known yet. */
export function across(moments: readonly Moment[], frame: Frame): number[] {
  const played = moments.flatMap(({ turn }) => turn ?? []);
  const [turns, first = 0, last = 0] = [played.length, played[0], played.at(-1)];
  const width = frame.width - frame.left - frame.right;
  const until = width * (1 - END_SHARE * (moments.length - turns));
  return moments.map(({ turn }, i) =>
    turn !== null
      ? frame.left + (until * (turn - first)) / Math.max(1, last - first)
      : frame.left + until + width * END_SHARE * (i - turns + 1),
  );
}

/** How high a number of points stands on an axis with these ticks. */
export function up(points: number, axis: readonly number[], frame: Frame): number {
  const [low, high] = [axis[0] ?? 0, axis.at(-1) ?? 1];
  const share = (points - low) / Math.max(1, high - low);
  return frame.height - frame.bottom - share * (frame.height - frame.top - frame.bottom);
}

/** The line of a seat: steps while it is played, since a claim scores at once, and slopes at the end. */
export function seatLine(
  moments: readonly Moment[],
  seat: number,
  xs: readonly number[],
  y: (n: number) => number,
): string {
  const places: string[] = [];
  moments.forEach((moment, i) => {
    const [here, before] = [y(moment.points[seat] ?? 0), y(moments[i - 1]?.points[seat] ?? 0)];
    if (i && moment.turn !== null && here !== before) places.push(at(xs[i], before));
    places.push(at(xs[i], here));
  });
  return places.join(" ");
}

const at = (x = 0, y = 0) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

/** Heights moved apart as little as it takes, so that labels of this height do not overlap; inside the bounds. */
export function apart(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = low;
  order.forEach((i, n) => {
    const most = high - gap * (order.length - 1 - n);
    placed[i] = Math.min(Math.max(heights[i] ?? 0, least), most);
    least = placed[i] + gap;
  });
  return placed;
}

/** The moment that is nearest to a place from left to right. */
export function nearest(xs: readonly number[], x: number): number {
  return xs.reduce((best, place, i) => (Math.abs(place - x) < Math.abs((xs[best] ?? 0) - x) ? i : best), 0);
}
