// Which paths a step of the scoring show draws, whose they are, and how long a step is shown.

import type { View } from "../../protocol";
import type { Step } from "./scoring-steps";

export const RACE = 3600; // milliseconds of the longest path
const PAUSES = { routes: 2000, station: 2200, ticket: 1500, stations: 1400, race: RACE + 900, longest: 2800 };
const SUSPENSE = 1100; // more for the last ticket

export interface DrawnPath {
  seat: number;
  way: readonly string[];
}

/** The paths of a step, each with its player. */
export function pathsOf(view: Pick<View, "scores">, { kind, seats, trail }: Step): DrawnPath[] {
  const isLongest = kind === "race" || kind === "longest";
  const paths = seats.map((seat) => ({ seat, way: isLongest ? (view.scores?.[seat]?.proof.longest ?? []) : trail }));
  return paths.filter(({ way }) => way.length > 0);
}

/** For how long a step is shown in milliseconds; tickets take longer towards the end. */
export function pauseAt(steps: readonly Step[], at: number): number {
  const kind = steps[at]?.kind ?? "routes";
  if (kind === "globetrotter") return PAUSES.longest;
  return PAUSES[kind] + (kind === "ticket" ? (SUSPENSE * at) / steps.length : 0);
}
