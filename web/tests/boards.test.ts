// A board of one's own: opened from a file, chosen for a table, drawn on plain paper and called by its own name.

import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { boardName, pointsByLength, pointsOf, readBoard, withHouse } from "../src/game/boards";
import type { Drawing } from "../src/protocol";
import { boardIn, sketchOf } from "../src/game/own-board";
import { EDITIONS, USUAL_RULES } from "../src/protocol";
import { guestsOf, lastOptions, rememberOptions, optionsOf, USUAL } from "../src/state/table-options";
import { words } from "../src/words/words.svelte";

const guide = readFileSync("../docs/boards.md", "utf-8");
const text = /```json\n(\{[^]*?\n\})\n```/.exec(guide)?.[1] ?? "";
const lakes = boardIn(text) ?? expect.fail("the guide has no board");
const drawing = { width: 300, height: 200, cities: {}, routes: {} } as unknown as Drawing;

beforeEach(() => localStorage.clear());

it("is read with its own rules, and lies on plain paper", () => {
  const board = readBoard({ ...lakes, rules: { ...lakes.rules, route_points: [1, 3, 6] } }, drawing);
  expect(board.routePoints).toEqual([1, 3, 6]);
  expect(board.rules.first_tickets).toBe(USUAL_RULES.first_tickets);
  expect(withHouse(board, { route_points: [2] }).routePoints).toEqual([2]);
  expect([...board.routes.keys()]).toContain("ambling:birk-fell/2");
  expect(board.ground).toContain('viewBox="0 0 300 200" width="300" height="200"');
});

it("scores its routes by the lengths that it has, as the house rules of the table say", () => {
  const board = withHouse(readBoard(lakes, drawing), { route_points: [1, 3, 5, 8, 12, 20] });
  const [route] = board.routes.values();
  expect(pointsOf(board, route?.name ?? "")).toBe([0, 1, 3, 5, 8, 12, 20][route?.length ?? 0]);
  const scored = new Map(pointsByLength(board));
  expect([...scored.keys()].sort()).toEqual([...new Set(lakes.routes.map(({ length }) => length))].sort());
  expect(scored.get(2)).toBe(3);
});

it("is called by its own name, and an edition in the chosen language", async () => {
  await words.use("it");
  expect(boardName(lakes)).toBe("The Five Lakes");
  expect(boardName({ id: "five-lakes" })).toBe("Five Lakes");
  expect(boardName({ id: EDITIONS[0]?.id ?? "" })).toBe(words.t("edition-usa"));
  await words.use("en");
});

it("goes to the server with the table, and has as many seats as its file says", () => {
  const choice = { ...USUAL, ownBoard: lakes, isOwnBoard: true, houses: { lakes: { trains: 9 } } };
  const setting = optionsOf(choice, "Ada");
  expect(setting.edition).toBe("lakes");
  expect(setting.board).toEqual(lakes);
  expect(setting.house).toEqual({});
  expect(guestsOf(choice)).toHaveLength(1);
  rememberOptions(choice);
  expect(optionsOf({ ...lastOptions(), isOwnBoard: false }, "Ada")).not.toHaveProperty("board");
});

it("is opened only if it can be drawn; the schema for editors stays behind", () => {
  const broken = ["", "{}", "[]", "null", '{"cities": [1]}', JSON.stringify({ ...lakes, routes: [null] })];
  expect(broken.map(boardIn)).toEqual(broken.map(() => null));
  expect(boardIn(`\ufeff${JSON.stringify({ ...lakes, $schema: "board.schema.json" })}`)).toEqual(lakes);
});

it("is sketched with a line for each route", () => {
  const sketch = sketchOf(lakes);
  expect(sketch.lines).toHaveLength(lakes.routes.length);
  expect(sketch.dots[0]).toEqual([15, 20]);
});
