// What a level would do and why, in the chosen language: sentences made of the data that it gives.

import { endsOf, type Board } from "../../game/boards";
import { payment } from "../../log/sentence";
import type { Cards, Explanation } from "../../protocol";
import { t } from "../../words/words.svelte";

const LEAST_RISK = 1; // points below which losing a route does not matter

/** A move in words, from the words of the notation. */
export function moveText(action: string, board: Pick<Board, "cities">): string {
  const [verb = "", what = ""] = action.split(" ");
  const rest = action.slice(verb.length + 1);
  const [a, b] = endsOf(board, what);
  switch (verb) {
    case "draw":
      return what === "deck" ? t("take-deck") : t("draw-card", { kind: what });
    case "claim":
      return t("advice-claim", { a, b });
    case "station":
      return t("advice-station", { city: board.cities.get(what)?.name ?? what });
    case "pay":
      return t("advice-pay", { cards: payment(rest) });
    case "give":
      return t("advice-give", { cards: t("cards-of", { count: 1, kind: what }) });
    case "keep":
      return t("advice-keep", { tickets: ticketsSay(rest.split(" "), board) });
    case "tickets":
      return t("take-tickets");
    case "withdraw":
      return t("advice-withdraw");
    default:
      return t("pass");
  }
}

/** Why, in a few sentences: what for, what is missing, and what waiting risks. */
export function reasonTexts(reason: Explanation, names: readonly string[], board: Pick<Board, "cities">): string[] {
  return [aimSays(reason, board), wantSays(reason), riskSays(reason, names)].filter(Boolean);
}

function aimSays(reason: Explanation, board: Pick<Board, "cities">): string {
  const { goals, given_up, spare_trains } = reason;
  const aim = goals.length
    ? t("advice-goals", { count: goals.length, tickets: ticketsSay(goals, board) })
    : spare_trains
      ? t("advice-spare")
      : "";
  return given_up.length ? `${aim} ${t("advice-given-up", { tickets: ticketsSay(given_up, board) })}`.trim() : aim;
}

function wantSays({ short, turns, turns_left, plan }: Explanation): string {
  if (!plan.length) return "";
  const cards = cardsSay(short);
  const time = t("advice-turns", { turns: Math.max(1, Math.round(turns)), left: Math.round(turns_left) });
  return cards ? `${t("advice-short", { cards })} ${time}` : time;
}

function riskSays({ waiting }: Explanation, names: readonly string[]): string {
  if (!waiting || waiting.loss < LEAST_RISK) return "";
  const risk = t("advice-risk", { points: Math.round(waiting.loss) });
  const who = waiting.rivals.map((seat) => names[seat] ?? "").join(", ");
  return who ? `${t("advice-rivals", { who })} ${risk}` : risk;
}

/** The second-best move, and what it would cost. */
export function secondText({ second }: Explanation, board: Pick<Board, "cities">): string {
  if (!second) return "";
  const [move, points] = [moveText(second.action, board), Math.round(second.less)];
  return points ? t("advice-second", { points, move }) : t("advice-equal", { move });
}

function ticketsSay(tickets: readonly string[], board: Pick<Board, "cities">): string {
  return tickets.map((ticket) => endsOf(board, ticket).join(" – ")).join(", ");
}

function cardsSay(cards: Cards): string {
  return Object.entries(cards)
    .map(([kind, count]) => t("cards-of", { kind, count }))
    .join(", ");
}
