// Which lines of the log a screen reader announces: what others did, once it is finished, and never twice.

import type { LogEntry } from "../game/log-entries";

const MOST = 8; // after a long absence the rest is in the log

export interface Announcements {
  logEntries: LogEntry[]; // to be announced now
  until: number; // the decision up to which everything has been announced
}

/** What to announce after a decision; a turn that goes on is announced when it is over. */
export function pendingAnnouncements(
  entries: readonly LogEntry[],
  announced: number,
  me: number | null,
  onTurn: number | null,
): Announcements {
  const last = entries.at(-1);
  const isGoingOn = last !== undefined && last.seat === onTurn && last.seat !== me && isHalf(last);
  const finished = isGoingOn ? entries.slice(0, -1) : entries;
  const fresh = finished.filter((entry) => entry.until > announced);
  return {
    logEntries: fresh.filter((entry) => entry.seat !== me || entry.isByBot).slice(-MOST),
    until: finished.at(-1)?.until ?? 0,
  };
}

/** Whether a line may still grow: a first card, tickets that are looked at, a route that is being paid for. */
function isHalf(entry: LogEntry): boolean {
  return ["log-drew-one", "log-tickets", "log-claimed", "log-built"].includes(entry.id);
}
