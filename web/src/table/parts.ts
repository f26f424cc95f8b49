// Everything that lies on a table, as snippets that are laid out around the board or below it.

import type { Snippet } from "svelte";

export interface Counts {
  cards: number;
  tickets: number;
}

export interface Parts {
  counts: Counts;
  mark: Snippet;
  prompt: Snippet;
  claiming: Snippet; // the button that lights what can be claimed
  menu: Snippet;
  board: Snippet;
  players: Snippet<[slim: boolean]>;
  advice?: Snippet | null; // what a level would do
  question: Snippet | null; // tickets to choose from
  tray: Snippet | null; // what is being paid for
  row: Snippet | null; // not while first tickets are chosen
  hand: Snippet | null; // not for those who look on
  tickets: Snippet | null;
  log: Snippet | null; // nothing has happened yet
  claims?: Snippet | null; // what can be claimed or built, as lists
  notes?: Snippet; // what went otherwise than asked for
  showBoard?: () => void; // from a page that shows only the cards
}
