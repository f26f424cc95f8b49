// A connection that is lost comes back by itself, and says when it is retried.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SocketConnection, type ConnectionState } from "../src/net/connection";
import type { FromServer } from "../src/protocol";

const LOST = { code: 1006 };
const HANDED_OVER = { code: 1012 };

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    this.receive({ type: "welcome" });
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let states: [ConnectionState, boolean][] = [];
let received: FromServer[] = [];
let connection: SocketConnection;
const newest = () => Socket.all.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  [Socket.all, states, received] = [[], [], []];
  connection = new SocketConnection("a-table", null, {
    onMessage: (message) => received.push(message),
    onState: (state, retryAt) => states.push([state, retryAt !== null]),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a lost connection says when it is retried, and is retried", () => {
  newest().open();
  newest().onclose?.(LOST);
  expect(states).toEqual([
    ["connecting", false],
    ["open", false],
    ["lost", true],
  ]);
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  newest().open();
  expect(states.at(-1)).toEqual(["open", false]);
});

test("a request on a connection that breaks is answered as refused", async () => {
  newest().open();
  const answer = connection.ask({ type: "say", phrase: "hello" });
  newest().onclose?.(LOST);
  expect(await answer).toMatchObject({ type: "refused", code: "busy" });
});

test("without a network the connection is lost at once, and is back as soon as there is one", () => {
  newest().open();
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toEqual(["lost", true]);
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
});

test("a manual retry reconnects at once, and only once", () => {
  newest().open();
  newest().onclose?.(LOST);
  connection.retry();
  connection.retry();
  vi.advanceTimersByTime(20_000);
  expect(Socket.all).toHaveLength(2);
});

test("messages of a socket that was given up are ignored", () => {
  const [old] = Socket.all;
  newest().open();
  dispatchEvent(new Event("offline"));
  const before = received.length;
  old?.receive({ type: "table" });
  old?.onclose?.(LOST);
  expect(received).toHaveLength(before);
  expect(states.filter(([state]) => state === "lost")).toHaveLength(1);
});

test("a link that opens nothing is not retried", () => {
  newest().open();
  newest().receive({ type: "refused", id: null, code: "forbidden", text: "" });
  newest().onclose?.(LOST);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toEqual(["closed", false]);
  expect(Socket.all).toHaveLength(1);
});

test("when the server hands over, the client reconnects at once, and shows no lost connection", () => {
  newest().open();
  newest().onclose?.(HANDED_OVER);
  expect(Socket.all).toHaveLength(2);
  newest().open();
  expect(states.map(([state]) => state)).toEqual(["connecting", "open", "connecting", "open"]);
});

test("requests around a hand-over are sent again, once, and answered by the next process", async () => {
  newest().open();
  const before = connection.ask({ type: "say", phrase: "hello" });
  newest().onclose?.(HANDED_OVER);
  const meanwhile = connection.ask({ type: "say", phrase: "well" });
  newest().open();
  const asked = newest().sent.map((text) => JSON.parse(text) as { type: string; id: number; phrase: string });
  expect(asked.map(({ type, phrase }) => [type, phrase])).toEqual([
    ["hello", undefined],
    ["say", "hello"],
    ["say", "well"],
  ]);
  for (const { id } of asked.slice(1)) newest().receive({ type: "done", id, moves: 3 });
  expect([await before, await meanwhile]).toMatchObject([{ type: "done" }, { type: "done" }]);
});

test("requests are refused if a hand-over takes too long", async () => {
  newest().open();
  const answer = connection.ask({ type: "say", phrase: "hello" });
  newest().onclose?.(HANDED_OVER);
  vi.advanceTimersByTime(1000);
  expect(await answer).toMatchObject({ type: "refused", code: "busy" });
  newest().open();
  expect(newest().sent).toHaveLength(1);
});

test("a hand-over to nobody is a lost connection", () => {
  newest().open();
  newest().onclose?.(HANDED_OVER);
  newest().onclose?.(HANDED_OVER);
  expect(Socket.all).toHaveLength(2);
  expect(states.at(-1)).toEqual(["lost", true]);
});
