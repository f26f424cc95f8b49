// The text of a record, as far as a page can check it without any rule.

import { sha256 } from "../../deal/sha256";
import type { Deal } from "../../protocol";

/** What the seed was made of, if the header says so. */
export function dealOf(record: string): Deal | null {
  const [header = ""] = record.replaceAll("\r", "").split("\n\n", 1);
  const line = header.split("\n").find((text) => text.startsWith("deal "));
  return line ? (JSON.parse(line.slice("deal ".length)) as Deal) : null;
}

/** Whether no line was changed, added or lost since it was written: the last line is the digest of all the others. */
export function isWhole(record: string): boolean {
  const lines = record
    .replace(/^\ufeff/, "")
    .split("\n")
    .map((line) => line.replace(/\r$/, ""));
  while (lines.length && !lines.at(-1)?.trim()) lines.pop();
  return lines.pop() === `digest ${sha256(lines.join("\n"))}`;
}
