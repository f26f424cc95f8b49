// The order in which tickets are counted: compared with every other order.

import { expect, test } from "vitest";
import { bySuspense } from "../src/table/end/suspense";

interface Counted {
  points: number[];
}

const ticket = (seat: number, value: number, seats = 2): Counted => ({
  points: Array.from({ length: seats }, (_, other) => (other === seat ? value : 0)),
});

/** After how many tickets the final leader is ahead, and stays so. */
function settledAfter(tickets: readonly Counted[], start: readonly number[]): number {
  const sums = [start, ...tickets.map((_, i) => start.map((s, seat) => s + sum(tickets.slice(0, i + 1), seat)))];
  const final = sums.at(-1) ?? [];
  const winner = final.indexOf(Math.max(...final));
  const isBehind = (at: readonly number[]) => at.some((points) => points > (at[winner] ?? 0));
  return sums.findLastIndex(isBehind) + 1;
}

const sum = (tickets: readonly Counted[], seat: number) =>
  tickets.reduce((all, { points }) => all + (points[seat] ?? 0), 0);

function* orders<T>(items: readonly T[]): Generator<T[]> {
  if (!items.length) yield [];
  for (const [i, item] of items.entries())
    for (const rest of orders([...items.slice(0, i), ...items.slice(i + 1)])) yield [item, ...rest];
}

const CASES: [string, number[], Counted[]][] = [
  ["one ticket decides", [50, 40], [ticket(0, 5), ticket(1, 20), ticket(1, 4), ticket(0, 8)]],
  ["several together decide", [40, 60], [ticket(0, 10), ticket(0, 11), ticket(0, 12), ticket(1, 7), ticket(1, -5)]],
  ["a missed one decides", [60, 50], [ticket(0, -21), ticket(1, 8), ticket(0, 6), ticket(1, -4)]],
  ["nothing can change the lead", [90, 20], [ticket(0, 5), ticket(1, 9), ticket(1, -3), ticket(0, 7)]],
  [
    "three players",
    [50, 48, 40],
    [ticket(0, 6, 3), ticket(1, 9, 3), ticket(2, 20, 3), ticket(0, -8, 3), ticket(1, 4, 3)],
  ],
];

test.each(CASES)("the lead is settled as late as in any order: %s", (_, start, tickets) => {
  const latest = Math.max(...[...orders(tickets)].map((order) => settledAfter(order, start)));
  expect(settledAfter(bySuspense(tickets, start), start)).toBe(latest);
});

test("tickets rise, completed or not, and what decides comes last", () => {
  const [cheap, dear, missed, deciding] = [ticket(1, 4), ticket(1, 20), ticket(0, -9), ticket(0, 15)];
  expect(bySuspense([deciding, dear, missed, cheap], [60, 40])).toEqual([cheap, missed, dear, deciding]);
});
