// What is being paid for, in words.

import { endsOf, type Board } from "./boards";
import { t } from "../words/words.svelte";

/** The route, or the station and its city. */
export function titleInWords(board: Board, route: string | null, city: string | null): string {
  if (route) return endsOf(board, route).join(" – ");
  return city ? t("station-in", { city: board.cities.get(city)?.name ?? city }) : "";
}

/** A route or a city that can be pressed, with what the route is. */
export function placeInWords(board: Board, name: string): string {
  const isRoute = board.routes.has(name);
  const title = titleInWords(board, isRoute ? name : null, isRoute ? null : name);
  return [title, aboutInWords(board, name)].filter(Boolean).join(", ");
}

/** Length, colour and kind of a route. */
export function aboutInWords(board: Board, route: string | null): string {
  const found = route ? board.routes.get(route) : undefined;
  if (!found) return "";
  return t("route-about", { length: found.length, colour: found.colour, kind: found.kind });
}
