// Actions of an example in the chosen language.

import { endsOf, type Board } from "../../game/boards";
import { paymentInWords } from "../../game/payments";
import { t } from "../../words/words.svelte";
import type { Allowed } from "../../rulebook/rulebook";

/** The players of an example: the reader first. */
export function namesInExamples(): string[] {
  return [t("usual-name"), "Katla", "Nikos", "Jure", "Ines"];
}

/** An action in words. */
export function actionInWords(action: Allowed, board: Board): string {
  const [verb = "", ...rest] = action.words.split(" ");
  const [what = ""] = rest;
  switch (verb) {
    case "draw":
      return what === "deck" ? t("take-deck") : t("draw-card", { kind: what });
    case "claim": {
      const [a, b] = endsOf(board, what);
      return t("rule-claim", { a, b });
    }
    case "station":
      return t("station-in", { city: board.cities.get(what)?.name ?? what });
    case "keep": {
      const tickets = rest.map((ticket) => endsOf(board, ticket).join(" – "));
      return `${t("keep-done", { count: rest.length })}: ${tickets.join(", ")}`;
    }
    case "pay":
      return paymentInWords({ words: action.words, cards: action.cards ?? {}, any: action.any ?? 0 });
    case "give":
      return t("give-card", { kind: what });
    case "tickets":
      return t("take-tickets");
    default:
      return t(verb === "pass" ? "pass" : "withdraw");
  }
}
