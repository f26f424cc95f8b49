// The log in sentences: decisions that belong together become one line, which points at its place on the board.

import { endsOf, pointsOf, type Board } from "./boards";
import type { Card, LogLine } from "../protocol";

const NEWEST = 8; // lines of the log in which the newest claim is looked for

export interface LogEntry {
  seat: number;
  from: number; // its first decision
  until: number; // the decision after its last one
  id: string; // of the sentence
  args: Record<string, string | number>;
  cards: string; // what was paid, in the words of the notation
  isByBot: boolean; // whether a bot did it, or the end of it, for a person
  route?: string;
  city?: string;
}

/** The whole log in sentences; some decisions may have been a bot's, for a person. */
export function logEntries(log: readonly LogLine[], board: Board, byBot: readonly number[] = []): LogEntry[] {
  const entries: LogEntry[] = [];
  log.forEach((line, number) => {
    let last = entries.at(-1);
    if (last && last.seat === line.seat && joins(last, line)) join(last, line, number);
    else entries.push((last = begin(line, number, board)));
    last.isByBot ||= byBot.includes(number);
  });
  return entries;
}

/** The route that was claimed last, if that is not long ago. */
export function newestClaim(log: readonly LogLine[], board: Board): string | undefined {
  return logEntries(log.slice(-NEWEST), board).findLast((entry) => entry.route)?.route;
}

function joins(last: LogEntry, line: LogLine): boolean {
  const verb = line.action.split(" ")[0];
  if (verb === "draw") return last.id === "log-drew-one" && last.args["kind"] !== "loco-alone";
  return ["pay", "give", "withdraw"].includes(verb ?? "") || (verb === "keep" && last.id === "log-tickets");
}

function join(last: LogEntry, line: LogLine, number: number): void {
  const [verb = "", ...rest] = line.action.split(" ");
  last.until = number + 1;
  if (verb === "draw") {
    last.id = "log-drew-two";
    last.args["second"] = drawnOf(line);
  } else if (verb === "pay") {
    last.cards = `${last.cards} ${rest.join(" ")}`.trim();
    const asked = (line.outcome["turned_up"] as Card[] | undefined)?.length;
    if (asked) last.args["turned"] = asked;
  } else if (verb === "withdraw") {
    last.id = "log-withdrew";
  } else if (verb === "keep") {
    last.id = "log-kept";
    last.args["kept"] = Number(line.outcome["kept"] ?? 0);
  }
}

/** The card that was drawn: a blind one too, if the viewer may know it. */
function drawnOf(line: LogLine): string {
  const blind = line.outcome["card"];
  return typeof blind === "string" ? blind : (line.action.split(" ")[1] ?? "deck");
}

function begin(line: LogLine, number: number, board: Board): LogEntry {
  const [verb = "", what = ""] = line.action.split(" ");
  const entry: LogEntry = {
    seat: line.seat,
    from: number,
    until: number + 1,
    id: "",
    args: {},
    cards: "",
    isByBot: false,
  };
  switch (verb) {
    case "draw":
      return { ...entry, id: "log-drew-one", args: { first: drawnOf(line) } };
    case "claim": {
      const [a, b] = endsOf(board, what);
      const points = pointsOf(board, what);
      return { ...entry, id: "log-claimed", args: { a, b, points }, route: what };
    }
    case "station":
      return { ...entry, id: "log-built", args: { city: board.cities.get(what)?.name ?? what }, city: what };
    case "tickets":
      return { ...entry, id: "log-tickets", args: {} };
    case "keep":
      return { ...entry, id: "log-first-tickets", args: { kept: Number(line.outcome["kept"] ?? 0) } };
    default:
      return { ...entry, id: "log-passed" };
  }
}
