// Where a game was won: the part of the scores in which the winner was furthest ahead of the runner-up.

import { pointsOf, type Board } from "../../game/boards";
import { signed, tieSays } from "../../game/scores";
import type { Ending, View } from "../../protocol";
import { t } from "../../words/words.svelte";
import { byPlace } from "./places";

const LONG = 5; // trains of a long route

export type Part = "routes" | "long" | "tickets" | "missed" | "stations" | "longest" | "globetrotter";

export interface Decision {
  part: Part;
  winner: number;
  second: number;
  points: number; // of the winner in that part
  than: number; // of the other
}

type Scored = Pick<View, "scores" | "names" | "routes">;
type Printed = Pick<Board, "routes" | "routePoints">;

/** What decided a game; nothing if somebody shares the first place or is ahead only by a tie-break. */
export function decisionOf(view: Scored, ending: Ending, board: Printed): Decision | null {
  const [winner = 0, second = 0] = byPlace(view.scores ?? []);
  const [won, other] = [view.scores?.[winner], view.scores?.[second]];
  if (!won || !other || won.total <= other.total) return null;
  const decisions = partsOf(view, ending).map(([part, points]) => ({
    part,
    winner,
    second,
    points: points[winner] ?? 0,
    than: points[second] ?? 0,
  }));
  const decisive = decisions.reduce((a, b) => (lead(b) > lead(a) ? b : a));
  return closer(decisive, view, ending, board);
}

const lead = ({ points, than }: Decision) => points - than;

/** The parts of the scores; completed and other tickets are one. */
function partsOf({ scores = [] }: Scored, ending: Ending): [Part, number[]][] {
  const bonuses = ending.items.flatMap(({ kind, points }): [Part, number[]][] =>
    kind === "tickets_done" || kind === "tickets_missed" ? [] : [[kind, points]],
  );
  const tickets = scores.map((score) => score.tickets);
  return [...bonuses, ["tickets", tickets], ["routes", scores.map((score) => score.routes)]];
}

/** Named more closely: long routes or tickets that were not completed, where they made the difference. */
function closer(decision: Decision, view: Scored, ending: Ending, board: Printed): Decision {
  const { part, winner, second } = decision;
  const within = (named: Part, of: readonly number[]) => ({
    ...{ part: named, winner, second },
    ...{ points: of[winner] ?? 0, than: of[second] ?? 0 },
  });
  if (part === "routes") {
    const long = within("long", longPoints(view, board));
    return lead(long) >= lead(decision) ? long : decision;
  }
  const missed = within("missed", ending.items.find((item) => item.kind === "tickets_missed")?.points ?? []);
  return part === "tickets" && 2 * lead(missed) > lead(decision) ? missed : decision;
}

/** What every seat has scored with long routes. */
function longPoints({ names, routes }: Scored, board: Printed): number[] {
  const points = names.map(() => 0);
  for (const [route, seat] of Object.entries(routes))
    if ((board.routes.get(route)?.length ?? 0) >= LONG) points[seat] = (points[seat] ?? 0) + pointsOf(board, route);
  return points;
}

/** Where the game was won, in a sentence. */
export function decisionSays(view: Scored, ending: Ending, board: Printed): string {
  const decision = decisionOf(view, ending, board);
  const [tie] = ending.ties;
  if (!decision) return tie ? tieSays(tie, view.names) : "";
  const { part, winner, second, points, than } = decision;
  const [who = "", other = ""] = [view.names[winner], view.names[second]];
  return t("won-by", { part, length: LONG, who, points: signed(points), other, than: signed(than) });
}
