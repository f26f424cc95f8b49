// Which cards fly when something has happened: from where, and to whom.

import type { Card, LogLine } from "../protocol";

export interface CardFlight {
  seat: number; // to whom
  card: Card | "back"; // as the viewer may know it
  from: string; // the thing on the table: the deck, or a card of the row
}

/** The cards that were drawn in these lines of the log. */
export function flightsOf(lines: readonly LogLine[]): CardFlight[] {
  return lines.flatMap(({ seat, action, outcome }) => {
    const [verb, what] = action.split(" ");
    if (verb !== "draw" || !what) return [];
    if (what !== "deck") return [{ seat, card: what as Card, from: `card ${what}` }];
    return [{ seat, card: (outcome["card"] as Card | undefined) ?? "back", from: "deck" }];
  });
}

/** The things at which a flight may end, best first: in my hand, or with a player. */
export function endsOfFlight({ seat, card }: CardFlight, me: number | null): string[] {
  const plate = `plate ${seat}`;
  return seat === me ? [`pile ${card}`, "hand", plate] : [plate];
}
