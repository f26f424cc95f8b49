import { describe, expect, it } from "vitest";
import type { Reel } from "../src/protocol";
import { addressOf, changed, claimsOf, logAt, meantBy, momentsOf, pointsLine, seen } from "../src/pages/replay/reel";

const line = (seat: number, action: string, outcome = {}) => ({ seat, action, outcome });
const table = { seed_sha256: "ab", hand: null, routes: {}, stations: {}, points: [0, 0], seat: 0 };
const reel: Reel = {
  edition: "usa",
  names: ["Ada", "Ben"],
  seed: 1,
  steps: [
    { all: { now: table }, own: { 0: { now: { hand: { red: 1 } } }, 1: { now: { hand: {} } } }, done: [[], []] },
    {
      all: { now: { seat: 1 } },
      own: { 0: { now: { hand: { red: 1, blue: 1 } } } },
      log: { 0: line(0, "draw deck") },
      own_log: { 0: { 0: line(0, "draw deck", { card: "blue" }) } },
    },
    {
      all: { now: { points: [0, 4], claim: "a:b" }, more: { routes: { "a:b": 1 } } },
      log: { 1: line(1, "pay red 3") },
      done: [[], ["a:b"]],
    },
    { all: { now: { scores: [{ total: -5 }, { total: 9 }] }, gone: ["claim"] }, log: { 2: line(0, "pass") } },
  ],
};
const moments = momentsOf(reel);

describe("a reel", () => {
  it("has every moment as a spectator saw it", () => {
    expect(moments.map(({ all }) => all.seat)).toEqual([0, 1, 1, 1]);
    expect(moments.map(({ all }) => all.routes)).toEqual([{}, {}, { "a:b": 1 }, { "a:b": 1 }]);
    expect(moments.map(({ all }) => all.claim)).toEqual([undefined, undefined, "a:b", undefined]);
    expect(moments.map(({ done }) => done[1])).toEqual([[], [], ["a:b"], ["a:b"]]);
  });

  it("shows hidden information to its own seat only", () => {
    const [, second] = moments;
    expect(second && seen(second, 0).hand).toEqual({ red: 1, blue: 1 });
    expect(second && seen(second, 1).hand).toEqual({});
    expect(second && seen(second, "open").hand).toBeNull();
  });

  it("has the log as each viewer saw it, up to the moment", () => {
    expect(logAt(reel, 0, "open")).toEqual([]);
    expect(logAt(reel, 1, 0)[0]?.outcome).toEqual({ card: "blue" });
    expect(logAt(reel, 1, 1)[0]?.outcome).toEqual({});
    expect(logAt(reel, 3, "open").map(({ outcome }) => outcome)).toEqual([{ card: "blue" }, {}, {}]);
  });

  it("knows when something was claimed, and the points at the end", () => {
    expect(claimsOf(moments)).toEqual([2]);
    expect(moments.map((moment) => seen(moment, "open").points)).toEqual([
      [0, 0],
      [0, 0],
      [0, 4],
      [-5, 9],
    ]);
    expect(pointsLine(moments, 1)).toBe("M0 0H0V0H2V4H3V9H3");
  });

  it("leaves what has not changed as it is, so that moments share it", () => {
    expect(moments[1]?.all.routes).toBe(moments[0]?.all.routes);
    const facts = { a: 1 };
    expect(changed(facts, undefined)).toBe(facts);
    expect(facts).toEqual({ a: 1 });
  });
});

describe("the address of a moment", () => {
  it("says which moment it is, and who sees it", () => {
    expect(addressOf(57, "open")).toBe("57");
    expect(meantBy(addressOf(57, 2), 100, 3)).toEqual({ at: 57, eyes: 2 });
  });

  it("means the nearest moment that there is", () => {
    expect(meantBy("999", 100, 3)).toEqual({ at: 100, eyes: "open" });
    expect(meantBy("5/4", 100, 3)).toEqual({ at: 5, eyes: "open" });
    expect(meantBy("nonsense", 100, 3)).toEqual({ at: 0, eyes: "open" });
    expect(meantBy(null, 100, 3)).toEqual({ at: 0, eyes: "open" });
  });
});
