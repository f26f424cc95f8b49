// What the board shows for what somebody looks at: ends that are marked, a way, and where a small window moves to.

import { citiesOf } from "./boards";

/** What a lesson points at on the board. */
export interface Pointing {
  route: string | null;
  cities: string[];
  ticket: string | null; // whose way is shown
}

export interface Attention {
  route: string | null; // chosen, or being paid for
  city: string | null; // chosen for a station
  aimed: string | null; // the route or city that the arrow keys stand on
  ticket: string | null; // pointed at
  entry: { route?: string; city?: string } | null; // of the log, pointed at
  offer: readonly string[]; // tickets to choose from
  lesson: Pointing | null;
  newest: string | undefined; // the route that was claimed last
}

export interface BoardFocus {
  picked: string | null;
  goals: string[]; // cities that are marked
  way: readonly string[];
  towards: string[]; // cities that a small window moves to
  isLed: boolean; // whether a lesson moves it
}

const citiesOfAll = (tickets: readonly string[]) => [...new Set(tickets.flatMap(citiesOf))];

/** What the board shows; the way of a ticket comes from the server. */
export function focusOf(seen: Attention, wayOf: (ticket: string) => readonly string[]): BoardFocus {
  const { route, city, entry, lesson } = seen;
  const marked = seen.ticket ?? city ?? entry?.city ?? entry?.route;
  const looked = route ?? city ?? seen.aimed ?? seen.ticket ?? entry?.city ?? entry?.route;
  const ticket = seen.ticket ?? (marked ? null : lesson?.ticket);
  const isLed = !looked && !!lesson?.cities.length;
  return {
    picked: route ?? lesson?.route ?? null,
    goals: marked ? citiesOf(marked) : (lesson?.cities ?? []),
    way: ticket ? wayOf(ticket) : entry?.route ? [entry.route] : [],
    towards: isLed
      ? lesson.cities
      : looked || !seen.offer.length
        ? citiesOf(looked ?? seen.newest)
        : citiesOfAll(seen.offer),
    isLed,
  };
}
