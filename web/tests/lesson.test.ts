import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LessonPlay } from "../src/pages/lessons/lesson.svelte";
import { pointingOf } from "../src/game/lesson-pointing";
import { haloAround, selectorsOf } from "../src/pages/lessons/halo";
import type { Beat, FromServer, Game, LessonReel } from "../src/protocol";

const sent: FromServer[] = [];

function game(moves: number): Game {
  const view = { names: ["You", "Ines"], viewer: 0, phase: moves === 2 ? "payment" : "turn" };
  return { type: "game", moves, since: 0, view, choices: {}, can_undo: false, deadline: null } as unknown as Game;
}

function beat(step: number, moves: number[], leads: Partial<Beat>): Beat {
  return { step, games: moves.map(game), goals: [], ...leads };
}

const REEL = {
  name: "sample",
  edition: "usa",
  welcome: { type: "welcome", seat: 0, table: { id: "lesson", chairs: [{ name: "You" }, { name: "Ines" }] } },
  steps: [],
  beats: [
    beat(0, [1], { after: 1 }),
    beat(1, [1], { answers: { "claim a:b": 2 }, why: { "claim c:d": { type: "refused" } as never } }),
    beat(1, [2], { answers: { "pay red 2": 3, "pay blue 2": 3 } }),
    beat(2, [3, 4, 5], { after: 4 }),
    beat(3, [5], {}),
  ],
} as unknown as LessonReel;

const shown = () => sent.filter((message): message is Game => message.type === "game").map(({ moves }) => moves);

async function begin(pause = 100): Promise<LessonPlay> {
  const play = new LessonPlay(REEL, "Ada", pause);
  play.connect({ onMessage: (message) => sent.push(message), onState: () => undefined });
  await Promise.resolve();
  return play;
}

async function reach(step: number): Promise<LessonPlay> {
  const play = await begin();
  play.goOn();
  if (step > 1) {
    await play.ask({ type: "play", words: "claim a:b", moves: 1 });
    await play.ask({ type: "play", words: "pay red 2", moves: 2 });
  }
  return play;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sent.length = 0;
});

test("the learner sits at the table under their own name", async () => {
  await begin();
  expect(sent[0]).toMatchObject({ type: "welcome", table: { chairs: [{ name: "Ada" }, { name: "Ines" }] } });
  expect(sent[1]).toMatchObject({ type: "game", view: { names: ["Ada", "Ines"] } });
});

test("the move that a step asks for is played, and leads to the next step", async () => {
  const play = await reach(1);
  expect(await play.ask({ type: "play", words: "claim a:b", moves: 1 })).toMatchObject({ type: "done", moves: 2 });
  expect(play.step).toBe(1);
  await play.ask({ type: "play", words: "pay blue 2", moves: 2 });
  expect(play.step).toBe(2);
});

test("anything else is refused kindly, and nothing changes", async () => {
  const play = await reach(1);
  expect(await play.ask({ type: "play", words: "draw red", moves: 1 })).toMatchObject({ reason: "lesson-not-yet" });
  expect(await play.ask({ type: "why", words: "claim e:f" })).toMatchObject({ reason: "lesson-not-yet" });
  expect(shown()).toEqual([1, 1]);
});

test("a move that the lesson expects to fail is refused with its reason", async () => {
  const play = await reach(1);
  expect(await play.ask({ type: "why", words: "claim c:d" })).toEqual({ type: "refused" });
});

test("the others move one after the other", async () => {
  await reach(2);
  expect(shown().slice(3)).toEqual([3]);
  vi.advanceTimersByTime(100);
  expect(shown().slice(3)).toEqual([3, 4]);
  vi.advanceTimersByTime(500);
  expect(shown().slice(3)).toEqual([3, 4, 5]);
});

test("a learner who goes on at once misses nothing, and nothing comes later", async () => {
  const play = await reach(2);
  play.goOn();
  vi.advanceTimersByTime(500);
  expect(shown().slice(3)).toEqual([3, 5, 5]);
  expect(play.step).toBe(3);
});

test("back goes to where the step began, then to the one before", async () => {
  const play = await reach(1);
  await play.ask({ type: "play", words: "claim a:b", moves: 1 });
  play.back();
  expect([play.step, play.at]).toEqual([1, 1]);
  play.back();
  expect(play.step).toBe(0);
  expect(play.isFirst).toBe(true);
  play.back();
  expect(play.at).toBe(0);
});

test("back from a later step goes to the beginning of the one before", async () => {
  const play = await reach(2);
  play.back();
  expect(play.at).toBe(1);
  expect(shown().at(-1)).toBe(1);
});

test("undo takes the last claim back with its payment, however long ago it was", async () => {
  const play = await reach(2);
  play.goOn();
  await play.ask({ type: "undo", moves: 5 });
  expect(play.at).toBe(1);
});

test("a claim and its payment are played by one message, or not at all", async () => {
  const play = await reach(1);
  const refused = await play.ask({ type: "play", steps: ["claim a:b", "pay green 2"], moves: 1 });
  expect([refused, play.at]).toMatchObject([{ reason: "lesson-not-yet" }, 1]);
  await play.ask({ type: "play", steps: ["claim a:b", "pay red 2"], moves: 1 });
  expect(play.step).toBe(2);
  play.back();
  expect(play.at).toBe(1);
});

test("a lesson can be started again", async () => {
  const play = await reach(2);
  play.again();
  expect([play.at, play.isFirst]).toEqual([0, true]);
});

test("a route and a ticket are pointed at on the board", () => {
  expect(pointingOf(["route a:b/2"])).toEqual({ route: "a:b/2", ticket: null, cities: ["a", "b"] });
  expect(pointingOf(["ticket a:b", "way a:b"])).toEqual({ route: null, ticket: "a:b", cities: ["a", "b"] });
  expect(pointingOf(["city a", "city c"])).toEqual({ route: null, ticket: null, cities: ["a", "c"] });
  expect(pointingOf(["hand"])).toEqual({ route: null, ticket: null, cities: [] });
});

test("the halo goes along to what is to be pressed next", async () => {
  document.body.innerHTML = '<main><button data-thing="deck">deck</button><p></p></main>';
  const [root, deck] = [document.querySelector("main"), document.querySelector("button")];
  if (!root || !deck) throw new Error("there is no table");
  const stop = haloAround(["deck"], root);
  expect(deck.hasAttribute("data-halo")).toBe(true);
  root.insertAdjacentHTML("beforeend", '<div class="sure"><button class="main">sure</button></div>');
  await vi.waitFor(() => expect(deck.hasAttribute("data-halo")).toBe(false));
  expect(root.querySelector(".sure .main")?.hasAttribute("data-halo")).toBe(true);
  stop();
  expect(root.querySelector("[data-halo]")).toBeNull();
});

test("a thing is highlighted where it lies, or on the tab of a phone that hides it", () => {
  expect(selectorsOf("ticket a:b")).toEqual(['[data-thing="ticket a:b"]', "#tab-tickets"]);
});
