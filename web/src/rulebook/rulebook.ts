// The rules as data: in which editions each holds, whether it is a ruling of ours, and its example as the engine saw it.

import shown from "../../../src/whistlestop/rulebook/shown.json";
import type { Card, Cards, Ending, LogLine } from "../protocol";
import { t } from "../words/words.svelte";

/** An action that is allowed; a payment has its cards, and how many of any kind go with them. */
export interface Allowed {
  words: string;
  cards?: Cards;
  any?: number;
}

/** An action that is refused, and the sentence that says why. */
export interface Refused extends Allowed {
  rule: string;
  reason: string;
  args: Record<string, unknown>;
}

/** A cut-out of the board, around some cities. */
export interface Cutout {
  cut: string[];
  routes?: Record<string, number>;
  stations?: Record<string, number>;
  lit?: string[];
  sites?: string[];
  closed?: string[]; // routes and cities that are refused
  picked?: string; // the route that is being paid for
  site?: string; // the city that is being built in
  trail?: string[];
}

export interface Player {
  trains: number;
  points: number;
  cards: number;
  tickets: number | null;
  stations?: number;
  on?: boolean; // on turn
}

export interface Scores extends Pick<Ending, "items"> {
  routes: number[];
  totals: number[];
  places: number[];
  completed: number[];
}

/** A moment of an example: what was done before, what lies on the table, what is allowed and what is not. */
export interface Scene {
  log?: LogLine[];
  board?: Cutout;
  row?: (Card | null)[];
  hand?: Cards;
  piles?: { deck: number; discard: number };
  all_cards?: Cards;
  players?: Player[];
  offer?: string[];
  tickets?: string[];
  ticket_deck?: number;
  tunnel?: { laid: Cards; turned_up: Card[]; more: boolean[] };
  counted?: { seat: number; tickets: { ticket: string; way: string[] | null }[] }[];
  loans?: Record<string, string | null>;
  lengths?: [length: number, points: number][];
  scores?: Scores;
  ties?: Ending["ties"];
  turns_left?: number;
  can?: Allowed[];
  not?: Refused[];
}

export interface Example {
  edition: string;
  scenes: Scene[];
  caption?: string; // the rule under whose id there is a line about it
}

export interface Rule {
  editions: string[];
  ruling?: "whole" | "part";
  example: Example;
}

/** Every rule by its id, in the order of the book. */
export const RULES = new Map(Object.entries(shown as unknown as Record<string, Rule>));

/** The chapter that a rule belongs to, by its letter. */
export const chapterOf = (id: string) => id.charAt(0);

/** The chapters in their order, each with the ids of its rules. */
export function chaptersOf(ids: Iterable<string>): [string, string[]][] {
  const chapters = new Map<string, string[]>();
  for (const id of ids) chapters.set(chapterOf(id), [...(chapters.get(chapterOf(id)) ?? []), id]);
  return [...chapters];
}

/** What the books say in our words, and our ruling; one of them may be missing. */
export function textsOf(id: string): { text: string; ours: string } {
  const ruling = RULES.get(id)?.ruling;
  return {
    text: ruling === "whole" ? "" : t(`rule-text-${id}`),
    ours: ruling ? t(`rule-ours-${id}`) : "",
  };
}

/** The rules before and after a rule. */
export function besides(id: string): [before: string | undefined, after: string | undefined] {
  const ids = [...RULES.keys()];
  const at = ids.indexOf(id);
  return [ids[at - 1], ids[at + 1]];
}
