// Finding pieces of a board by the names of their cities.

import { endsOf, type Board } from "../../game/boards";
import type { Kind } from "./sheet";

const BETWEEN = /[^\p{L}]+/u;

/** Letters without their marks, so that Kobenhavn is found as well. */
export function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ø", "o").replaceAll("Ø", "O").toLowerCase();
}

/** The pieces whose cities begin with what is looked for; without that, one's own. */
export function found(board: Board, kind: Kind, wanted: string, isOwn: (name: string) => boolean): string[] {
  const all = { routes: board.routes, stations: board.cities, tickets: board.points }[kind];
  const names = [...all.keys()].sort((a, b) => citiesOf(board, kind, a).localeCompare(citiesOf(board, kind, b)));
  const words = bare(wanted).split(BETWEEN).filter(Boolean);
  if (!words.length) return names.filter(isOwn);
  return names.filter((name) => {
    const cities = bare(citiesOf(board, kind, name));
    return words.every((word) => cities.split(BETWEEN).some((part) => part.startsWith(word)));
  });
}

function citiesOf(board: Board, kind: Kind, name: string): string {
  return kind === "stations" ? (board.cities.get(name)?.name ?? name) : endsOf(board, name).join(" ");
}
