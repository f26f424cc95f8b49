// What is heard of what has happened: the sounds for new lines of the log.

import type { Board } from "./boards";
import type { LogLine, View } from "../protocol";

export interface Heard {
  name: "card" | "train" | "ticket" | "tunnel" | "last-round";
  count: number; // how often it repeats
}

/** The sounds of what is new, each once; routes sound when they are claimed, not when they are being paid for. */
export function soundsOf(
  lines: readonly LogLine[],
  before: View | null,
  now: View,
  board: Pick<Board, "routes">,
): Heard[] {
  const wagons = Object.keys(now.routes)
    .filter((route) => !(route in (before?.routes ?? now.routes)))
    .reduce((sum, route) => sum + (board.routes.get(route)?.length ?? 0), 0);
  const did = (verb: string) => lines.some(({ action }) => action.split(" ")[0] === verb);
  const heard: [Heard["name"], number | boolean][] = [
    ["card", did("draw")],
    ["ticket", did("keep")],
    ["tunnel", lines.some(({ outcome }) => outcome.turned_up?.length)],
    ["train", wagons],
    ["last-round", before?.turns_left === null && now.turns_left !== null && now.phase !== "over"],
  ];
  return heard.flatMap(([name, count]) => (count ? [{ name, count: Number(count) }] : []));
}
