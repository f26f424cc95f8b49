// What is asked for now, in words; the prompt shows it, and it is read out.

import type { TableState } from "./table.svelte";
import { endsOf, pointsOf, type Board } from "../game/boards";
import type { Looking } from "../protocol";
import { t } from "../words/words.svelte";

/** What I am asked for. */
export function promptText({ view, choices }: TableState): string {
  const { keep, pay, give, withdraw, draw, claims, tickets } = choices;
  if (keep) return t(view?.phase === "first_tickets" ? "step-first-tickets" : "step-keep", { least: keep.least });
  if (give) return t("step-give", { count: view?.give ?? 1 });
  if (pay || withdraw) return t(view?.phase === "tunnel" ? "step-tunnel" : "step-pay");
  if (view?.phase === "second_card") return t("step-second");
  return draw || claims || tickets ? t("step-turn") : t("step-pass");
}

/** Whom the table waits for. */
export function waitingText({ view, table }: TableState): string {
  if (!view || view.phase === "over") return "";
  if (table?.paused) return t(`paused-${table.paused}`);
  if (view.phase === "first_tickets") return t("wait-first-tickets");
  return t("wait-for", { who: view.names[view.seat ?? 0] ?? "" });
}

/** What the player on turn looks at, for everybody in front of a big screen. */
export function lookText({ route }: Looking, board: Board, who: string): string {
  const points = route ? pointsOf(board, route) : 0;
  return t("screen-looks", { who, route: endsOf(board, route ?? "").join(" – "), points });
}
