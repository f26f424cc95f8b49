// Finding pieces of a board by the names of their cities; without a name, one's own.

import { endsOf, type Board } from "../../game/boards";
import { hasCities } from "../../game/city-search";
import type { Kind } from "./sheet";

/** The pieces whose cities begin with what is looked for; without that, one's own. */
export function found(board: Board, kind: Kind, wanted: string, isOwn: (name: string) => boolean): string[] {
  const all = { routes: board.routes, stations: board.cities, tickets: board.points }[kind];
  const names = [...all.keys()].sort((a, b) => citiesOf(board, kind, a).localeCompare(citiesOf(board, kind, b)));
  if (!/\p{L}/u.test(wanted)) return names.filter(isOwn);
  return names.filter((name) => hasCities(citiesOf(board, kind, name), wanted));
}

function citiesOf(board: Board, kind: Kind, name: string): string {
  return kind === "stations" ? (board.cities.get(name)?.name ?? name) : endsOf(board, name).join(" ");
}
