// The scoring show: what is counted, in which order, and what lies on the board while it is.

import { endsOf, type Board } from "../../game/boards";
import type { Ending, View } from "../../protocol";
import { t } from "../../words/words.svelte";

export type StepKind = "routes" | "station" | "ticket" | "stations" | "longest" | "globetrotter";

export interface Step {
  kind: StepKind;
  seats: number[]; // whose points they are
  points: number[]; // for every seat
  totals: number[]; // of every seat, once this is counted
  trail: string[]; // the routes that are drawn
  goals: string[]; // the cities with a ring
  tone: "gold" | "good" | "bad";
  count: number; // trains of the longest path, completed tickets, stations not built
  ticket?: string;
}

type Bare = Omit<Step, "totals">;
type PointsOf = ReadonlyMap<string, number>;

/** The steps of the show: the routes, then seat by seat the stations and tickets, then the bonuses. */
export function stepsOf(view: View, ending: Ending, ticketPoints: PointsOf): Step[] {
  const bare = [
    routesStep(view, ending),
    ...round(view).flatMap((seat) => seatSteps(view, ending, seat, ticketPoints)),
    ...bonusSteps(view, ending),
  ];
  const totals = view.names.map(() => 0);
  return bare.map((step) => {
    step.points.forEach((points, seat) => (totals[seat] = (totals[seat] ?? 0) + points));
    return { ...step, totals: [...totals] };
  });
}

/** The seats in the order of play. */
export function round(view: View): number[] {
  return view.names.map((_, i) => (view.first + i) % view.names.length);
}

/** Whether a step is about what one seat holds, and not about who has the most. */
export function isOwn(step: Step): boolean {
  return ["ticket", "station", "stations"].includes(step.kind);
}

const plain = { trail: [], goals: [], tone: "gold", count: 0 } as const;

function routesStep(view: View, ending: Ending): Bare {
  const points = ending.course.at(-1) ?? [];
  return { ...plain, trail: [], goals: [], kind: "routes", seats: view.names.map((_, seat) => seat), points };
}

function alone(view: View, seat: number, points: number): number[] {
  return view.names.map((_, other) => (other === seat ? points : 0));
}

function seatSteps(view: View, ending: Ending, seat: number, ticketPoints: PointsOf): Bare[] {
  const tickets = (view.all_tickets?.[seat] ?? []).map((ticket) => ticketStep(view, seat, ticket, ticketPoints));
  // Tickets that are not completed come last, as at a real table.
  const ordered = [...tickets.filter((step) => step.tone === "good"), ...tickets.filter((step) => step.tone === "bad")];
  return [...stationSteps(view, seat), ...ordered, ...leftStep(view, ending, seat)];
}

function stationSteps(view: View, seat: number): Bare[] {
  const stations = Object.entries(view.scores?.[seat]?.proof.stations ?? {});
  return stations.map(([city, route]) => ({
    ...plain,
    kind: "station",
    seats: [seat],
    points: alone(view, seat, 0),
    trail: route ? [route] : [],
    goals: [city],
  }));
}

function ticketStep(view: View, seat: number, ticket: string, ticketPoints: PointsOf): Bare {
  const way = view.scores?.[seat]?.proof.tickets[ticket];
  const points = ticketPoints.get(ticket) ?? 0;
  return {
    kind: "ticket",
    seats: [seat],
    points: alone(view, seat, way ? points : -points),
    trail: way ?? [],
    goals: ticket.split(":"),
    tone: way ? "good" : "bad",
    count: 0,
    ticket,
  };
}

function leftStep(view: View, ending: Ending, seat: number): Bare[] {
  const points = ending.items.find((item) => item.kind === "stations")?.points[seat] ?? 0;
  const count = view.stations_left[seat] ?? 0;
  if (!count || !points) return [];
  return [
    { ...plain, trail: [], goals: [], kind: "stations", seats: [seat], points: alone(view, seat, points), count },
  ];
}

function bonusSteps(view: View, ending: Ending): Bare[] {
  return ending.items.flatMap(({ kind, points }) => {
    if (kind !== "longest" && kind !== "globetrotter") return [];
    const seats = round(view).filter((seat) => points[seat]);
    const scores = seats.flatMap((seat) => view.scores?.[seat] ?? []);
    const trail = kind === "longest" ? scores.flatMap((score) => score.proof.longest) : [];
    const count = (kind === "longest" ? scores[0]?.longest : scores[0]?.completed) ?? 0;
    return [{ ...plain, goals: [], kind, seats, points, trail, count }];
  });
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
