// The sheet of a printed game: pieces by colour, names by seat, and pieces found by their cities.

import { beforeEach, expect, test } from "vitest";
import type { Board } from "../src/game/boards";
import { playerOf, wear } from "../src/game/players";
import { bare } from "../src/game/city-search";
import { found } from "../src/pages/score/search";
import { boardOf, cleared, EMPTY, lastSheet, rememberSheet, withPiece } from "../src/pages/score/sheet";

const colourName = (player: string) => player;
const sheet = { ...EMPTY, playing: [1, 4], names: { 4: "Ada" } };
const filled = withPiece(withPiece(withPiece(sheet, "routes", "a:b", 4), "routes", "c:d", 1), "tickets", "a:d", 4);

beforeEach(() => localStorage.clear());

test("colours become seats, and a colour without a name is called by it", () => {
  const board = boardOf(filled, colourName);
  expect(board.names).toEqual(["prussian", "Ada"]);
  expect(board.routes).toEqual({ "a:b": 1, "c:d": 0 });
  expect(board.tickets).toEqual([[], ["a:d"]]);
});

test("the pieces of a colour that does not play are left out, and come back with it", () => {
  expect(boardOf({ ...filled, playing: [0, 1] }, colourName).routes).toEqual({ "c:d": 1 });
  expect(filled.routes["a:b"]).toBe(4);
});

test("the piece that was placed last comes last", () => {
  expect(Object.keys(withPiece(filled, "routes", "a:b", 1).routes)).toEqual(["c:d", "a:b"]);
  expect(withPiece(filled, "routes", "a:b", undefined).routes).toEqual({ "c:d": 1 });
});

test("the sheet survives a reload, and the board can be cleared", () => {
  rememberSheet(filled);
  expect(lastSheet()).toEqual(filled);
  expect(cleared(filled)).toEqual(sheet);
});

test("seats wear the colours that people had", () => {
  wear([1, 4]);
  expect([playerOf(0), playerOf(1)]).toEqual(["prussian", "ink"]);
  wear([]);
  expect(playerOf(0)).toBe("madder");
});

const cities = new Map(["København", "Narvik", "Å"].map((name) => [bare(name), { id: bare(name), name }]));
const board = { cities, points: new Map([["kobenhavn:narvik", 24]]), routes: new Map() } as unknown as Board;

test("a ticket is found by either city, with or without the marks of its letters", () => {
  for (const wanted of ["kob", "KØB", "narv", "nar kob"])
    expect(found(board, "tickets", wanted, () => false)).toEqual(["kobenhavn:narvik"]);
  expect(found(board, "tickets", "arv", () => false)).toEqual([]);
  expect(found(board, "tickets", " ", () => true)).toEqual(["kobenhavn:narvik"]);
});
