// The last tunnels, read from the log: what was paid for them, what was turned up, and what came of it.

import type { Card, Cards, LogLine } from "../protocol";

export interface DugTunnel {
  route: string;
  paid: Cards;
  turnedUp: Card[];
  at: number; // the number of the decision that turned the cards up
}

/** The last tunnel that a seat dug, if nothing but its end has happened to it since. */
export function lastTunnel(log: readonly LogLine[], seat: number | null): DugTunnel | null {
  const at = log.findLastIndex((line) => line.seat === seat && isTurning(line));
  const claim = log[at - 1]?.action ?? "";
  if (at < 1 || !claim.startsWith("claim ")) return null;
  const since = log.slice(at + 1).filter((line) => line.seat === seat);
  if (since.length) return null;
  const turnedUp = log[at]?.outcome["turned_up"] as Card[];
  return { route: claim.replace("claim ", ""), paid: cardsOf(log[at]?.action ?? ""), turnedUp, at };
}

/** A tunnel of somebody else, and how it ended: nothing more was due, it was paid for, given up, or is still open. */
export interface OtherTunnel extends DugTunnel {
  seat: number;
  end: "free" | "paid" | "withdrawn" | "open";
}

/** The last tunnel that somebody else dug. */
export function otherTunnel(log: readonly LogLine[], me: number | null): OtherTunnel | null {
  const at = log.findLastIndex((line) => line.seat !== me && isTurning(line));
  const line = log[at];
  const dug = line ? lastTunnel(log.slice(0, at + 1), line.seat) : null;
  if (!line || !dug) return null;
  const next = log[at + 1]?.seat === line.seat ? log[at + 1]?.action.split(" ")[0] : null;
  const isFree = !dug.turnedUp.some((kind) => asksMore(dug, kind));
  const end = isFree ? "free" : next === "pay" ? "paid" : next === "withdraw" ? "withdrawn" : "open";
  return { ...dug, seat: line.seat, end };
}

/** Whether a card that was turned up costs one more. */
export const asksMore = ({ paid }: Pick<DugTunnel, "paid">, kind: Card): boolean => kind === "loco" || !!paid[kind];

function isTurning(line: LogLine): boolean {
  const cards = line.outcome["turned_up"];
  return Array.isArray(cards) && cards.length > 0;
}

/** The cards of a payment such as `pay red 2 loco 1`. */
export function cardsOf(words: string): Cards {
  const [, ...parts] = words.split(" ");
  const cards: Cards = {};
  for (let i = 0; i + 1 < parts.length; i += 2) {
    if (parts[i] !== "sub") cards[parts[i] as Card] = Number(parts[i + 1]);
  }
  return cards;
}
