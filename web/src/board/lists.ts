// The board read as lists: the routes of a city, and what a player owns.

import type { Board } from "../game/boards";

/** The routes of a city, with where each leads. */
export function routesOf(board: Board, city: string): { name: string; to: string }[] {
  return [...board.routes.values()]
    .filter((route) => route.a === city || route.b === city)
    .map((route) => ({ name: route.name, to: route.a === city ? route.b : route.a }));
}

export function routesOwned(owners: Record<string, number>, seat: number): string[] {
  return Object.keys(owners).filter((route) => owners[route] === seat);
}

export function stationsOwned(stations: Record<string, number>, seat: number): string[] {
  return Object.keys(stations).filter((city) => stations[city] === seat);
}
