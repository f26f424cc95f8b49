// What is drawn in pencil: the plan, what is broken, what a repair adds and drops; and what a plan is called.

import { expect, test } from "vitest";
import { inkOf } from "../src/game/ink";
import { spaceLine } from "../src/game/shapes";
import type { Plan, PlanNeeds } from "../src/protocol";
import { openCities } from "../src/tickets/goals";

const NEEDS: PlanNeeds = { routes: [], trains: 0, missing: {}, any: 0, locos: 0, cards: 0, turns: 0 };
const plan = (fields: Partial<Plan>): Plan => ({
  ...NEEDS,
  state: "possible",
  ends: [],
  tickets: [],
  longer: 0,
  broken: [],
  repair: null,
  ...fields,
});
const isMine = (route: string) => route === "a:b";
const broken = plan({
  broken: [{ route: "c:d", seat: 1 }],
  repair: { ...NEEDS, routes: ["a:b", "c:f", "d:e"] },
});

test("a plan is drawn around the routes that are still to be claimed", () => {
  expect(inkOf(["a:b", "b:c"], plan({}), isMine).plan).toEqual(["b:c"]);
});

test("a broken plan shows the repair, and what the repair drops", () => {
  const ink = inkOf(["a:b", "b:c", "c:d", "d:e"], broken, isMine);
  expect(ink).toEqual({ plan: ["d:e"], proposal: ["c:f"], dropped: ["b:c"] });
});

test("advice is proposed in place of a repair, around what is not planned yet", () => {
  expect(inkOf(["b:c", "c:d"], broken, isMine, ["b:c", "x:y"]).proposal).toEqual(["x:y"]);
  expect(inkOf([], null, isMine, ["a:b", "x:y"]).proposal).toEqual(["x:y"]);
});

test("a line through spaces reaches from the tail of the first to the nose of the last", () => {
  const line = spaceLine([
    [10, 5, 0, 8],
    [20, 5, 0, 8],
  ]);
  expect(line).toEqual([
    { x: 6, y: 5 },
    { x: 10, y: 5 },
    { x: 20, y: 5 },
    { x: 24, y: 5 },
  ]);
  expect(spaceLine([])).toEqual([]);
});

test("only the cities of tickets that can still be completed are marked", () => {
  const goal = { trains: 1, cards: 1, stations: 0, way: [] };
  const goals = {
    "a:b": { ...goal, ticket: "a:b", state: "done" as const },
    "c:d": { ...goal, ticket: "c:d", state: "impossible" as const },
    "d:e": { ...goal, ticket: "d:e", state: "possible" as const },
  };
  expect(openCities(["a:b", "c:d", "d:e", "e:f"], goals)).toEqual(["d", "e", "f"]);
});
