// Where a game was won, computed from the scores of the winner and the runner-up.

import { beforeAll, describe, expect, it } from "vitest";
import type { Route } from "../src/game/boards";
import type { EndItem, Ending, SeatScore, View } from "../src/protocol";
import { decisionOf, decisionSays } from "../src/table/end/decision";
import { LANGUAGES, words, type Language } from "../src/words/words.svelte";

type Kinds = Partial<Record<EndItem["kind"], number[]>>;

const board = {
  routes: new Map([
    ["a:b", { length: 6 } as Route],
    ["b:c", { length: 2 } as Route],
    ["c:d", { length: 3 } as Route],
  ]),
  routePoints: [1, 2, 4, 7, 10, 15],
};

/** A game of Anna, seat 0, against Ben: points for routes, what the end adds, and who owns what. */
function over(routes: number[], kinds: Kinds, owners: Record<string, number> = {}): [View, Ending] {
  const items = Object.entries(kinds).map(([kind, points]) => ({ kind, points }) as EndItem);
  const of = (kind: string, seat: number) => items.find((item) => item.kind === kind)?.points[seat] ?? 0;
  const totals = routes.map((points, seat) => points + items.reduce((sum, item) => sum + (item.points[seat] ?? 0), 0));
  const scores = routes.map((points, seat) => ({
    routes: points,
    tickets: of("tickets_done", seat) + of("tickets_missed", seat),
    total: totals[seat],
    place: 1 + totals.filter((total) => total > (totals[seat] ?? 0)).length,
  }));
  const view = { names: ["Anna", "Ben"], routes: owners, scores: scores as unknown as SeatScore[] };
  return [view as unknown as View, { from_turn: 1, course: [], items, ties: [] }];
}

const decided = (...game: Parameters<typeof over>) => decisionOf(...over(...game), board);

describe("a game is won", () => {
  it("on tickets, where the winner was furthest ahead", () => {
    const game = decided([50, 60], { tickets_done: [46, 35], tickets_missed: [0, -4], longest: [10, 10] });
    expect(game).toMatchObject({ part: "tickets", winner: 0, second: 1, points: 46, than: 31 });
  });

  it("by tickets that the other did not complete", () => {
    const game = decided([50, 52], { tickets_done: [30, 28], tickets_missed: [-5, -21] });
    expect(game).toMatchObject({ part: "missed", points: -5, than: -21 });
  });

  it("by the longest path or another bonus", () => {
    const items: Kinds = { tickets_done: [20, 22], tickets_missed: [0, 0], stations: [4, 8] };
    expect(decided([50, 50], { ...items, longest: [10, 0] })).toMatchObject({ part: "longest", points: 10, than: 0 });
    expect(decided([50, 50], { ...items, globetrotter: [10, 0] })).toMatchObject({ part: "globetrotter" });
    expect(decided([50, 50], { ...items, stations: [12, 0] })).toMatchObject({ part: "stations", points: 12 });
  });

  it("on long routes, if these alone made the difference, and otherwise on routes", () => {
    expect(decided([19, 4], {}, { "a:b": 0, "c:d": 1 })).toMatchObject({ part: "long", points: 15, than: 0 });
    expect(decided([6, 4], {}, { "b:c": 0, "c:d": 1 })).toMatchObject({ part: "routes", points: 6, than: 4 });
  });

  it("by nothing of it where points are equal: then the tie-break is told", async () => {
    await words.use("en");
    const [view, ending] = over([50, 50], {});
    const tied: Ending = { ...ending, ties: [{ ahead: 1, behind: 0, by: "completed" }] };
    expect(decisionOf(view, tied, board)).toBeNull();
    expect(decisionSays(view, tied, board)).toBe(
      "Ben and Anna are tied on points; Ben is ahead with more completed tickets",
    );
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => words.use(language));

  it("it is said in one sentence", () => {
    const said = decisionSays(...over([50, 60], { tickets_done: [46, 30] }), board);
    expect(said).toMatch(/^\p{Lu}[^{}]+: Anna \+46, Ben \+30$/u);
    expect(decisionSays(...over([15, 4], {}, { "a:b": 0 }), board)).toContain("5");
  });
});
