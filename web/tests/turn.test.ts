import { describe, expect, test } from "vitest";
import { pendingAnnouncements } from "../src/log/announcements";
import type { LogEntry } from "../src/game/log-entries";
import { legalWords } from "../src/table/keys/legal";
import { cardsOf, lastTunnel } from "../src/game/last-tunnel";
import { spared } from "../src/game/payments";

const line = (seat: number, action: string, outcome = {}) => ({ seat, action, outcome });
const entry = (seat: number, from: number, until: number, id: string): LogEntry => ({
  seat,
  from,
  until,
  id,
  args: {},
  cards: "",
  isByBot: false,
});

describe("a tunnel that I dug", () => {
  const dug = [line(0, "claim a:b"), line(0, "pay red 2 loco 1", { turned_up: ["blue", "red", "loco"] })];

  test("has the cards that were paid and those that were turned up", () => {
    expect(lastTunnel(dug, 0)).toEqual({
      route: "a:b",
      paid: { red: 2, loco: 1 },
      turnedUp: ["blue", "red", "loco"],
      at: 1,
    });
  });

  test("is looked at until I have decided again, and is nobody else's", () => {
    expect(lastTunnel([...dug, line(1, "draw deck")], 0)?.at).toBe(1);
    expect(lastTunnel([...dug, line(0, "withdraw")], 0)).toBeNull();
    expect(lastTunnel(dug, 1)).toBeNull();
  });

  test("a substitute is no card of the payment", () => {
    expect(cardsOf("pay yellow 2 loco 1 sub 1")).toEqual({ yellow: 2, loco: 1 });
  });
});

describe("announcements", () => {
  test("what others did is announced once, what I did is not", () => {
    const log = [entry(0, 0, 1, "log-claimed"), entry(1, 1, 3, "log-drew-two")];
    const first = pendingAnnouncements(log, 0, 0, 0);
    expect(first.logEntries.map((entry) => entry.seat)).toEqual([1]);
    expect(pendingAnnouncements(log, first.until, 0, 0).logEntries).toEqual([]);
  });

  test("a first card waits for the second", () => {
    const half = pendingAnnouncements([entry(1, 0, 1, "log-drew-one")], 0, 0, 1);
    expect(half).toEqual({ logEntries: [], until: 0 });
    expect(pendingAnnouncements([entry(1, 0, 2, "log-drew-two")], half.until, 0, 0).logEntries).toHaveLength(1);
  });

  test("what a bot did for me is read out to me", () => {
    const mine = { ...entry(0, 0, 1, "log-claimed"), isByBot: true };
    expect(pendingAnnouncements([mine], 0, 0, 1).logEntries).toEqual([mine]);
  });

  test("a locomotive alone is announced when the turn has passed on", () => {
    expect(pendingAnnouncements([entry(1, 0, 1, "log-drew-one")], 0, 0, 2).logEntries).toHaveLength(1);
  });
});

describe("payments", () => {
  test("a dearer payment says what it keeps", () => {
    const sparing = { words: "pay black 3 loco 1", cards: { black: 3, loco: 1 } };
    expect(spared(sparing, { words: "", cards: { black: 2, loco: 2 } })).toEqual({ black: 1 });
    expect(spared(sparing, { words: "", cards: { black: 3 }, any: 3 })).toEqual({ loco: 1 });
  });
});

test("all that is legal can be typed", () => {
  const pay = [{ words: "pay red 2", cards: { red: 2 } }];
  expect(legalWords({ draw: ["red", "deck"], claims: [{ route: "a:b", payments: pay }], pass: true })).toEqual([
    "draw red",
    "draw deck",
    "claim a:b",
    "pass",
  ]);
  expect(legalWords({ pay, withdraw: true, give: ["white"], keep: { offer: ["a:b", "c:d"], least: 1 } })).toEqual([
    "pay red 2",
    "give white",
    "withdraw",
    "keep a:b c:d",
  ]);
});
