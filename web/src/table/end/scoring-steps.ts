// The scoring show: what is counted, in which order, and what lies on the board while it is.

import { endsOf, type Board } from "../../game/boards";
import type { Ending, View } from "../../protocol";
import { t } from "../../words/words.svelte";
import { bySuspense } from "./suspense";

export type StepKind = "routes" | "station" | "ticket" | "stations" | "race" | "longest" | "globetrotter";

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

/** The steps of the show: the routes, the tickets of all by suspense with the stations they need, then the bonuses. */
export function stepsOf(view: View, ending: Ending, ticketPoints: PointsOf): Step[] {
  const routes = routesStep(view, ending);
  const tickets = round(view).flatMap((seat) => ticketSteps(view, seat, ticketPoints));
  const bare = [
    routes,
    ...withStations(view, bySuspense(tickets, routes.points)),
    ...round(view).flatMap((seat) => leftStep(view, ending, seat)),
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

function ticketSteps(view: View, seat: number, ticketPoints: PointsOf): Bare[] {
  return (view.all_tickets?.[seat] ?? []).map((ticket) => ticketStep(view, seat, ticket, ticketPoints));
}

/** Each station just before the first ticket that needs what it borrows; the others before all tickets. */
function withStations(view: View, tickets: readonly Bare[]): Bare[] {
  const stations = round(view).flatMap((seat) => stationSteps(view, seat));
  const needs = (ticket: Bare, station: Bare) =>
    ticket.seats[0] === station.seats[0] && station.trail.some((route) => ticket.trail.includes(route));
  const placed = tickets.map((ticket, i) => {
    const isFirst = (station: Bare) => tickets.findIndex((other) => needs(other, station)) === i;
    return [...stations.filter(isFirst), ticket];
  });
  const idle = stations.filter((station) => !tickets.some((ticket) => needs(ticket, station)));
  return [...idle, ...placed.flat()];
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
    const bonus: Bare = { ...plain, goals: [], kind, seats, points, trail, count };
    return trail.length ? [raceStep(view, count), bonus] : [bonus];
  });
}

/** All set out along their longest paths; who goes furthest is counted after it. */
function raceStep(view: View, count: number): Bare {
  return { ...plain, trail: [], goals: [], kind: "race", seats: round(view), points: view.names.map(() => 0), count };
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
    case "race":
      return t("show-race");
    case "longest":
      return `${t("show-longest", { who, shares: step.seats.length })} · ${t("longest", { count: step.count })}`;
    case "globetrotter":
      return `${t("show-globetrotter", { who, shares: step.seats.length })} · ${t("completed", { count: step.count })}`;
  }
}
