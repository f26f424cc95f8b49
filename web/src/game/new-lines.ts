// What has just been added to the log, for what is shown or heard once.

import type { LogLine } from "../protocol";

const MOST = 8; // more at once is no news: somebody comes back, or jumps

/** The lines that were added since the log was last seen; none when it was opened, taken back or jumped in. */
export function newLines(before: readonly LogLine[] | null, now: readonly LogLine[]): LogLine[] {
  if (!before || now.length <= before.length) return [];
  const lines = now.slice(before.length);
  return lines.length > MOST ? [] : lines;
}
