// Which cards of the row are new: a slot may be refilled with a card of the same kind.

import type { Card } from "../protocol";

type Row = readonly (Card | null)[];

/** The slots that were refilled when this card was drawn, if one of the row was. */
export function refilledSlots(before: Row, now: Row, drawn: string | undefined): number[] {
  const taken = before.findIndex((kind) => kind === drawn); // the first of its kind
  return [...now.keys()].filter((slot) => slot === taken || now[slot] !== before[slot]);
}
