// What is said at the end: points, ties and ways in the chosen language.

import type { Board } from "./boards";
import { walk } from "./shapes";
import type { Ending } from "../protocol";
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
