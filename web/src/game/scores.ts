// What is said at the end: steps of the show, ties and ways in the chosen language.

import { endsOf, type Board } from "./boards";
import { walk } from "./shapes";
import type { Ending } from "../protocol";
import { t } from "../words/words.svelte";
import type { Step } from "../table/end/scoring-steps";

/** Points as they are printed, with a minus as wide as a figure. */
export function printed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** Points with their sign, as they are added. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : printed(points);
}

/** A step of the show in a sentence. */
export function stepSays(step: Step, board: Board, names: readonly string[]): string {
  const who = step.seats.map((seat) => names[seat] ?? "").join(" & ");
  const city = board.cities.get(step.goals[0] ?? "")?.name ?? "";
  const [a, b] = endsOf(board, step.ticket ?? step.trail[0] ?? "");
  switch (step.kind) {
    case "routes":
      return t("show-routes");
    case "station":
      return step.trail.length ? t("show-station", { city, a, b }) : t("show-station-idle", { city });
    case "ticket":
      return t(step.tone === "good" ? "show-done" : "show-missed", { a, b });
    case "stations":
      return t("show-stations-left", { count: step.count });
    case "longest":
      return `${t("show-longest", { who, shares: step.seats.length })} · ${t("longest", { count: step.count })}`;
    case "globetrotter":
      return `${t("show-globetrotter", { who, shares: step.seats.length })} · ${t("completed", { count: step.count })}`;
  }
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
