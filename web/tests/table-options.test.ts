// What a host chooses becomes options that the server can read.

import { beforeEach, expect, test } from "vitest";
import { guestsOf, lastOptions, rememberOptions, optionsOf, USUAL } from "../src/state/table-options";
import { StoredMap } from "../src/browser/stored-map";

beforeEach(() => localStorage.clear());

test("one press plays against two bots", () => {
  expect(optionsOf(lastOptions(), "Ada").chairs).toEqual([
    { sits: "host", name: "Ada" },
    { sits: "bot", level: "regular" },
    { sits: "bot", level: "regular" },
  ]);
});

test("a table of the Nordic Countries has no more than three seats, and the player who was to begin may be gone", () => {
  const many = { ...USUAL, guests: ["friend", "strong", "casual", "casual"] as const, first: 4 };
  const choice = { ...many, guests: [...many.guests] };
  expect(optionsOf({ ...choice, edition: "usa" }, "Ada").first).toBe(4);
  expect(guestsOf({ ...choice, edition: "nordic" })).toEqual(["friend", "strong"]);
  expect(optionsOf({ ...choice, edition: "nordic" }, "Ada").first).toBeNull();
});

test("a clock belongs to its pace", () => {
  const of = (pace: "live" | "relaxed" | "days", clock: number) => {
    const { clock: move, bank, increment } = optionsOf({ ...USUAL, pace, clock }, "Ada");
    return [move ?? null, bank ?? null, increment ?? null];
  };
  expect(of("live", 600)).toEqual([null, 600, 45]);
  expect(of("live", 86_400)).toEqual([null, null, null]);
  expect(of("relaxed", 600)).toEqual([null, null, null]);
  expect(of("days", 86_400)).toEqual([86_400, null, null]);
});

test("a table without a seat for a friend is not listed", () => {
  expect(optionsOf({ ...USUAL, listed: true }, "Ada").listed).toBe(false);
  expect(optionsOf({ ...USUAL, listed: true, guests: ["friend"] }, "Ada").listed).toBe(true);
});

test("rules of the house are kept for each edition", () => {
  const choice = { ...USUAL, houses: { europe: { trains: 20 } } };
  rememberOptions(choice);
  expect(optionsOf(lastOptions(), "Ada").house).toEqual({});
  expect(optionsOf({ ...lastOptions(), edition: "europe" }, "Ada").house).toEqual({ trains: 20 });
});

test("options that cannot be read are forgotten", () => {
  localStorage.setItem("whistlestop.choice", "{");
  expect(lastOptions()).toEqual(USUAL);
});

test("only the newest seats are remembered", () => {
  const kept = new StoredMap<string>("seats");
  for (let i = 0; i < 50; i++) kept.keep(`table${i}`, `token${i}`);
  kept.keep("table20", "again");
  expect(Object.keys(kept.all())).toHaveLength(40);
  expect(Object.entries(kept.all()).at(-1)).toEqual(["table20", "again"]);
  kept.forget("table20");
  expect(kept.all()).not.toHaveProperty("table20");
});

test("among friends there is a free seat for everybody who may come, and beside a big screen for the host too", () => {
  const sits = (name: string, way: "friends" | "screen", guests = USUAL.guests) =>
    optionsOf({ ...USUAL, guests }, name, way).chairs.map((player) => player.sits);
  expect(sits("Ada", "friends")).toEqual(["host", "friend", "friend", "friend", "friend"]);
  expect(sits("", "friends")).toEqual(["friend", "friend", "friend", "friend", "friend"]);
  expect(sits("Ada", "friends", ["friend", "strong"])).toEqual(["host", "friend", "bot"]);
  expect(sits("Ada", "screen", ["friend", "strong"])).toEqual(["friend", "friend", "bot"]);
  expect(optionsOf(USUAL, "Ada", "screen").screen).toBe(true);
});
