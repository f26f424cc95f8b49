// The order in which players are listed: by their places.

import type { SeatScore } from "../../protocol";

/** The seats, the winner first. */
export function byPlace(scores: readonly SeatScore[]): number[] {
  const seats = scores.map((_, seat) => seat);
  return seats.sort((a, b) => (scores[a]?.place ?? 0) - (scores[b]?.place ?? 0));
}
