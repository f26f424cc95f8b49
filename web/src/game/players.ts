// The players' colours, each with its pattern, by seat.

export const PLAYERS = ["madder", "prussian", "gold", "fir", "ink"] as const;
export type Player = (typeof PLAYERS)[number];

let worn: readonly number[] = [];

/** Give seats other colours than their usual ones, as people had them on a printed board; none gives those back. */
export function wear(colours: readonly number[]): void {
  worn = colours;
}

/** The colour of a seat. */
export function playerOf(seat: number): Player {
  return PLAYERS[worn[seat] ?? seat] ?? "ink";
}

const LINES: Record<Player, string> = { madder: "", prussian: "12 7", gold: "12 6 1 6", fir: "1 6", ink: "5 7" };

/** The dashes of a seat's line in a chart. */
export function lineOf(seat: number): string {
  return LINES[playerOf(seat)];
}
