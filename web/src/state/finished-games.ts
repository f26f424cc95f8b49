// The games that were finished at this device's tables, to replay.

import { StoredMap } from "../browser/stored-map";

export interface Finished {
  edition: string;
  board?: string; // its name, for a board of one's own
  names: string[];
}

const kept = new StoredMap<Finished>("whistlestop.finished");
const MOST = 6;

export const rememberFinished = (table: string, game: Finished) => kept.keep(table, game);

/** The newest of them first, each with its table. */
export function finishedGames(): (Finished & { table: string })[] {
  const games = Object.entries(kept.all()).map(([table, game]) => ({ table, ...game }));
  return games.reverse().slice(0, MOST);
}
