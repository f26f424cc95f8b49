// Which tickets are completed at a moment of the replay.

import type { Goal } from "../../protocol";

/** Completed tickets as the table shows them. */
export function doneGoals(tickets: readonly string[]): Record<string, Goal> {
  const done = { state: "done", trains: 0, cards: 0, stations: 0, way: [] } as const;
  return Object.fromEntries(tickets.map((ticket) => [ticket, { ...done, ticket, way: [] }]));
}
