// The kinds of train cards in their order, and small sums over them.

import { CARDS, type Card, type Cards } from "../protocol";

export const KINDS = CARDS;

/** The kinds of which there are some, with how many. */
export function held(cards: Cards): [Card, number][] {
  return KINDS.flatMap((kind) => (cards[kind] ? [[kind, cards[kind]] as [Card, number]] : []));
}

/** Every card of a payment by itself, to be shown side by side. */
export function spread(cards: Cards): Card[] {
  return held(cards).flatMap(([kind, count]) => Array<Card>(count).fill(kind));
}

/** As many cards of any kind, which are not known yet: their backs. */
export function backs(count = 0): "back"[] {
  return Array<"back">(count).fill("back");
}
