// The boards as data: what is printed on them, and where it is drawn.

import {
  EDITIONS,
  USUAL_RULES,
  type Board as BoardData,
  type Card,
  type Drawing,
  type DrawnRoute,
  type RouteKind,
} from "../protocol";
import { t } from "../words/words.svelte";
import { asPart, plainGround } from "./ground";

export type Colour = Exclude<Card, "loco"> | "grey";

export interface City {
  id: string;
  name: string;
}

export interface Route {
  name: string;
  a: string;
  b: string;
  length: number;
  colour: Colour;
  kind: RouteKind;
  locos: number;
}

/** A space: its centre, its angle in degrees and its length. */
export type Space = DrawnRoute["spaces"][number];

export interface Board {
  id: string; // of an edition, if it is none of one's own
  name: string;
  cities: Map<string, City>;
  routes: Map<string, Route>;
  points: Map<string, number>; // of each ticket
  rules: typeof USUAL_RULES; // as they are printed
  routePoints: number[]; // for routes of 1, 2, 3 … spaces, at this table
  long: Set<string>; // tickets of the long deck
  drawing: Drawing;
  ground: string; // the land and the water, as SVG
}

/** A board as it stands in its file. */
export type BoardFile = Omit<BoardData, "$schema">;

const boardFiles = import.meta.glob<BoardFile>("../../../src/whistlestop/boards/*/board.json", { import: "default" });
const drawings = import.meta.glob<Drawing>("../../../src/whistlestop/boards/*/drawing.json", { import: "default" });
const loaded = new Map<string, Promise<Board>>();

/** The board of an edition; it is fetched once, its ground too unless it is at hand. */
export function loadBoard(edition: string, ground?: string): Promise<Board> {
  const board = loaded.get(edition) ?? fetchBoard(edition, ground ?? fetchGround(edition));
  loaded.set(edition, board);
  return board;
}

const fetchGround = async (edition: string) => (await fetch(`/boards/${edition}.svg`)).text();

async function fetchBoard(edition: string, ground: string | Promise<string>): Promise<Board> {
  const folder = `../../../src/whistlestop/boards/${edition}`;
  const [file, drawing, drawn] = await Promise.all([
    boardFiles[`${folder}/board.json`]?.(),
    drawings[`${folder}/drawing.json`]?.(),
    ground,
  ]);
  if (!file || !drawing) throw new Error(`there is no board ${edition}`);
  return readBoard(file, drawing, asPart(drawn));
}

/** A board from its files; without a picture of its land it lies on plain paper. */
export function readBoard(file: BoardFile, drawing: Drawing, ground = plainGround(drawing)): Board {
  const rules = { ...USUAL_RULES, ...file.rules } as typeof USUAL_RULES;
  const routes = new Map<string, Route>();
  for (const route of file.routes) {
    const pair = `${route.a}:${route.b}`;
    const name = routes.has(pair) ? `${pair}/2` : pair;
    const { a, b, length, colour, kind = "plain", locomotives: locos = 0 } = route;
    routes.set(name, { name, a, b, length, colour: colour as Colour, kind: kind as Route["kind"], locos });
  }
  return {
    id: file.id,
    name: file.name,
    cities: new Map(file.cities.map((city) => [city.id, city])),
    routes,
    points: new Map(file.tickets.map((ticket) => [`${ticket.a}:${ticket.b}`, ticket.points])),
    rules,
    routePoints: rules.route_points,
    long: new Set(file.tickets.filter((ticket) => ticket.deck === "long").map((ticket) => `${ticket.a}:${ticket.b}`)),
    drawing,
    ground,
  };
}

/** The board as it is played with some house rules. */
export function withHouse(board: Board, house: Record<string, unknown>): Board {
  return { ...board, routePoints: (house["route_points"] as number[] | undefined) ?? board.routePoints };
}

/** What a route scores at this table. */
export function pointsOf({ routes, routePoints }: Pick<Board, "routes" | "routePoints">, route: string): number {
  return routePoints[(routes.get(route)?.length ?? 0) - 1] ?? 0;
}

/** The lengths of the routes on this board, each with what it scores at this table. */
export function pointsByLength({ routes, routePoints }: Pick<Board, "routes" | "routePoints">): [number, number][] {
  const lengths = new Set([...routes.values()].map((route) => route.length));
  return [...lengths].sort((a, b) => a - b).map((length) => [length, routePoints[length - 1] ?? 0]);
}

/** The name of a board: of an edition in the chosen language, of a board of one's own as its file says. */
export function boardName({ id, name }: { id: string; name?: string }): string {
  return isEdition(id) ? t(`edition-${id}`) : (name ?? titled(id));
}

/** An id as a name, where only the id is known: "five-lakes" is Five Lakes. */
const titled = (id: string) =>
  id.replace(/(^|-)(\w)/g, (_, dash, letter: string) => `${dash && " "}${letter.toUpperCase()}`);

export const isEdition = (id: string) => EDITIONS.some((edition) => edition.id === id);

/** The cities of a route or a ticket, or a city by itself. */
export function citiesOf(name: string | null | undefined): string[] {
  return name?.replace("/2", "").split(":") ?? [];
}

/** The names of the two cities of a route or a ticket. */
export function endsOf(board: Pick<Board, "cities">, name: string): [string, string] {
  const [a = "", b = ""] = citiesOf(name);
  return [board.cities.get(a)?.name ?? a, board.cities.get(b)?.name ?? b];
}
