import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Board } from "../src/game/boards";
import { endsOfFlight, flightsOf } from "../src/game/flights";
import { otherTunnel } from "../src/game/last-tunnel";
import { marksOf, newClaims } from "../src/game/new-claims";
import { refilledSlots } from "../src/game/row";
import { newLines } from "../src/game/new-lines";
import { soundsOf } from "../src/game/sounds-of";
import CountUp from "../src/players/CountUp.svelte";
import type { View } from "../src/protocol";

const line = (seat: number, action: string, outcome = {}) => ({ seat, action, outcome });
const drawn = [line(0, "draw red"), line(1, "draw deck"), line(0, "draw deck", { card: "blue" })];
const route = (name: string, length: number) => [name, { name, length }] as const;
const board = {
  cities: new Map(),
  routes: new Map([route("a:b", 3), route("b:c", 2)]),
  routePoints: [1, 2, 4],
  drawing: {
    cities: { d: { x: 7, y: 8 } },
    routes: {
      "a:b": {
        spaces: [
          [1, 1, 0, 40],
          [2, 3, 0, 40],
          [4, 4, 0, 40],
        ],
      },
    },
  },
} as unknown as Board;
const view = (facts: Partial<View>) =>
  ({ routes: {}, stations: {}, turns_left: null, phase: "turn", ...facts }) as View;

describe("what is new in the log", () => {
  test("is what was added since it was last seen", () => {
    expect(newLines(drawn.slice(0, 1), drawn)).toEqual(drawn.slice(1));
  });

  test("is nothing when the page has just been opened, after an undo, and after a jump", () => {
    const long = Array.from({ length: 40 }, () => line(0, "draw deck"));
    for (const [before, now] of [[null, drawn] as const, [drawn, drawn.slice(1)] as const, [drawn, long] as const])
      expect(newLines(before, now)).toEqual([]);
  });
});

describe("a flight", () => {
  test("begins where the card lay, and a blind card of somebody else stays face down", () => {
    expect(flightsOf([...drawn, line(1, "claim a:b")]).map(({ from, card }) => [from, card])).toEqual([
      ["card red", "red"],
      ["deck", "back"],
      ["deck", "blue"],
    ]);
  });

  test("ends at my pile of its kind, or with the player who drew it", () => {
    const [mine, others] = flightsOf(drawn);
    expect(mine && endsOfFlight(mine, 0)).toEqual(["pile red", "hand", "plate 0"]);
    expect(others && endsOfFlight(others, 0)).toEqual(["plate 1"]);
  });
});

describe("the row", () => {
  test("turns over the slot that was refilled, even by a card of the same kind, and no other", () => {
    const before = ["red", "blue", "red", "green", "loco"] as const;
    expect(refilledSlots(before, ["red", "blue", "red", "green", "loco"], "red")).toEqual([0]);
    expect(refilledSlots(before, ["red", "white", "red", "green", "loco"], "blue")).toEqual([1]);
    expect(refilledSlots(before, before, "deck")).toEqual([]);
  });
});

describe("what is heard", () => {
  test("is each thing once, and a click for every wagon", () => {
    const now = view({ routes: { "a:b": 1, "b:c": 0 }, turns_left: 2 });
    expect(soundsOf(drawn, view({ routes: { "b:c": 0 } }), now, board)).toEqual([
      { name: "card", count: 1 },
      { name: "train", count: 3 },
      { name: "last-round", count: 1 },
    ]);
  });

  test("is a tunnel when its cards turn up, and tickets when they are kept", () => {
    const lines = [line(0, "pay red 1", { turned_up: ["red"] }), line(1, "keep x:y", { kept: 1 })];
    expect(soundsOf(lines, view({}), view({}), board).map(({ name }) => name)).toEqual(["ticket", "tunnel"]);
  });
});

describe("marks of new claims", () => {
  const log = [line(1, "claim b:c"), line(0, "draw deck"), line(1, "claim a:b"), line(1, "station d")];
  const seen = {
    log,
    seat: 0,
    lastOwn: 2,
    byBot: [],
    view: view({ routes: { "b:c": 1, "a:b": 1 }, stations: { d: 1 } }),
  };

  test("stand on all that others have claimed and built since my last decision", () => {
    expect(marksOf(newClaims(seen, board), board)).toEqual([
      { x: 2, y: 3 },
      { x: 7, y: 8 },
    ]);
    expect(newClaims({ ...seen, lastOwn: 4 }, board)).toEqual({ routes: [], cities: [] });
  });

  test("do not stand on what was given up, and show a spectator the newest claim", () => {
    expect(newClaims({ ...seen, view: view({}) }, board).routes).toEqual([]);
    expect(newClaims({ ...seen, seat: null, lastOwn: 0 }, board).routes).toEqual(["a:b"]);
  });
});

describe("a tunnel of somebody else", () => {
  const dug = [line(1, "claim a:b"), line(1, "pay red 2", { turned_up: ["blue", "red", "loco"] })];

  test("is open until it has been paid for or given up", () => {
    expect(otherTunnel(dug, 0)).toMatchObject({ route: "a:b", seat: 1, end: "open", at: 1 });
    expect(otherTunnel([...dug, line(1, "withdraw")], 0)?.end).toBe("withdrawn");
    expect(otherTunnel([...dug, line(1, "pay red 2")], null)?.end).toBe("paid");
    expect(otherTunnel(dug, 1)).toBeNull();
  });

  test("is free when no card asks for more", () => {
    expect(otherTunnel([...dug.slice(0, 1), line(1, "pay red 2", { turned_up: ["blue", "green"] })], 0)?.end).toBe(
      "free",
    );
  });
});

describe("points", () => {
  afterEach(() => void vi.useRealTimers());

  test("count up to their new number", async () => {
    vi.useFakeTimers();
    const { container, rerender } = render(CountUp, { value: 3 });
    expect(container.textContent?.trim()).toBe("3");
    await rerender({ value: 18 });
    await vi.advanceTimersByTimeAsync(200);
    const onTheWay = Number(container.textContent);
    expect(onTheWay).toBeGreaterThan(3);
    expect(onTheWay).toBeLessThan(18);
    await vi.advanceTimersByTimeAsync(400);
    expect(Number(container.textContent)).toBe(18);
  });
});
