// The players' colours, each with its pattern, by seat.

export const PLAYERS = ["madder", "prussian", "gold", "fir", "ink"] as const;
export type Player = (typeof PLAYERS)[number];

/** The colour of a seat. */
export function playerOf(seat: number): Player {
  return PLAYERS[seat] ?? "ink";
}
