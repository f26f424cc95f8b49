// The kinds of train cards in their order, and small sums over them.

import type { Card, Cards } from "../protocol";

export const KINDS: readonly Card[] = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "loco"];

/** The kinds of which there are some, with how many. */
export function held(cards: Cards): [Card, number][] {
  return KINDS.flatMap((kind) => (cards[kind] ? [[kind, cards[kind]] as [Card, number]] : []));
}

/** Every card of a payment by itself, to be laid side by side. */
export function spread(cards: Cards): Card[] {
  return held(cards).flatMap(([kind, count]) => Array<Card>(count).fill(kind));
}
