// What is said at the end: points, ties and ways in the chosen language.

import type { Board } from "./boards";
import { walk } from "./shapes";
import type { Ending, SeatScore } from "../protocol";
import { t } from "../words/words.svelte";

/** Points as they are printed, with a minus as wide as a figure. */
export function printed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** Points with their sign, as they are added. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : printed(points);
}

/** The cities that a completed ticket's way goes through. */
export function waySays(board: Board, way: readonly string[] | undefined): string {
  if (!way) return t("ticket-missed");
  const routes = way.flatMap((name) => board.routes.get(name) ?? []);
  const cities = walk(routes)
    .slice(0, -1)
    .map(([, city]) => board.cities.get(city)?.name ?? city);
  return cities.length ? t("ticket-by", { cities: cities.join(", ") }) : t("ticket-done");
}

/** What settled a tie. */
export function tieSays(tie: Ending["ties"][number], names: readonly string[]): string {
  return t(`tie-${tie.by}`, { who: names[tie.ahead] ?? "", other: names[tie.behind] ?? "" });
}

/** Who has won, and with how many points. */
export function endSays(names: readonly string[], scores: readonly SeatScore[], me: number | null = null): string {
  const winners = scores.flatMap((score, seat) => (score.place === 1 ? [seat] : []));
  return t("end-title", {
    who: winners.map((seat) => names[seat]).join(" & "),
    points: scores[winners[0] ?? 0]?.total ?? 0,
    count: winners.length,
    me: winners.length === 1 && winners[0] === me ? "yes" : "no",
  });
}
