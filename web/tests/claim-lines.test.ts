import { describe, expect, test } from "vitest";
import type { Board } from "../src/game/boards";
import { claimLines, linesWith, tracksWith } from "../src/game/claim-lines";
import type { Goal, PaymentOption } from "../src/protocol";

const NAMES = ["Atlanta", "Boston", "Chicago", "Montréal", "New York"];
const cities = new Map(NAMES.map((name) => [name.charAt(0).toLowerCase(), { id: name.charAt(0).toLowerCase(), name }]));
const routes = new Map(
  [
    ["a:b", 2],
    ["a:b/2", 2],
    ["b:c", 6],
    ["m:n", 3],
    ["c:m", 1],
    ["c:m/2", 3],
  ].map(([name, length]) => [name, { name, length }]),
);
const board = { cities, routes, routePoints: [1, 2, 4, 7, 10, 15] } as unknown as Board;
const claims = [...routes.keys()].map((route) => ({ route: route as string, payments: [] as PaymentOption[] }));
const goal = (ticket: string, state: string, ...way: string[]) => [ticket, { ticket, state, way } as unknown as Goal];
const goals = Object.fromEntries([
  goal("a:n", "possible", "a:b/2", "m:n"),
  goal("b:a", "possible", "a:b"),
  goal("b:c", "done", "b:c"),
]) as Record<string, Goal>;
const lines = claimLines(board, claims, goals);

describe("routes that can be claimed", () => {
  test("come by how many of my tickets they serve, then by points", () => {
    expect(lines.map(({ routes }) => routes[0])).toEqual(["a:b", "m:n", "b:c", "c:m/2", "c:m"]);
    expect(lines.map(({ points }) => points)).toEqual([2, 4, 15, 4, 1]);
    expect(lines[0]?.serves).toEqual(["a:n", "b:a"]);
    expect(lines[2]?.serves).toEqual([]);
  });

  test("are one line where both tracks of a double route are as long", () => {
    expect(lines[0]?.routes).toEqual(["a:b", "a:b/2"]);
    expect(tracksWith(board, claims, "a:b/2").map(({ name }) => name)).toEqual(["a:b", "a:b/2"]);
    expect(tracksWith(board, claims, "c:m").map(({ name }) => name)).toEqual(["c:m"]);
  });

  test("are found by the beginning of a city, without its accents", () => {
    expect(linesWith(lines, "montreal").map(({ title }) => title)).toContain("Montréal – New York");
    expect(linesWith(lines, "new york montr")).toHaveLength(1);
    expect(linesWith(lines, " ")).toHaveLength(lines.length);
    expect(linesWith(lines, "york new bos")).toEqual([]);
  });
});
