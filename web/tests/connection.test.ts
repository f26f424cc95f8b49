// A line that breaks is mended by itself, and says when.

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
    this.tell({ type: "welcome" });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let states: [ConnectionState, boolean][] = [];
let heard: FromServer[] = [];
let line: SocketConnection;
const newest = () => Socket.all.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  [Socket.all, states, heard] = [[], [], []];
  line = new SocketConnection("a-table", null, {
    heard: (message) => heard.push(message),
    changed: (state, retryAt) => states.push([state, retryAt !== null]),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line that breaks tells when it is tried again, and is", () => {
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

test("what was asked on a line that breaks is answered as refused", async () => {
  newest().open();
  const answer = line.ask({ type: "say", phrase: "hello" });
  newest().onclose?.(LOST);
  expect(await answer).toMatchObject({ type: "refused", code: "busy" });
});

test("when the device has no network the line is lost at once, and mended as soon as there is one", () => {
  newest().open();
  dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toEqual(["lost", true]);
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
});

test("who does not want to wait tries at once, and only once", () => {
  newest().open();
  newest().onclose?.(LOST);
  line.retry();
  line.retry();
  vi.advanceTimersByTime(20_000);
  expect(Socket.all).toHaveLength(2);
});

test("a socket that was given up has nothing more to say", () => {
  const [old] = Socket.all;
  newest().open();
  dispatchEvent(new Event("offline"));
  const before = heard.length;
  old?.tell({ type: "table" });
  old?.onclose?.(LOST);
  expect(heard).toHaveLength(before);
  expect(states.filter(([state]) => state === "lost")).toHaveLength(1);
});

test("a link that opens nothing is not tried again", () => {
  newest().open();
  newest().tell({ type: "refused", id: null, code: "forbidden", text: "" });
  newest().onclose?.(LOST);
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toEqual(["closed", false]);
  expect(Socket.all).toHaveLength(1);
});

test("when the server hands over, the line follows at once, and nobody is told that it was lost", () => {
  newest().open();
  newest().onclose?.(HANDED_OVER);
  expect(Socket.all).toHaveLength(2);
  newest().open();
  expect(states.map(([state]) => state)).toEqual(["connecting", "open", "connecting", "open"]);
});

test("what was asked around a hand-over is asked again, once, and answered by the next process", async () => {
  newest().open();
  const before = line.ask({ type: "say", phrase: "hello" });
  newest().onclose?.(HANDED_OVER);
  const meanwhile = line.ask({ type: "say", phrase: "well" });
  newest().open();
  const asked = newest().sent.map((text) => JSON.parse(text) as { type: string; id: number; phrase: string });
  expect(asked.map(({ type, phrase }) => [type, phrase])).toEqual([
    ["hello", undefined],
    ["say", "hello"],
    ["say", "well"],
  ]);
  for (const { id } of asked.slice(1)) newest().tell({ type: "done", id, moves: 3 });
  expect([await before, await meanwhile]).toMatchObject([{ type: "done" }, { type: "done" }]);
});

test("a hand-over that takes longer than a blink answers what was asked as refused", async () => {
  newest().open();
  const answer = line.ask({ type: "say", phrase: "hello" });
  newest().onclose?.(HANDED_OVER);
  vi.advanceTimersByTime(1000);
  expect(await answer).toMatchObject({ type: "refused", code: "busy" });
  newest().open();
  expect(newest().sent).toHaveLength(1);
});

test("a hand-over to nobody is a line that was lost", () => {
  newest().open();
  newest().onclose?.(HANDED_OVER);
  newest().onclose?.(HANDED_OVER);
  expect(Socket.all).toHaveLength(2);
  expect(states.at(-1)).toEqual(["lost", true]);
});
