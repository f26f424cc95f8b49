// How far a ticket is, as the server works it out, in words; and how its way fits those of other tickets.

import { citiesOf, type Board } from "../game/boards";
import type { Goal } from "../protocol";
import { t } from "../words/words.svelte";

export type Goals = Readonly<Record<string, Goal>>;

/** The state of a ticket in words; empty until it is known. */
export function stateInWords(goal: Goal | undefined): string {
  if (!goal) return "";
  if (goal.state === "done") return t("goal-done");
  if (goal.state === "impossible") return goal.way.length ? t("goal-too-far", { trains: goal.trains }) : t("goal-cut");
  const needs = goal.trains || !goal.stations ? t("goal-needs", { trains: goal.trains, cards: goal.cards }) : "";
  return [needs, goal.stations ? t("goal-stations", { count: goal.stations }) : ""].filter(Boolean).join(" · ");
}

/** The look of a ticket in a state. */
export function lookOf(goal: Goal | undefined): "done" | "possible" | "dead" {
  return goal?.state === "impossible" ? "dead" : (goal?.state ?? "possible");
}

/** The cities of tickets that are still to be completed. */
export function openCities(tickets: readonly string[], goals: Goals): string[] {
  const isOpen = (ticket: string) => (goals[ticket]?.state ?? "possible") === "possible";
  return [...new Set(tickets.filter(isOpen).flatMap(citiesOf))];
}

/** How many spaces of a ticket's way are mine already, or on the ways of other tickets too. */
export function sharedSpaces(board: Board, way: readonly string[], others: Iterable<readonly string[]>): number {
  const theirs = new Set([...others].flat());
  const shared = way.filter((route) => theirs.has(route));
  return shared.reduce((sum, route) => sum + (board.routes.get(route)?.length ?? 0), 0);
}
