// What somebody at a table is about to do, from what the server offers.

import { beforeEach, describe, expect, test } from "vitest";
import type { Board } from "../src/game/boards";
import type { Answer, Listener } from "../src/net/connection";
import type { Choices, Game, LogLine } from "../src/protocol";
import { TableState } from "../src/state/table.svelte";
import { Turn } from "../src/state/turn.svelte";

const CITIES = new Map(["a", "b", "c"].map((id) => [id, { id, name: id.toUpperCase() }]));
const ROUTES = new Map([
  ["a:b", { kind: "land" }],
  ["b:c", { kind: "tunnel" }],
]);
const BOARD = { cities: CITIES, routes: ROUTES, routePoints: [1] } as unknown as Board;
const CLAIMS = { claims: [{ route: "b:c", payments: [] }], stations: { cities: ["a"], payments: [] } };

let asked: string[] = [];
let answers: Record<string, Answer> = {};

function turnWith(choices: Choices, log: LogLine[] = []): Turn {
  let server: Listener | undefined;
  const table = new TableState((listener) => {
    server = listener;
    const ask = (message: { type: string }) => {
      asked.push(message.type);
      return Promise.resolve(answers[message.type] ?? ({ type: "done" } as Answer));
    };
    return { ask, retry: () => {}, close: () => {} };
  });
  table.seat = 0;
  server?.onMessage({
    type: "game",
    view: { log, phase: "turn" },
    choices,
    since: 0,
    moves: log.length,
  } as unknown as Game);
  return new Turn(table, () => BOARD);
}

beforeEach(() => {
  asked = [];
  answers = {};
});

describe("choosing", () => {
  test("routes and cities are lit once I choose, and only what I could do with the one I picked", () => {
    const turn = turnWith(CLAIMS);
    expect([turn.routes, turn.cities, turn.places]).toEqual([[], [], ["b:c", "a"]]);
    turn.picked.isChoosing = true;
    expect([turn.routes, turn.cities]).toEqual([["b:c"], ["a"]]);
    turn.picked.pickCity("a");
    expect([turn.routes, turn.cities]).toEqual([[], ["a"]]);
  });

  test("a tunnel is picked with its odds", async () => {
    const payments = [{ words: "pay red 1", cards: { red: 1 } }];
    answers = { odds: { type: "tunnel", payments } as unknown as Answer };
    const turn = turnWith(CLAIMS);
    await turn.press({ route: "b:c" });
    expect([turn.picked.route, turn.picked.odds]).toEqual(["b:c", payments]);
    expect(turn.isPaying).toBe(true);
  });

  test("a route that cannot be claimed is not picked: the server says why", async () => {
    answers = { why: { type: "refused", reason: "taken", text: "It is taken." } as unknown as Answer };
    const turn = turnWith(CLAIMS);
    await turn.press({ route: "a:b" });
    expect([turn.picked.route, turn.whyNot?.text, turn.isPaying]).toEqual([null, "It is taken.", false]);
  });

  test("everything is forgotten when something else is asked for", async () => {
    const turn = turnWith(CLAIMS);
    await turn.press({ city: "a" });
    turn.ticket = "a:c";
    turn.clear();
    expect([turn.picked.city, turn.ticket, turn.isPaying]).toEqual([null, null, false]);
  });

  test("tickets are taken after a question if they are offered; otherwise the server says why not", () => {
    const offered = turnWith({ tickets: true } as Choices);
    offered.takeTickets();
    expect([offered.picked.isTakingTickets, offered.isPaying]).toEqual([true, true]);
    const closed = turnWith({});
    closed.takeTickets();
    expect([closed.picked.isTakingTickets, asked.includes("play")]).toEqual([false, true]);
  });
});

describe("what is asked", () => {
  const dug: LogLine[] = [
    { seat: 0, action: "claim b:c", outcome: {} },
    { seat: 0, action: "pay red 1", outcome: { turned_up: ["red"] } },
  ];

  test("a tunnel is a question until its cards have been looked at", () => {
    const turn = turnWith({}, dug);
    expect([turn.isQuestion, turn.dug?.route]).toEqual([true, "b:c"]);
    turn.picked.seen = 1;
    expect(turn.isQuestion).toBe(false);
  });

  test("cards to give are paid with, and nothing else is", () => {
    const turn = turnWith({ give: ["red"] });
    expect(turn.isPaying).toBe(true);
  });

  test("cards to give are picked with the payment of a city that I build in", () => {
    const turn = turnWith(CLAIMS);
    turn.picked.pickCity("a");
    expect(turn.isPaying).toBe(true);
    turn.picked.paying = { words: "pay", cards: {}, any: 2 };
    expect(turn.isPaying).toBe(true);
  });

  test("the board moves to my ticket, else to the newest claim", () => {
    const turn = turnWith({}, dug);
    expect(turn.focus(null).towards).toEqual(["b", "c"]);
    turn.ticket = "a:c";
    expect(turn.focus(null).towards).toEqual(["a", "c"]);
  });
});
