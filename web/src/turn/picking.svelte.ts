// What the player has picked on the board and not yet confirmed.

import type { Payment } from "../protocol";

export class Picked {
  route = $state<string | null>(null);
  city = $state<string | null>(null);
  isChoosing = $state(false); // whether claimable routes are lit
  odds = $state.raw<Payment[]>([]);

  pickRoute(route: string): void {
    this.clear();
    this.route = route;
  }

  pickCity(city: string): void {
    this.clear();
    this.city = city;
  }

  clear(): void {
    this.route = null;
    this.city = null;
    this.odds = [];
    this.isChoosing = false;
  }
}
