// The fingerprint of each deal as the server first published it to this device, so that no other can replace it later.

import { StoredMap } from "../browser/stored-map";

const kept = new StoredMap<string>("whistlestop.promises");

/** What was promised at a table, if this device knows. */
export const promiseOf = (table: string): string | null => kept.all()[table] ?? null;

/** What was promised at a table: what is published now, unless something was published before. */
export function promised(table: string, published: string): string {
  const before = promiseOf(table);
  if (before === null) kept.keep(table, published);
  return before ?? published;
}
