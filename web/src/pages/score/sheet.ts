// The sheet of a printed game: who played in which colour, and what lies on the board; by colours, as on the table.

import { local } from "../../browser/storage";
import { PLAYERS } from "../../game/players";
import { EDITIONS, type FinalBoard } from "../../protocol";

export type Kind = "routes" | "stations" | "tickets";
export type Pieces = Record<string, number>; // the colour of each

export interface Sheet extends Record<Kind, Pieces> {
  edition: string;
  playing: number[]; // colours, in their usual order
  names: Record<number, string>; // by colour
}

const KEY = "whistlestop.score";
export const EMPTY: Sheet = {
  edition: EDITIONS[0]?.id ?? "",
  playing: [0, 1],
  names: {},
  routes: {},
  stations: {},
  tickets: {},
};

/** The sheet as it was left. */
export function lastSheet(): Sheet {
  try {
    return { ...EMPTY, ...(JSON.parse(local.getItem(KEY) ?? "{}") as Partial<Sheet>) };
  } catch {
    return EMPTY;
  }
}

export function rememberSheet(sheet: Sheet): void {
  local.setItem(KEY, JSON.stringify(sheet));
}

/** The sheet with a piece of a colour, or without it; the newest piece comes last, so that a refusal is about it. */
export function withPiece(sheet: Sheet, kind: Kind, name: string, colour: number | undefined): Sheet {
  const others = Object.entries(sheet[kind]).filter(([other]) => other !== name);
  const pieces = colour === undefined ? others : [...others, [name, colour] as const];
  return { ...sheet, [kind]: Object.fromEntries(pieces) };
}

/** The same party at an empty board. */
export function cleared({ edition, playing, names }: Sheet): Sheet {
  return { ...EMPTY, edition, playing, names };
}

/** The name of a colour: its player's, or else the colour's own. */
export function nameOf(sheet: Sheet, colour: number, colourName: (player: string) => string): string {
  return sheet.names[colour]?.trim() || colourName(PLAYERS[colour] ?? "ink");
}

/** The sheet as the server is asked for it, by seats; colours that do not play are left out. */
export function boardOf(sheet: Sheet, colourName: (player: string) => string): FinalBoard {
  const seats = (pieces: Pieces) =>
    Object.fromEntries(
      Object.entries(pieces)
        .map(([name, colour]) => [name, sheet.playing.indexOf(colour)] as const)
        .filter(([, seat]) => seat >= 0),
    );
  const held = (colour: number) => Object.keys(sheet.tickets).filter((ticket) => sheet.tickets[ticket] === colour);
  return {
    edition: sheet.edition,
    names: sheet.playing.map((colour) => nameOf(sheet, colour, colourName)),
    routes: seats(sheet.routes),
    stations: seats(sheet.stations),
    tickets: sheet.playing.map(held),
  };
}
