// What others have claimed and built since my last decision: it keeps a mark until I have decided again.

import type { Board, Space } from "./boards";
import { logEntries, newestClaim } from "./log-entries";
import type { LogLine, View } from "../protocol";
import type { Point } from "./shapes";

/** What is marked: routes and cities. */
export interface NewClaims {
  routes: string[];
  cities: string[];
}

interface Seen {
  log: readonly LogLine[];
  seat: number | null; // the viewer's
  lastOwn: number; // how long the log was after the viewer's last decision
  byBot: readonly number[];
  view: Pick<View, "routes" | "stations">;
}

/** The claims and stations of others since then; a spectator sees the newest route alone. */
export function newClaims({ log, seat, lastOwn, byBot, view }: Seen, board: Board): NewClaims {
  if (seat === null) {
    const newest = newestClaim(log, board);
    return { routes: newest && newest in view.routes ? [newest] : [], cities: [] };
  }
  const since = logEntries(log, board, byBot).filter((entry) => entry.from >= lastOwn && entry.seat !== seat);
  return {
    routes: since.flatMap(({ route }) => (route && route in view.routes ? [route] : [])),
    cities: since.flatMap(({ city }) => (city && city in view.stations ? [city] : [])),
  };
}

/** Where the marks stand on the drawing: in the middle of a train, clear of the names of its cities, or on a station. */
export function marksOf({ routes, cities }: NewClaims, { drawing }: Pick<Board, "drawing">): Point[] {
  const middles = routes.flatMap((route) => middleOf(drawing.routes[route]?.spaces ?? []));
  const places = cities.flatMap((city) => drawing.cities[city] ?? []);
  return [...middles, ...places.map(({ x, y }) => ({ x, y }))];
}

function middleOf(spaces: readonly Space[]): Point[] {
  const [x, y] = spaces[Math.floor(spaces.length / 2)] ?? [];
  return x === undefined || y === undefined ? [] : [{ x, y }];
}
