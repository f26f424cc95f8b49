// The fingerprint of each deal as this device was told it first, so that nobody can promise another one later.

import { StoredMap } from "../browser/stored-map";

const kept = new StoredMap<string>("whistlestop.promises");

/** What was promised at a table, if this device was told. */
export const promiseOf = (table: string): string | null => kept.all()[table] ?? null;

/** What was promised at a table: what is told now, unless something was told before. */
export function promised(table: string, told: string): string {
  const before = promiseOf(table);
  if (before === null) kept.keep(table, told);
  return before ?? told;
}
