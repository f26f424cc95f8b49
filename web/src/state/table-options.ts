// What a host chooses before the cards are dealt, as it was left the last time.

import type { BoardFile } from "../game/boards";
import { local } from "../browser/storage";
import { EDITIONS, USUAL_RULES, type ChairAsked, type Level, type Pace, type TableOptions } from "../protocol";

export const LEVELS: readonly Level[] = ["beginner", "casual", "regular", "strong"];
/** Seconds for a move, or in a time bank, that a host can choose from; the first is the usual one. */
export const CLOCKS: Readonly<Record<Pace, readonly number[]>> = {
  live: [300, 120, 600, 1200],
  relaxed: [],
  days: [3 * 86_400, 86_400, 7 * 86_400],
};

/** Seconds that a time bank of a live game grows by with each turn. */
export const INCREMENTS: Readonly<Record<number, number>> = { 120: 15, 300: 30, 600: 45, 1200: 60 };

/** Seconds that a bot waits before it moves, for each speed. */
export const BOT_PAUSES = { instant: 0, quick: 0.7, relaxed: 1.5 } as const;
export type BotSpeed = keyof typeof BOT_PAUSES;

/** The speed that comes nearest to a pause. */
export function botSpeedOf(pause: number): BotSpeed {
  const speeds = Object.keys(BOT_PAUSES) as BotSpeed[];
  const far = (speed: BotSpeed) => Math.abs(BOT_PAUSES[speed] - pause);
  return speeds.reduce((best, speed) => (far(speed) < far(best) ? speed : best));
}

export type Guest = Level | "friend" | "here";
/** How a table is started: with the chosen seats, with free seats for friends, or with this device as a big screen. */
export type Way = "play" | "friends" | "screen";
export type House = Record<string, number>;

/** All of it as it is kept. */
export interface TableChoice {
  edition: string;
  ownBoard: BoardFile | null; // the board of one's own that was opened last
  isOwnBoard: boolean; // whether it is played on, and not the edition
  guests: Guest[]; // the other players
  names: string[]; // of guests at this device, by their places
  first: number | null; // 0 is me, null is drawn by lot
  pace: Pace;
  clock: number | null;
  level: Level; // of the bot that plays for somebody who is gone
  onlookers: boolean;
  listed: boolean;
  botSpeed: BotSpeed;
  advice: boolean; // whether players may ask a level what it would do
  houses: Partial<Record<string, House>>; // the rules that are changed, by edition
}

const KEY = "whistlestop.choice";
const FRIEND: ChairAsked = { sits: "friend" };
export const USUAL: TableChoice = {
  edition: EDITIONS[0]?.id ?? "",
  ownBoard: null,
  isOwnBoard: false,
  guests: ["regular", "regular"],
  names: [],
  first: null,
  pace: "relaxed",
  clock: null,
  level: "regular",
  onlookers: true,
  listed: false,
  botSpeed: "quick",
  advice: true,
  houses: {},
};

/** The choice of the last time, or the usual one. */
export function lastOptions(): TableChoice {
  try {
    return { ...USUAL, ...(JSON.parse(local.getItem(KEY) ?? "{}") as Partial<TableChoice>) };
  } catch {
    return USUAL;
  }
}

export function rememberOptions(choice: TableChoice): void {
  local.setItem(KEY, JSON.stringify(choice));
}

/** How many can play an edition. */
export function mostSeats(edition: string): number {
  return EDITIONS.find((found) => found.id === edition)?.most ?? USUAL_RULES.seats_max;
}

/** The board of one's own that is to be played on, if it is not an edition. */
export function chosenBoard({ ownBoard, isOwnBoard }: TableChoice): BoardFile | null {
  return isOwnBoard ? ownBoard : null;
}

/** How many can play on the chosen board. */
export function seatsAt(choice: TableChoice): number {
  const board = chosenBoard(choice);
  return board ? seatsOn(board) : mostSeats(choice.edition);
}

/** How many can play on a board of one's own. */
export const seatsOn = ({ rules }: BoardFile): number => Number(rules?.["seats_max"] ?? USUAL_RULES.seats_max);

/** The other players; an edition may have fewer seats than were chosen for another. */
export function guestsOf(choice: TableChoice): Guest[] {
  return choice.guests.slice(0, seatsAt(choice) - 1);
}

/** Whether people share this device: then everybody at it needs a name. */
export function isShared(choice: TableChoice): boolean {
  return guestsOf(choice).includes("here");
}

/** The first of those at this device whose name is missing, or another's: 0 is me; null if all is well. */
export function nameless(choice: TableChoice, name: string): number | null {
  const own = [
    name.trim(),
    ...guestsOf(choice).map((guest, i) => (guest === "here" ? (choice.names[i] ?? "").trim() : null)),
  ];
  const found = own.findIndex((each, i) => each !== null && (!each || own.indexOf(each) < i));
  return found < 0 ? null : found;
}

/** The choice as the server is asked for it; a host without a name sits down later, as a friend does. */
export function optionsOf(choice: TableChoice, name: string, way: Way = "play"): TableOptions {
  const guests = way === "play" ? guestsOf(choice) : guestsWithFriends(choice);
  const others = guests.map((guest, i) => seatFor(guest, choice.names[i] ?? ""));
  const wanted: ChairAsked[] = [name ? { sits: "host", name } : FRIEND, ...others];
  // Beside a big screen everybody comes with a phone, the host too.
  const chairs = way === "screen" ? wanted.map((player) => (player.sits === "bot" ? player : FRIEND)) : wanted;
  const { edition, pace, level, onlookers, listed, advice } = choice;
  const board = chosenBoard(choice);
  return {
    edition: board?.id ?? edition,
    ...(board && { board }),
    chairs,
    first: choice.first !== null && choice.first <= guests.length ? choice.first : null,
    house: board ? {} : (choice.houses[edition] ?? {}),
    pace,
    ...clockOf(choice),
    level,
    onlookers,
    advice,
    bot_pause: BOT_PAUSES[choice.botSpeed],
    listed: listed && chairs.some(({ sits }) => sits === "friend"),
    screen: way === "screen",
  };
}

/** The other players as chosen, if friends are among them; otherwise a free seat for each friend who may come. */
function guestsWithFriends(choice: TableChoice): Guest[] {
  const guests = guestsOf(choice);
  return guests.includes("friend") ? guests : Array<Guest>(seatsAt(choice) - 1).fill("friend");
}

/** A live game has a time bank for each player, a game over days a time for each move. */
function clockOf({ pace, clock }: TableChoice): Pick<TableOptions, "clock" | "bank" | "increment"> {
  const seconds = clock !== null && CLOCKS[pace].includes(clock) ? clock : null;
  if (pace !== "live" || seconds === null) return { clock: seconds };
  return { bank: seconds, increment: INCREMENTS[seconds] ?? null };
}

function seatFor(guest: Guest, name: string): ChairAsked {
  if (guest === "here") return { sits: "here", name: name.trim() };
  return guest === "friend" ? { sits: "friend" } : { sits: "bot", level: guest };
}
