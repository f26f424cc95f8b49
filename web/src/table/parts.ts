// Everything that lies on a table, as snippets that are laid out around the board or below it.

import type { Snippet } from "svelte";
import type { Place } from "../look/place";

type Placed = Snippet<[Place]>; // it gets the place where it lies

export interface Counts {
  cards: number;
  tickets: number;
  routes?: number; // that can be claimed, a double route once
}

export interface Parts {
  counts: Counts;
  mark: Snippet;
  prompt: Snippet;
  menu: Snippet;
  board: Snippet;
  players: Placed;
  claiming?: Placed; // the button that lights what can be claimed
  advice?: Placed | false; // what a level would do
  question?: Placed | false; // tickets to choose from
  tray?: Placed | false; // what is being paid for
  row: Placed | false;
  hand: Placed | false; // not for spectators
  plan?: Placed | false; // my plan on the map
  tickets: Placed | false;
  log: Placed | false; // nothing has happened yet
  claims?: Snippet | false; // what can be claimed or built, as a list
  joining?: Snippet | undefined; // the code of a big screen, for those who come late
  isSpending?: boolean; // whether cards are being paid or given
  isCoached?: boolean; // whether a lesson says what to do
  isTimed?: boolean; // whether a clock runs, which the prompt shows
  isOpen?: boolean; // whether all hands are face up, each with its player
  notes?: Placed; // notices, such as refusals
  showBoard?: () => void; // from a page that shows only the cards
}
