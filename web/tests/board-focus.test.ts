import { describe, expect, test } from "vitest";
import { focusOf, type Attention } from "../src/game/board-focus";

const WAYS: Record<string, string[]> = { "a:f": ["a:b", "b:f"], "c:d": ["c:d"] };
const NOTHING: Attention = {
  route: null,
  city: null,
  aimed: null,
  ticket: null,
  entry: null,
  offer: [],
  lesson: null,
  newest: undefined,
};
const seen = (attention: Partial<Attention>) => focusOf({ ...NOTHING, ...attention }, (ticket) => WAYS[ticket] ?? []);
const lesson = { route: "c:d", cities: ["c", "d"], ticket: "c:d" };

describe("the board", () => {
  test("moves to the newest claim when nothing is looked at", () => {
    expect(seen({ newest: "a:b/2" })).toEqual({ picked: null, goals: [], way: [], towards: ["a", "b"], isLed: false });
  });

  test("shows the ends and the way of a ticket that is pointed at", () => {
    expect(seen({ ticket: "a:f", newest: "c:d" })).toMatchObject({
      goals: ["a", "f"],
      way: ["a:b", "b:f"],
      towards: ["a", "f"],
    });
  });

  test("shows all cities of the tickets on offer, until one is looked at", () => {
    expect(seen({ offer: ["a:f", "f:c"], newest: "c:d" }).towards).toEqual(["a", "f", "c"]);
    expect(seen({ offer: ["a:f", "f:c"], ticket: "a:f" }).towards).toEqual(["a", "f"]);
  });

  test("shows the route of a line of the log", () => {
    expect(seen({ entry: { route: "a:b" } })).toMatchObject({ goals: ["a", "b"], way: ["a:b"], towards: ["a", "b"] });
  });

  test("moves to what is being paid for, whatever is pointed at", () => {
    expect(seen({ route: "a:b", ticket: "c:d" })).toMatchObject({
      picked: "a:b",
      towards: ["a", "b"],
      goals: ["c", "d"],
    });
  });

  test("follows the arrow keys without marking anything", () => {
    expect(seen({ aimed: "a:b", newest: "c:d" })).toMatchObject({ goals: [], way: [], towards: ["a", "b"] });
  });
});

describe("a lesson", () => {
  test("leads the board, and shows the way of its ticket", () => {
    expect(seen({ lesson, newest: "a:b" })).toEqual({
      picked: "c:d",
      goals: ["c", "d"],
      way: ["c:d"],
      towards: ["c", "d"],
      isLed: true,
    });
  });

  test("steps back as soon as the player looks at something else", () => {
    expect(seen({ lesson, ticket: "a:f" })).toMatchObject({ goals: ["a", "f"], way: ["a:b", "b:f"], isLed: false });
    expect(seen({ lesson, route: "a:b" })).toMatchObject({ picked: "a:b", towards: ["a", "b"], isLed: false });
  });
});
