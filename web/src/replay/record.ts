// The text of a record, as far as a page can check it without any rule.

import { sha256 } from "../end/sha256";

/** Whether no line was changed, added or lost since it was written: the last line is the digest of all the others. */
export function isWhole(record: string): boolean {
  const lines = record
    .replace(/^\ufeff/, "")
    .split("\n")
    .map((line) => line.replace(/\r$/, ""));
  while (lines.length && !lines.at(-1)?.trim()) lines.pop();
  return lines.pop() === `digest ${sha256(lines.join("\n"))}`;
}
