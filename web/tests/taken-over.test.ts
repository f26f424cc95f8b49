// Everybody at a table sees when a seat is taken over with a new link.

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
  server.onMessage({ type: "welcome", seat, table, now: 0 } as Welcome);
  return [state, server];
}

test("a seat that was taken over is shown, also to players who were away, until it has been noticed", () => {
  const [state, server] = sitting(0, seen(0, 1, 0));
  expect(state.takenOver).toEqual([1]);
  state.noticeTakenOver();
  expect(state.takenOver).toEqual([]);
  server.onMessage({ type: "table", table: seen(0, 2, 1) });
  expect(state.takenOver).toEqual([1, 2]);
  expect(sitting(0, seen(0, 1, 1))[0].takenOver).toEqual([2]); // after a reload
});

test("a player's own seat is not shown as taken over", () => {
  expect(sitting(1, seen(0, 1))[0].takenOver).toEqual([]);
  expect(sitting(null, seen(0, 1))[0].takenOver).toEqual([1]);
});
