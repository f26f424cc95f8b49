// Whether a deal was what it was promised to be: one finding for each thing that this device can check by itself.

import { sha256 } from "./sha256";
import type { Deal } from "../protocol";
import type { Start } from "./start";
import type { Shown, ObservedDeal } from "./observed-deal";

/** What was found: kept, broken, or something to know that is neither. */
export interface Finding {
  is: "kept" | "broken" | "note";
  id: string; // of its sentence
  facts?: Record<string, string | number>;
}

/** What the server reveals when the game is over. */
export interface Revealed {
  seed: string;
  deal: Deal | null | undefined;
  names: readonly string[];
  promise: string; // the SHA-256 of the seed, as the server first published it
  isContinued: boolean; // whether it goes on from another game
}

/** The seed that a deal makes. */
export function seedOf({ secret, nonces, words }: Deal): string {
  const seats = nonces.map((nonce, seat) => `${nonce ?? "-"} ${words[seat] ?? ""}`);
  return sha256(["whistlestop seed 1", secret, ...seats].join("\n"));
}

const wordsOf = ({ secret, words }: Deal) => sha256(["whistlestop words 1", secret, ...words].join("\n"));
const found = (isKept: boolean, kept: string, broken: string): Finding =>
  isKept ? { is: "kept", id: kept } : { is: "broken", id: broken };

/** Every finding about a deal. */
export function findingsOf(
  observed: ObservedDeal,
  revealed: Revealed,
  start: Start,
  shown: readonly Shown[],
): Finding[] {
  const fingerprint = found(sha256(revealed.seed) === revealed.promise, "deal-kept", "deal-broken");
  if (revealed.isContinued && !observed.sealed) return [fingerprint, { is: "note", id: "replay-no-deal" }];
  return [
    ...secretFound(observed, revealed),
    ...numbersFound(observed, revealed),
    fingerprint,
    ...cardsFound(observed, start, shown),
  ];
}

function cardsFound({ begins }: ObservedDeal, start: Start, shown: readonly Shown[]): Finding[] {
  const areDealt = shown.every((one) => isDealt(one, start, begins));
  return shown.length ? [found(areDealt, "deal-cards-kept", "deal-cards-broken")] : [];
}

function secretFound({ secret }: ObservedDeal, { seed, deal }: Revealed): Finding[] {
  if (secret === undefined) return [];
  // Without nonces the seed is the secret and the words, with spaces between.
  const parts = seed.split(" ");
  const secrets = deal ? [deal.secret] : parts.map((_, i) => parts.slice(0, i + 1).join(" "));
  const isKept = secrets.some((text) => sha256(text) === secret);
  return [found(isKept, "deal-secret-kept", "deal-secret-broken")];
}

function ownFound({ nonce, seat, sealed, isAccepted }: ObservedDeal, { deal }: Revealed): Finding {
  if (nonce === undefined) return { is: "note", id: "deal-own-none" };
  const mixed = (seat !== undefined && deal?.nonces[seat]) || null;
  // It may have come too late, unless the server has said that it is there.
  if (mixed === null && !isAccepted) return { is: "note", id: "deal-own-late" };
  return found(mixed === nonce && sealed !== undefined, "deal-own-kept", "deal-own-broken");
}

function numbersFound(observed: ObservedDeal, revealed: Revealed): Finding[] {
  const { seed, deal, names } = revealed;
  const own = ownFound(observed, revealed);
  if (!deal) return [own];
  const withheld = names.filter((_, i) => deal.commitments[i] && !deal.nonces[i]);
  return [
    own,
    found(areFixed(deal, observed.sealed), "deal-others-kept", "deal-others-broken"),
    found(seedOf(deal) === seed, "deal-seed-kept", "deal-seed-broken"),
    ...withheld.map((who): Finding => ({ is: "note", id: "deal-withheld", facts: { who } })),
  ];
}

/** Whether every nonce fits its commitment, and nothing is otherwise than before this device revealed its own. */
function areFixed(deal: Deal, sealed: ObservedDeal["sealed"]): boolean {
  const fit = deal.nonces.every((nonce, i) => nonce === null || sha256(nonce) === deal.commitments[i]);
  if (!sealed) return fit;
  const areSame = sealed.commitments.every((commitment, i) => commitment === (deal.commitments[i] ?? null));
  return fit && areSame && sealed.commitments.length === deal.commitments.length && sealed.words === wordsOf(deal);
}

/** Whether a seed deals what was shown. */
function isDealt({ seat, row, first, hand, offer }: Shown, start: Start, begins?: number | null): boolean {
  const isOpen = same(row, start.row) && (begins === undefined || first === (begins ?? start.first));
  if (seat === null) return isOpen;
  return isOpen && same(sorted(hand), sorted(start.hands[seat])) && same(sorted(offer), sorted(start.offers[seat]));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sorted = (things: object | null | undefined) =>
  Object.entries(things ?? {})
    .map(entry)
    .sort();
const entry = ([name, value]: [string, unknown]) => (typeof value === "string" ? value : `${name} ${String(value)}`);
