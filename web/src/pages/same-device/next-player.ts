// Who gets the device next, from what everybody sees.

import type { ChairSeen, View } from "../../protocol";

/** The person at this device who is to decide; starting tickets are chosen one after the other. Null if it is somebody elsewhere. */
export function nextPlayerHere(view: View, chairs: readonly ChairSeen[], here: readonly number[]): number | null {
  const own = here.filter((seat) => !chairs[seat]?.held);
  if (view.phase === "first_tickets") return own.find((seat) => !chairs[seat]?.has_chosen) ?? null;
  return own.find((seat) => seat === view.seat) ?? null;
}
