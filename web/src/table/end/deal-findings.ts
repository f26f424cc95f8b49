// The findings about the deal of a finished game at a table.

import type { Board } from "../../game/boards";
import type { View } from "../../protocol";
import type { TableState } from "../../state/table.svelte";
import { findingsOf, type Finding } from "../../deal/check";
import { startOf } from "../../deal/start";
import { observedDeal } from "../../deal/observed-deal";

export function findingsAt(table: TableState, view: View, board: Board): Finding[] {
  const observed = observedDeal(table.id);
  const [seed, isContinued] = [String(view.seed ?? ""), table.table?.continued ?? false];
  const revealed = { seed, deal: table.game?.deal, names: view.names, promise: table.promise, isContinued };
  return findingsOf(observed, revealed, startOf(board, { ...view, seed }), observed.shown ?? []);
}
