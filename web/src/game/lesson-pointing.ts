// What a step of a lesson points at, such as `route a:b` or `card red`.

import type { Pointing } from "./board-focus";
import { citiesOf } from "./boards";

export const kindOf = (point: string) => point.split(" ", 1)[0] ?? "";
const nameOf = (point: string) => point.slice(kindOf(point).length + 1);

/** What of it lies on the board. */
export function pointingOf(points: readonly string[]): Pointing {
  const named = (kind: string) => points.filter((point) => kindOf(point) === kind).map(nameOf);
  const [[route = null], [ticket = null]] = [named("route"), named("way")];
  return { route, ticket, cities: [...citiesOf(route ?? ticket), ...named("city")] };
}
