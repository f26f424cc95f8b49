// A reel as moments: what everybody saw and what each seat saw, after every decision; nothing here knows a rule.

import type { ReelChange, LogLine, Reel, View } from "../../protocol";

/** Who sees the game: one seat, or somebody before whom all hands lie open. */
export type Eyes = number | "open";

export interface Moment {
  all: View; // as a spectator sees it
  own: Partial<View>[]; // what differs for each seat
  done: string[][]; // the tickets that each seat has completed
}

/** Every moment, ready to be shown: what does not change is shared, so that all of them are not much more than one. */
export function momentsOf(reel: Reel): Moment[] {
  let moment: Moment = { all: {} as View, own: reel.names.map(() => ({})), done: [] };
  return reel.steps.map((step) => {
    const own = moment.own.map((facts, seat) => changed(facts, step.own?.[seat]));
    moment = { all: changed(moment.all, step.all), own, done: step.done ?? moment.done };
    return moment;
  });
}

/** Facts after a change. */
export function changed<T extends object>(facts: T, change: ReelChange | undefined): T {
  if (!change) return facts;
  const before = facts as Record<string, unknown>;
  const after = { ...before, ...change.now };
  for (const [name, more] of Object.entries(change.more ?? {})) after[name] = { ...(before[name] as object), ...more };
  for (const name of change.gone ?? []) Reflect.deleteProperty(after, name);
  return after as T;
}

/** A moment as this viewer saw it; at the end the points are those of the final score. */
export function seen({ all, own }: Moment, eyes: Eyes): View {
  const view = eyes === "open" ? all : { ...all, ...own[eyes], viewer: eyes };
  return view.scores ? { ...view, points: view.scores.map((score) => score.total) } : view;
}

/** The log after a number of decisions, as this viewer saw it then. */
export function logAt(reel: Reel, at: number, eyes: Eyes): LogLine[] {
  const log: LogLine[] = [];
  for (const { log: shared = {}, own_log: own = {} } of reel.steps.slice(0, at + 1)) {
    const more = eyes === "open" ? Object.values(own) : [own[eyes] ?? {}];
    for (const lines of [shared, ...more]) {
      for (const [number, line] of Object.entries(lines)) log[Number(number)] = line;
    }
  }
  return log;
}

/** The moments at which a route was claimed or a station built. */
export function claimsOf(moments: readonly Moment[]): number[] {
  return moments.flatMap(({ all }, at) => {
    const before = moments[at - 1]?.all;
    return before && (before.routes !== all.routes || before.stations !== all.stations) ? [at] : [];
  });
}

/** The points of a seat from the first moment to the last, as a line of steps in units of moments and points. */
export function pointsLine(moments: readonly Moment[], seat: number): string {
  const points = moments.map((moment) => seen(moment, "open").points[seat] ?? 0);
  return (
    points.reduce((line, now, at) => (now === points[at - 1] ? line : `${line}H${at}V${now}`), "M0 0") +
    `H${points.length - 1}`
  );
}

/** A moment and its viewer, as they stand behind the # of an address. */
export function addressOf(at: number, eyes: Eyes): string {
  return eyes === "open" ? `${at}` : `${at}/${eyes}`;
}

/** The moment and the viewer that an address means, as far as it names them. */
export function meantBy(hash: string | null, last: number, seats: number): { at: number; eyes: Eyes } {
  const [, at = "0", seat] = /^(\d+)(?:\/(\d))?$/.exec(hash ?? "") ?? [];
  return { at: Math.min(Number(at), last), eyes: seat && Number(seat) < seats ? Number(seat) : "open" };
}
