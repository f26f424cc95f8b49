import { expect, test } from "vitest";
import type { Ending, SeatScore, View } from "../src/protocol";
import { pathsOf, pauseAt } from "../src/table/end/scoring-paths";
import { stepsOf, type Step } from "../src/table/end/scoring-steps";

const POINTS = new Map([
  ["a:c", 8],
  ["b:d", 20],
  ["c:d", 5],
]);

const score = (given: Partial<SeatScore>): SeatScore => ({
  routes: 0,
  tickets: 0,
  stations: 0,
  bonus: 0,
  total: 0,
  completed: 0,
  longest: 0,
  place: 1,
  proof: { tickets: {}, stations: {}, longest: [] },
  ...given,
});

const katla = score({
  completed: 1,
  longest: 9,
  proof: { tickets: { "a:c": ["a:b", "b:c"] }, stations: { b: "b:c" }, longest: ["a:b"] },
});
const nikos = score({
  completed: 1,
  longest: 9,
  proof: { tickets: { "c:d": ["c:d"] }, stations: {}, longest: ["c:d"] },
});

const view = {
  names: ["Katla", "Nikos"],
  first: 1,
  all_tickets: [["b:d", "a:c"], ["c:d"]],
  stations_left: [0, 3],
  scores: [katla, nikos],
} as unknown as View;

const ending: Ending = {
  from_turn: 1,
  course: [
    [0, 0],
    [30, 40],
  ],
  items: [
    { kind: "tickets_done", points: [8, 5] },
    { kind: "tickets_missed", points: [-20, 0] },
    { kind: "stations", points: [0, 12] },
    { kind: "longest", points: [10, 10] },
    { kind: "globetrotter", points: [0, 10] },
  ],
  ties: [],
};

const steps = stepsOf(view, ending, POINTS);

test("the routes come first, then everybody's tickets, what stations saved, and the bonuses", () => {
  expect(steps.map((step) => [step.kind, ...step.seats, step.ticket])).toEqual([
    ["routes", 0, 1, undefined],
    ["ticket", 1, "c:d"],
    ["station", 0, undefined],
    ["ticket", 0, "a:c"],
    ["ticket", 0, "b:d"],
    ["stations", 1, undefined],
    ["race", 1, 0, undefined],
    ["longest", 1, 0, undefined],
    ["globetrotter", 1, undefined],
  ]);
});

test("what is shown adds up to the totals", () => {
  expect(steps[0]?.totals).toEqual([30, 40]);
  expect(steps.at(-1)?.totals).toEqual([30 + 8 - 20 + 10, 40 + 5 + 12 + 10 + 10]);
});

test("a station shows the route that it borrows just before the first ticket that needs it", () => {
  expect(steps[2]).toMatchObject({ goals: ["b"], trail: ["b:c"], points: [0, 0] });
});

test("a station that no ticket needs comes before all tickets", () => {
  const idle = { ...katla, proof: { ...katla.proof, stations: { d: null } } };
  const kinds = stepsOf({ ...view, scores: [idle, nikos] }, ending, POINTS).map((step) => step.kind);
  expect(kinds.slice(0, 3)).toEqual(["routes", "station", "ticket"]);
});

test("a completed ticket shows its way, a missed one shows none", () => {
  expect(steps[3]).toMatchObject({ ticket: "a:c", tone: "good", trail: ["a:b", "b:c"], points: [8, 0] });
  expect(steps[4]).toMatchObject({ ticket: "b:d", tone: "bad", trail: [], goals: ["b", "d"], points: [-20, 0] });
});

test("all race along their longest paths, and those who are tied are shown together", () => {
  expect(pathsOf(view, steps[6] as Step)).toEqual([
    { seat: 1, way: ["c:d"] },
    { seat: 0, way: ["a:b"] },
  ]);
  expect(steps[7]).toMatchObject({ seats: [1, 0], trail: ["c:d", "a:b"], count: 9, points: [10, 10] });
});

test("nobody races where nobody has a path", () => {
  const none = { ...katla, longest: 0, proof: { ...katla.proof, longest: [] } };
  const kinds = stepsOf({ ...view, scores: [none, none] }, ending, POINTS).map((step) => step.kind);
  expect(kinds).not.toContain("race");
});

test("tickets are shown longer towards the end", () => {
  expect(pauseAt(steps, 4)).toBeGreaterThan(pauseAt(steps, 1));
});

test("stations that were built leave nothing to count, and rules without them no step", () => {
  const without = { ...ending, items: ending.items.filter((item) => item.kind !== "stations") };
  expect(steps.filter((step) => step.kind === "stations")).toHaveLength(1);
  expect(stepsOf(view, without, POINTS).filter((step) => step.kind === "stations")).toHaveLength(0);
});
