// Everybody at a table is told when a seat is taken over with a new link.

import { afterEach, expect, test } from "vitest";
import type { Listener } from "../src/net/connection";
import type { TableSeen, Welcome } from "../src/protocol";
import { TableState } from "../src/state/table.svelte";

const CONNECTION = { ask: () => new Promise<never>(() => {}), retry: () => {}, close: () => {} };
const seen = (...counts: number[]) =>
  ({ id: "table", chairs: counts.map((count) => ({ name: "somebody", changed_hands: count })) }) as TableSeen;

afterEach(() => localStorage.clear());

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

test("a seat that others took over is told, also to those who were away, until it has been noticed", () => {
  const [state, server] = sitting(0, seen(0, 1, 0));
  expect(state.takenOver).toEqual([1]);
  state.noticeTakenOver();
  expect(state.takenOver).toEqual([]);
  server.heard({ type: "table", table: seen(0, 2, 1) });
  expect(state.takenOver).toEqual([1, 2]);
  expect(sitting(0, seen(0, 1, 1))[0].takenOver).toEqual([2]); // after a reload
});

test("the own seat is nothing new", () => {
  expect(sitting(1, seen(0, 1))[0].takenOver).toEqual([]);
  expect(sitting(null, seen(0, 1))[0].takenOver).toEqual([1]);
});
