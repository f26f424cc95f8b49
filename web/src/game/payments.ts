// Payments in words: what is paid, and what is spared in comparison.

import { held } from "./cards";
import type { Card, Cards, PaymentOption } from "../protocol";
import { t } from "../words/words.svelte";

/** Cards such as 2 red and a locomotive, in words. */
export function cardsInWords(cards: Cards): string {
  return held(cards)
    .map(([kind, count]) => t("cards-of", { kind, count }))
    .join(", ");
}

/** A payment in words; cards of any kind are chosen afterwards. */
export function paymentInWords(payment: PaymentOption): string {
  const any = payment.any ? t("cards-any", { count: payment.any }) : "";
  return [cardsInWords(payment.cards), any].filter(Boolean).join(", ");
}

/** What of a hand is left after some cards have been paid. */
export function leftOf(hand: Cards, cards: Cards): Cards {
  const left = held(hand).map(([kind, count]) => [kind, count - (cards[kind] ?? 0)] as const);
  return Object.fromEntries(left);
}

/** What a payment keeps in hand that the sparing one would spend; cards of any kind are not known yet. */
export function spared(sparing: PaymentOption, payment: PaymentOption): Cards {
  const kept: Cards = {};
  for (const [kind, count] of Object.entries(sparing.cards) as [Card, number][]) {
    const less = count - (payment.cards[kind] ?? 0);
    if (less > 0) kept[kind] = less;
  }
  return kept;
}

export function sparedInWords(sparing: PaymentOption | undefined, payment: PaymentOption): string {
  const cards = sparing ? cardsInWords(spared(sparing, payment)) : "";
  return cards ? t("keeps-cards", { cards }) : "";
}
