// My plan: what is kept on this device, by table and seat, and what is asked of the server.

import { beforeEach, expect, test } from "vitest";
import type { Connection } from "../src/net/connection";
import type { Plan } from "../src/protocol";
import { MyPlan } from "../src/state/plan.svelte";
import { TableState } from "../src/state/table.svelte";

interface Draft {
  routes: string[];
  connect?: [string, string];
}

/** A table at which I have a seat, and a server that finds these routes closed. */
function seated(seat: number, asked: Draft[] = [], closed: string[] = []): TableState {
  const answer = ({ routes, connect }: Draft) => {
    const all = connect ? [...routes, connect.join(":")] : routes;
    const broken = all.filter((route) => closed.includes(route)).map((route) => ({ route, seat: 1 }));
    return { type: "drafted", id: 1, plan: { routes: all, broken, repair: null } as unknown as Plan };
  };
  const ask = (draft: Draft) => {
    asked.push(draft);
    return Promise.resolve(answer(draft));
  };
  const table = new TableState(() => ({ ask, retry: () => {}, close: () => {} }) as unknown as Connection, "table-1");
  table.seat = seat;
  const view = { hand: {}, routes: { "a:b": seat, "x:y": 1 - seat }, trains: [], phase: "turn", tickets: [] };
  table.game = { view } as unknown as TableState["game"];
  return table;
}

function planned(table: TableState): MyPlan {
  const plan = new MyPlan(table);
  plan.follow();
  return plan;
}

beforeEach(() => localStorage.clear());

test("a plan is kept for its seat on this device, and for no other seat", async () => {
  await planned(seated(0)).toggle("b:c");
  expect(planned(seated(0)).routes).toEqual(["b:c"]);
  expect(planned(seated(1)).routes).toEqual([]);
});

test("a route is drawn in and out; one that is closed stays out, with a note", async () => {
  const plan = planned(seated(0, [], ["c:d"]));
  await plan.toggle("b:c");
  await plan.toggle("c:d");
  expect([plan.routes, plan.note]).toEqual([["b:c"], { route: "c:d" }]);
  await plan.toggle("b:c");
  expect([plan.routes, plan.note]).toEqual([[], null]);
});

test("what others own is left out of a way that is taken as the plan, and own routes are never asked about", async () => {
  const asked: Draft[] = [];
  const plan = planned(seated(0, asked));
  await plan.toggle("a:b");
  expect(asked).toEqual([]);
  await plan.take(["a:b", "x:y", "b:c"]);
  expect(plan.routes).toEqual(["a:b", "b:c"]);
});

test("the plan is worked out again only once something has changed that it depends on", async () => {
  const asked: Draft[] = [];
  const table = seated(0, asked);
  const plan = planned(table);
  await plan.connect("b", "c");
  plan.follow();
  expect(asked.length).toBe(1);
  table.game = { view: { ...table.view, hand: { red: 1 } } } as unknown as TableState["game"];
  plan.follow();
  expect(asked.map(({ routes }) => routes)).toEqual([[], ["b:c"]]);
});

test("a spectator has no plan, and neither has a game that is over", () => {
  const table = seated(0);
  const plan = planned(table);
  expect(plan.isOffered).toBe(true);
  table.seat = null;
  expect(plan.isOffered).toBe(false);
});
