// Why something is refused, in the chosen language: the server sends the id of a sentence and its facts.

import { endsOf, type Board } from "./boards";
import type { Code } from "../protocol";
import { t, type Args } from "../words/words.svelte";

/** What the server sends: a sentence by its id, if there is one for people, and the rule behind it. */
export interface Refusing {
  code?: Code;
  text: string;
  rule?: string | null;
  reason?: string | null;
  args?: Record<string, unknown>;
}

/** There is no connection to the server, so nothing was asked for. */
export const CONNECTION_LOST: Refusing = { text: "", reason: "line-lost" };

/** What names can be taken from. */
export interface Known {
  names?: readonly string[]; // of the players, by seat
  board?: Pick<Board, "cities"> | null;
}

/** Cards of one colour, or of any one; some of them are locomotives. */
interface Price {
  count: number;
  colour: string;
  locos: number;
}

interface Missing extends Price {
  wild: boolean; // whether locomotives would do as well
}

/** How many cards of any kind replace one, how many that takes in all, and how many are held. */
type Exchange = Record<"swap" | "need" | "have", number>;

type Wording = (fact: never, known: Known) => string;

/** A refusal as a sentence. */
export function refusalSentence(refusal: Refusing, known: Known = {}): string {
  if (!refusal.reason) return t("refused-otherwise");
  try {
    const said = t(refusal.reason, worded(refusal.args ?? {}, known));
    if (said !== refusal.reason) return said;
  } catch {
    // A server that is newer than this page may send facts that it does not know.
  }
  return t("refused-otherwise");
}

/** The facts of a sentence, each in words. */
function worded(facts: Record<string, unknown>, known: Known): Args {
  const words: Args = {};
  for (const [name, fact] of Object.entries(facts)) {
    const wording = WORDINGS[name];
    words[name] = wording ? wording(fact as never, known) : plain(fact);
  }
  return words;
}

function plain(fact: unknown): string | number {
  return typeof fact === "number" ? fact : Array.isArray(fact) ? fact.join(", ") : String(fact);
}

const kind = (card: string) => t("card-name", { kind: card });

const WORDINGS: Record<string, Wording> = {
  route: (route: string, { board }) => between(route, board),
  offer: (tickets: string[], { board }) => tickets.map((ticket) => between(ticket, board)).join(", "),
  city: (city: string, { board }) => board?.cities.get(city)?.name ?? city,
  owner: (seat: number, { names }) => names?.[seat] ?? String(seat + 1),
  card: kind,
  last: kind,
  laid: kind,
  row: (cards: string[]) => cards.map(kind).join(", ") || t("cards-none"),
  hand: (cards: Record<string, number>) => listed(cards) || t("cards-none"),
  held: (cards: Record<string, number>) => listed(cards) || t("held-none"), // of those that count
  price: (price: Price) => {
    const { count, locos } = price;
    if (locos === count) return t("price-of", { cards: t("cards-of", { kind: "loco", count }), locos: 0 });
    return t("price-of", { cards: coloured(price), locos });
  },
  missing: (missing: Missing) => {
    const { count, locos, wild } = missing;
    const of = count && locos ? "both" : locos ? "locos" : wild ? "wild" : "colour";
    const wheels = t("cards-of", { kind: "loco", count: locos });
    return t("missing-of", { of, count, cards: coloured(missing), locos: wheels });
  },
  exchange: (exchange: Exchange | null) => {
    if (!exchange) return "";
    const { swap, need, have } = exchange;
    return t("exchange-of", { swap, need, have });
  },
};

function coloured({ count, colour }: Price): string {
  return colour === "grey" ? t("cards-alike", { count }) : t("cards-of", { kind: colour, count });
}

function listed(cards: Record<string, number>): string {
  return Object.entries(cards)
    .map(([card, count]) => t("cards-of", { kind: card, count }))
    .join(", ");
}

function between(name: string, board: Known["board"]): string {
  return board ? endsOf(board, name).join(" – ") : name;
}
