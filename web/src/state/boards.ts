// The boards of tables and of replays: an edition, which the page has, or a board of one's own, which comes with its drawing.

import { loadBoard, readBoard, type Board } from "../game/boards";
import { showBoard } from "../net/api";
import type { Reel, TableSeen } from "../protocol";

/** The board of a table. */
export async function boardOfTable(table: Pick<TableSeen, "id" | "edition" | "has_own_board">): Promise<Board> {
  if (!table.has_own_board) return loadBoard(table.edition);
  const { board, drawing } = await showBoard(table.id);
  return readBoard(board, drawing);
}

/** The board of a replay; its ground is at hand where there is no server to fetch it from. */
export async function boardOfReel({ edition, board, drawing }: Reel, ground?: string): Promise<Board> {
  if (!board || !drawing) return loadBoard(edition, ground);
  return readBoard(board, drawing);
}
