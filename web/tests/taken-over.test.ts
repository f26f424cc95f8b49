// Everybody at a table is told when a seat is taken over with a new link.

import { expect, test } from "vitest";
import type { Listener } from "../src/net/line";
import type { TableSeen, Welcome } from "../src/protocol";
import { TableState } from "../src/table/table.svelte";

const CONNECTION = { ask: () => new Promise<never>(() => {}), retry: () => {}, close: () => {} };
const seen = (...counts: number[]) =>
  ({ id: "table", chairs: counts.map((count) => ({ name: "somebody", changed_hands: count })) }) as TableSeen;

function sitting(seat: number | null, table: TableSeen): [TableState, Listener] {
  let server: Listener | undefined;
  const state = new TableState((listener) => {
    server = listener;
    return CONNECTION;
  });
  if (!server) throw new Error("no listener");
  server.heard({ type: "welcome", seat, table, now: 0 } as Welcome);
  return [state, server];
}

test("whoever is there is told of another's seat, and not of what was before", () => {
  const [state, server] = sitting(0, seen(0, 1, 0));
  expect(state.takenOver).toEqual([]);
  server.heard({ type: "table", table: seen(0, 2, 0) });
  server.heard({ type: "table", table: seen(0, 2, 1) });
  server.heard({ type: "table", table: seen(0, 3, 1) });
  expect(state.takenOver).toEqual([2, 1]);
});

test("what happened while the line was lost is told after it, and the own seat is nothing new", () => {
  const [state, server] = sitting(1, seen(0, 0));
  server.heard({ type: "welcome", seat: 1, table: seen(1, 1), now: 0 } as Welcome);
  expect(state.takenOver).toEqual([0]);
});
