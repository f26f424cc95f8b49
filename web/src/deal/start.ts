// What a seed deals: the hands, the face-up cards, the tickets on offer and who begins, by the rules of the engine.

import type { Board } from "../game/boards";
import { CARDS, type Card, type Cards } from "../protocol";
import { Chance } from "./chance";

const COLOURS = CARDS.slice(0, -1); // all but locomotives
const [OF_A_COLOUR, LOCOMOTIVES, HAND, ROW] = [12, 14, 4, 5];

export interface Start {
  hands: Cards[];
  row: (Card | null)[];
  offers: string[][];
  first: number; // as it is drawn, unless the host names a seat
}

export interface Dealt {
  seed: number | string;
  seats: number;
  house: Record<string, unknown>;
}

/** The start of a game on a board. */
export function startOf(board: Pick<Board, "rules" | "points" | "long">, { seed, seats, house }: Dealt): Start {
  const rules = { ...board.rules, ...house } as Board["rules"];
  const chance = new Chance(seed);
  const deck = chance.shuffle(trainCards());
  const hands = Array.from({ length: seats }, () => counted(drawn(deck, HAND)));
  const row = faceUp(deck, rules.row_flush);
  const tickets = [...board.points.keys()];
  const decks = [true, false].map((isLong) =>
    chance.shuffle(tickets.filter((name) => board.long.has(name) === isLong)),
  );
  const [long, regular] = decks as [string[], string[]];
  const longOffers = hands.map(() => long.splice(0, rules.first_long));
  const offers = longOffers.map((offer) => [...offer, ...regular.splice(0, rules.first_tickets)]);
  return { hands, row, offers, first: chance.pick(seats) };
}

function trainCards(): Card[] {
  const colours = COLOURS.flatMap((colour) => Array<Card>(OF_A_COLOUR).fill(colour));
  return [...colours, ...Array<Card>(LOCOMOTIVES).fill("loco")];
}

// The top of the deck is its end. It never runs out here: 14 locomotives clear the row 14 times at most.
const drawn = (deck: Card[], count: number): Card[] => deck.splice(-count).reverse();

function faceUp(deck: Card[], flush: number): Card[] {
  let row = drawn(deck, ROW);
  while (flush > 0 && row.filter((card) => card === "loco").length >= flush) row = drawn(deck, ROW);
  return row;
}

function counted(cards: Card[]): Cards {
  const hand: Cards = {};
  for (const card of cards) hand[card] = (hand[card] ?? 0) + 1;
  return hand;
}
