// A review as it is drawn: bars that follow each other to the margin, and chances in percent.

import { expect, test } from "vitest";
import type { Luck } from "../src/protocol";
import { barsOf, chancesOf, placeOf, rangeOf, signedTenths } from "../src/table/review/chances";

const luck: Luck = { rival: 1, margin: -3, deal: 4.5, luck: -12, skill: 0.3, others: 6, end: -1.8 };

test("each part begins where the one before it has ended, and the last ends at the margin", () => {
  const bars = barsOf(luck);
  expect(bars.map((bar) => bar.part)).toEqual(["deal", "luck", "skill", "others", "end"]);
  bars.slice(1).forEach((bar, i) => expect(bar.from).toBe(bars[i]?.to));
  expect(bars.at(-1)?.to).toBeCloseTo(luck.margin);
});

test("every bar fits", () => {
  const range = rangeOf([luck]);
  for (const { from, to } of barsOf(luck)) {
    for (const end of [from, to]) {
      expect(placeOf(end, range)).toBeGreaterThanOrEqual(0);
      expect(placeOf(end, range)).toBeLessThanOrEqual(100);
    }
  }
});

test("chances are given in percent, from before the first turn on", () => {
  const moments = chancesOf({ from_turn: 1, chances: [[0.5, 0.5], [1, 0]] }); // prettier-ignore
  expect(moments.map((moment) => moment.turn)).toEqual([0, 1]);
  expect(moments[1]?.points).toEqual([100, 0]);
});

test("parts have their sign", () => {
  expect([signedTenths(4.5), signedTenths(-12), signedTenths(0)]).toEqual(["+4.5", "−12", "0"]);
});
