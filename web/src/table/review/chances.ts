// Numbers of a review as they are drawn and said.

import type { Moment } from "./line-chart";
import type { EarlyReview, Luck, Review } from "../../protocol";
import { words } from "../../words/words.svelte";

export const PARTS = ["deal", "luck", "skill", "others", "end"] as const;
export type Part = (typeof PARTS)[number];

/** The chances in percent, as a course that a chart can show; moments without chances yet are left out. */
export function chancesOf({ chances, from_turn }: Pick<Review | EarlyReview, "chances" | "from_turn">): Moment[] {
  return chances.flatMap((row, i) =>
    row ? [{ turn: from_turn - 1 + i, kind: null, points: row.map((share) => 100 * share) }] : [],
  );
}

/** A share in whole percent, as the chosen language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}

/** A number with one digit behind the point. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Points with their sign, in tenths if need be. */
export function signedTenths(value: number): string {
  const size = Number.isInteger(value) ? `${Math.abs(value)}` : decimal(Math.abs(value));
  return value > 0 ? `+${size}` : value < 0 ? `−${size}` : size;
}

export interface Bar {
  part: Part;
  value: number;
  from: number;
  to: number;
}

/** The parts one after the other: each begins where the one before it has ended, and the last ends at the margin. */
export function barsOf(luck: Luck): Bar[] {
  let from = 0;
  return PARTS.map((part) => {
    const value = luck[part];
    const bar = { part, value, from, to: from + value };
    from += value;
    return bar;
  });
}

/** The farthest that any bar goes to the left and to the right. */
export function rangeOf(all: readonly Luck[]): [low: number, high: number] {
  const ends = all.flatMap((luck) => [luck.margin, ...barsOf(luck).map((bar) => bar.to)]);
  return [Math.min(-1, ...ends), Math.max(1, ...ends)];
}

/** Where a number stands between two bounds, in percent. */
export function placeOf(value: number, [low, high]: readonly [number, number]): number {
  return Math.round((1000 * (value - low)) / (high - low)) / 10;
}
