// Advice in sentences: the move, the reason and the second best, each from the data that a level gives.

import { beforeAll, expect, test } from "vitest";
import { moveText, reasonTexts, secondText } from "../src/table/advice/advice-text";
import type { Explanation } from "../src/protocol";
import { words } from "../src/words/words.svelte";

const cities = new Map([
  ["duluth", { name: "Duluth" }],
  ["helena", { name: "Helena" }],
]) as never;
const board = { cities };
const reason: Explanation = {
  action: "claim duluth:helena",
  goals: ["duluth:helena"],
  given_up: [],
  plan: ["duluth:helena"],
  spare_trains: false,
  route: "duluth:helena",
  short: { red: 2, loco: 1 },
  turns: 1.4,
  turns_left: 20.2,
  second: { action: "draw deck", less: 3.6 },
  waiting: { rivals: [1], loss: 8.2 },
};

beforeAll(() => words.use("en"));

test("a move is put into words", () => {
  expect(moveText("claim duluth:helena/2", board)).toBe("Claim Duluth – Helena");
  expect(moveText("pay red 2 loco 1", board)).toBe("Pay: 2 red, 1 locomotive");
  expect(moveText("keep duluth:helena", board)).toBe("Keep: Duluth – Helena");
  expect(moveText("draw loco", board)).toBe("Take the locomotive");
  expect(moveText("withdraw", board)).toBe("Back out of the tunnel");
});

test("a reason names the goal, what is missing, and who may be quicker", () => {
  expect(reasonTexts(reason, ["Ada", "Bo"], board)).toEqual([
    "The plan completes 1 ticket: Duluth – Helena.",
    "Still missing: 2 red, 1 locomotive. It takes about 1 turn; about 20 are left.",
    "Rivals nearby: Bo. Losing this route would cost about 8 points.",
  ]);
});

test("without a risk none is named, and spare trains are named as such", () => {
  const spare = { ...reason, goals: [], spare_trains: true, short: {}, waiting: { rivals: [1], loss: 0.2 } };
  expect(reasonTexts(spare, ["Ada", "Bo"], board)).toEqual([
    "No tickets left to complete: spare trains go where they score most.",
    "It takes about 1 turn; about 20 are left.",
  ]);
});

test("the second best has its price", () => {
  expect(secondText(reason, board)).toBe("Second best, about 4 points less: Take a card from the deck.");
  const close = { ...reason, second: { action: "tickets", less: 0.3 } };
  expect(secondText(close, board)).toBe("Nearly as good: Draw tickets.");
  expect(secondText({ ...reason, second: null }, board)).toBe("");
});
