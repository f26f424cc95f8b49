// The people who share this device: their seats by table, kept here and in no address.

import { rememberSeat } from "./address.svelte";
import { StoredMap } from "../browser/stored-map";
import type { Chair } from "../protocol";

const kept = new StoredMap<Chair[]>("whistlestop.here");

/** The seats of this device at a table. */
export const localSeats = (table: string): Chair[] => kept.all()[table] ?? [];

/** Remember the seats of this device; the first stands for all of them in the list of my tables. */
export function rememberLocalSeats(table: string, seats: Chair[]): void {
  if (seats.length > 1) kept.keep(table, seats);
  if (seats[0]) rememberSeat(table, seats[0].token);
}

/** Forget a seat whose link was replaced: its player has taken it to another device. */
export function forgetLocalSeat(table: string, seat: number): void {
  const others = localSeats(table).filter((other) => other.seat !== seat);
  kept.keep(table, others);
  if (others[0]) rememberSeat(table, others[0].token);
}
