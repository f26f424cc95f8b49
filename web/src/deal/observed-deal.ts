// What this device knows of a deal from its own eyes: its nonce, what was fixed before the nonce was revealed, and the
// cards that it was shown first. Nothing that a server says later can change it.

import { sha256 } from "./sha256";
import { StoredMap } from "../browser/stored-map";
import { local } from "../browser/storage";
import type { Card, Cards, TableSeen, View } from "../protocol";

/** What was fixed before this device revealed its nonce. */
export interface Sealed {
  commitments: (string | null)[];
  words: string; // their SHA-256
}

/** The first cards, as somebody at this device was shown them. */
export interface Shown {
  seat: number | null;
  row: (Card | null)[];
  first: number;
  hand: Cards | null;
  offer: string[] | null;
}

export interface ObservedDeal {
  secret?: string; // its SHA-256, as it was published first
  begins?: number | null; // the seat that the host has named to begin
  nonce?: string;
  seat?: number; // whose commitment the nonce is, once that is fixed
  sealed?: Sealed;
  next?: { seat: number; nonce: string }; // for the rematch
  isAccepted?: boolean; // whether the server has said that it has the nonce
  shown?: Shown[];
}

const kept = new StoredMap<ObservedDeal>("whistlestop.deals");

/** What this device knows of the deal at a table. */
export const observedDeal = (table: string): ObservedDeal => kept.all()[table] ?? {};

const add = (table: string, more: ObservedDeal) => kept.keep(table, { ...observedDeal(table), ...more });

/** A nonce of 128 random bits with its commitment, for somebody about to sit down; null if it could not be kept. */
export function drawNonce(): { nonce: string; nonce_sha256: string } | null {
  if (!local.isLasting()) return null;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { nonce, nonce_sha256: sha256(nonce) };
}

/** Keep a nonce for a table until the end of the game. */
export const keepNonce = (table: string, nonce: string) => add(table, { nonce });

/** The commitment of a seat of this device for the rematch; null if there is none to send. */
export function nextCommitment(table: string, seat: number | null): { nonce_sha256: string; seat: number } | null {
  const { next, seat: before } = observedDeal(table);
  const own = seat ?? before;
  const nonce = next?.nonce ?? drawNonce()?.nonce;
  if (own === undefined || nonce === undefined || (next && next.seat !== own)) return null;
  add(table, { next: { seat: own, nonce } });
  return { nonce_sha256: sha256(nonce), seat: own };
}

/** Take the nonce for the rematch along to its table. */
export function carryNonce(from: string, to: string): void {
  const { next } = observedDeal(from);
  if (next && observedDeal(to).nonce === undefined) keepNonce(to, next.nonce);
}

/** Note what is published when a table is seen for the first time. */
export function noteTable(seen: TableSeen): void {
  if (observedDeal(seen.id).secret === undefined)
    add(seen.id, { secret: seen.secret_sha256, begins: seen.first ?? null });
}

/** The nonce to reveal now, once all that it is mixed with is fixed and kept here; null if there is none. */
export function nonceToReveal(seen: TableSeen): string | null {
  const { nonce, sealed, isAccepted } = observedDeal(seen.id);
  const isFull = seen.state === "waiting" && seen.chairs.every(({ name }) => name !== null);
  if (!isFull || isAccepted || nonce === undefined || !seen.words_sha256) return null;
  const commitment = sha256(nonce);
  const seat = seen.chairs.findIndex(({ nonce_sha256 }) => nonce_sha256 === commitment);
  if (seat < 0) return null;
  const now = { commitments: seen.chairs.map(({ nonce_sha256 }) => nonce_sha256 ?? null), words: seen.words_sha256 };
  // A nonce is revealed for one set of commitments only: the server could fit another set to it.
  if (sealed && JSON.stringify(sealed) !== JSON.stringify(now)) return null;
  add(seen.id, { sealed: now, seat });
  return nonce;
}

/** Note that the server has the nonce: from now on it may not be missing. */
export const noteAccepted = (table: string) => add(table, { isAccepted: true });

/** Note the first cards, as they are shown before anybody has kept tickets. */
export function noteStart(table: string, view: View): void {
  const { shown = [] } = observedDeal(table);
  if (view.phase !== "first_tickets" || shown.some(({ seat }) => seat === view.viewer)) return;
  const { viewer: seat, row, first, hand, offer } = view;
  if (seat === null || offer?.length) add(table, { shown: [...shown, { seat, row, first, hand, offer }] });
}
