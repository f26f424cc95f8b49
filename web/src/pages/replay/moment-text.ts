// What the replay says at a moment: how the game ended, and which tickets are completed.

import type { Goal, View } from "../../protocol";
import { t } from "../../words/words.svelte";

/** Who has won. */
export function endSays(view: View): string {
  const scores = view.scores ?? [];
  const winners = scores.flatMap((score, seat) => (score.place === 1 ? [seat] : []));
  const points = scores[winners[0] ?? 0]?.total ?? 0;
  const who = winners.map((seat) => view.names[seat]).join(" & ");
  return t("end-title", { who, points, count: winners.length, me: "no" });
}

/** Completed tickets as the table shows them. */
export function doneGoals(tickets: readonly string[]): Record<string, Goal> {
  const done = { state: "done", trains: 0, cards: 0, stations: 0, way: [] } as const;
  return Object.fromEntries(tickets.map((ticket) => [ticket, { ...done, ticket, way: [] }]));
}
