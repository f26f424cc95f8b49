// The people who share this device: their chairs by table, kept here and in no address.

import { rememberSeat } from "./address.svelte";
import { StoredMap } from "../browser/stored-map";
import type { Chair } from "../protocol";

const kept = new StoredMap<Chair[]>("whistlestop.here");

/** The chairs of this device at a table. */
export const localSeats = (table: string): Chair[] => kept.all()[table] ?? [];

/** Remember the chairs of this device; the first stands for all of them in the list of my tables. */
export function rememberLocalSeats(table: string, chairs: Chair[]): void {
  if (chairs.length > 1) kept.keep(table, chairs);
  if (chairs[0]) rememberSeat(table, chairs[0].token);
}

/** Forget a chair whose link was replaced: its player has taken it to another device. */
export function forgetLocalSeat(table: string, seat: number): void {
  const others = localSeats(table).filter((chair) => chair.seat !== seat);
  kept.keep(table, others);
  if (others[0]) rememberSeat(table, others[0].token);
}
