// A plan in words: what it connects, what it is worth, which cards it lacks, and why something could not be drawn.

import { endsOf, type Board } from "../../game/boards";
import { held } from "../../game/cards";
import type { Plan, PlanNeeds } from "../../protocol";
import type { PlanNote } from "../../state/plan.svelte";
import { t } from "../../words/words.svelte";

/** The ticket that a plan completes, or else its two ends. */
export function planTitle(board: Board, plan: Plan | null): string {
  const [ticket] = plan?.tickets ?? [];
  if (plan?.tickets.length === 1 && ticket) return endsOf(board, ticket).join(" – ");
  return plan?.ends.length === 2 ? endsOf(board, plan.ends.join(":")).join(" – ") : t("plan-mine");
}

/** The points of the tickets that a plan completes. */
export function pointsOf(board: Board, plan: Plan | null): number {
  return (plan?.tickets ?? []).reduce((sum, ticket) => sum + (board.points.get(ticket) ?? 0), 0);
}

/** The missing cards in words. */
export function missingText({ missing, any }: PlanNeeds): string {
  const cards = held(missing).map(([kind, count]) => t("cards-of", { kind, count }));
  const all = any ? [...cards, `${any} ${t("plan-any")}`] : cards;
  return `${t("plan-missing")} ${all.join(", ")}`;
}

export function noteText(board: Board, note: PlanNote): string {
  const [a, b] = endsOf(board, "route" in note ? note.route : note.cities.join(":"));
  return "route" in note ? t("plan-taken", { a, b }) : t("plan-no-way", { a, b });
}
