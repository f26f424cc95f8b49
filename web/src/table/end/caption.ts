// What stands under the picture of a finished game: who has won, where, and everybody's points.

import type { Board } from "../../game/boards";
import { endSays } from "../../game/scores";
import type { Ending, View } from "../../protocol";
import { decisionSays } from "./decision";
import { byPlace } from "./places";

export interface Caption {
  title: string;
  decided: string; // where the game was won
  players: { seat: number; name: string; points: number }[]; // by their places
}

export function captionOf(view: View, ending: Ending, board: Board): Caption {
  const scores = view.scores ?? [];
  const players = byPlace(scores).map((seat) => {
    return { seat, name: view.names[seat] ?? "", points: scores[seat]?.total ?? 0 };
  });
  return { title: endSays(view.names, scores), decided: decisionSays(view, ending, board), players };
}
