// Which lines of the log are read out: what others did, once it is finished, and never twice.

import type { LogEntry } from "../game/log-entries";

const MOST = 8; // after a long absence the log tells the rest

export interface Heard {
  logEntries: LogEntry[]; // to be read out now
  until: number; // the decision up to which everything has been heard
}

/** What is to be read out after a decision; a turn that goes on is told when it is over. */
export function unheard(told: readonly LogEntry[], heard: number, me: number | null, onTurn: number | null): Heard {
  const last = told.at(-1);
  const isGoingOn = last !== undefined && last.seat === onTurn && last.seat !== me && isHalf(last);
  const finished = isGoingOn ? told.slice(0, -1) : told;
  const fresh = finished.filter((entry) => entry.until > heard);
  return {
    logEntries: fresh.filter((entry) => entry.seat !== me || entry.isByBot).slice(-MOST),
    until: finished.at(-1)?.until ?? 0,
  };
}

/** Whether a line may still grow: a first card, tickets that are looked at, a route that is being paid for. */
function isHalf(entry: LogEntry): boolean {
  return ["log-drew-one", "log-tickets", "log-claimed", "log-built"].includes(entry.id);
}
