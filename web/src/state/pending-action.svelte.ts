// What the player is about to do and has not yet confirmed: a route or a city, or drawing tickets.

import type { PaymentOption } from "../protocol";

export class PendingAction {
  route = $state<string | null>(null);
  city = $state<string | null>(null);
  isTakingTickets = $state(false);
  isChoosing = $state(false); // whether claimable routes are lit
  aimed = $state<string | null>(null); // the lit route or city that the arrow keys stand on
  isByKeys = $state(false); // whether the focus should go along
  odds = $state.raw<PaymentOption[]>([]);
  chosen = $state(0); // which of the payments
  paying = $state.raw<PaymentOption | null>(null); // a payment for which cards of any kind are still to be picked
  paid = $state.raw<PaymentOption | null>(null); // the last payment that was confirmed, with the odds of that moment
  seen = $state(-1); // the decision whose tunnel has been looked at

  /** What is to be played before the payment. */
  get steps(): string[] {
    if (this.route) return [`claim ${this.route}`];
    return this.city ? [`station ${this.city}`] : [];
  }

  pickRoute(route: string): void {
    this.clear();
    this.route = route;
  }

  pickCity(city: string): void {
    this.clear();
    this.city = city;
  }

  takeTickets(): void {
    this.clear();
    this.isTakingTickets = true;
  }

  clear(): void {
    this.route = null;
    this.city = null;
    this.odds = [];
    this.chosen = 0;
    this.paying = null;
    this.isTakingTickets = false;
    this.isChoosing = false;
    this.aimed = null;
  }
}
