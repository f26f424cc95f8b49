// The routes that can be claimed as lines of a list: a double route once, and the most useful first.

import { endsOf, pointsOf, type Board, type Route } from "./boards";
import { hasCities } from "./city-search";
import type { Choices, Goal } from "../protocol";

export interface ClaimLine {
  routes: string[]; // the tracks of it that can be claimed: one, or both of a double route
  title: string;
  points: number;
  serves: string[]; // my tickets on whose shortest way it lies
}

type Claims = NonNullable<Choices["claims"]>;
type Goals = Readonly<Record<string, Goal>>;

const single = (route: string) => route.replace("/2", "");

/** One line for each route, first those that serve most tickets, then those with most points. */
export function claimLines(board: Board, claims: Claims, goals: Goals): ClaimLine[] {
  return tracksOf(board, claims)
    .map((routes) => lineOf(board, routes, goals))
    .sort((a, b) => b.serves.length - a.serves.length || b.points - a.points || a.title.localeCompare(b.title));
}

/** The lines with every city, or beginning of one, that is looked for. */
export function linesWith(lines: readonly ClaimLine[], wanted: string): ClaimLine[] {
  return lines.filter((line) => hasCities(line.title, wanted));
}

/** The tracks that are one line with a route: itself, and the other one of a double route if I can claim that too. */
export function tracksWith(board: Board, claims: Claims, route: string): Route[] {
  const together = tracksOf(board, claims).find((routes) => routes.includes(route)) ?? [];
  return together.flatMap((name) => board.routes.get(name) ?? []);
}

/** The tracks that belong together: both of a double route, if they are as long as each other. */
function tracksOf(board: Board, claims: Claims): string[][] {
  const lines = new Map<string, string[]>();
  for (const { route } of claims) {
    const key = `${single(route)} ${board.routes.get(route)?.length}`;
    lines.set(key, [...(lines.get(key) ?? []), route].sort());
  }
  return [...lines.values()];
}

function lineOf(board: Board, routes: string[], goals: Goals): ClaimLine {
  const [route = ""] = routes;
  const isOn = ({ state, way }: Goal) => state === "possible" && way.some((step) => single(step) === single(route));
  return {
    routes,
    title: endsOf(board, route).join(" – "),
    points: pointsOf(board, route),
    serves: Object.values(goals).flatMap((goal) => (isOn(goal) ? [goal.ticket] : [])),
  };
}
