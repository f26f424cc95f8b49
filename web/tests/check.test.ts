// The check of a deal: the cards that a seed gives, and what a device finds when something was altered.

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { findingsOf, seedOf, type Revealed } from "../src/deal/check";
import { startOf, type Start } from "../src/deal/start";
import {
  carryNonce,
  drawNonce,
  keepNonce,
  nextCommitment,
  nonceToReveal,
  noteAccepted,
  noteStart,
  noteTable,
  observedDeal,
} from "../src/deal/observed-deal";
import { sha256 } from "../src/deal/sha256";
import { USUAL_RULES, type Deal, type TableSeen, type View } from "../src/protocol";
import { dealOf } from "../src/pages/replay/record";

interface Golden {
  edition: string;
  seats: number;
  seed: number | string;
  house: Record<string, number>;
  start: Start;
}

const read = (path: string) => readFileSync(`../${path}`, "utf-8");
const goldens = read("tests/golden/deals.jsonl")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Golden);

function boardOf(id: string) {
  const { tickets, rules } = JSON.parse(read(`src/whistlestop/boards/${id}/board.json`)) as {
    tickets: { a: string; b: string; points: number; deck?: string }[];
    rules: object;
  };
  const named = tickets.map((ticket) => ({ ...ticket, name: `${ticket.a}:${ticket.b}` }));
  const long = new Set(named.filter(({ deck }) => deck === "long").map(({ name }) => name));
  return {
    rules: { ...USUAL_RULES, ...rules },
    points: new Map(named.map(({ name, points }) => [name, points])),
    long,
  };
}

describe("a seed", () => {
  it.each(goldens)("deals on $edition for $seats by $seed what the engine deals", (golden) => {
    expect(startOf(boardOf(golden.edition), golden)).toEqual(golden.start);
  });
});

const nonces = ["a".repeat(32), "b".repeat(32), null];
const deal: Deal = {
  secret: "5".repeat(64),
  commitments: [sha256(nonces[0] as string), sha256(nonces[1] as string), null],
  nonces,
  words: ["tram", "電車", ""],
};
const words = sha256(["whistlestop words 1", deal.secret, ...deal.words].join("\n"));
const seed = seedOf(deal);
const start = startOf(boardOf("europe"), { seed, seats: 3, house: {} });
const revealed: Revealed = {
  seed,
  deal,
  names: ["Ada", "Ben", "Cem"],
  promise: sha256(seed),
  isContinued: false,
};
const view = {
  phase: "first_tickets",
  viewer: 0,
  row: start.row,
  first: start.first,
  hand: start.hands[0],
  offer: [...(start.offers[0] ?? [])].reverse(),
} as View;
const table = {
  id: "table",
  state: "waiting",
  secret_sha256: sha256(deal.secret),
  words_sha256: words,
  chairs: revealed.names.map((name, seat) => ({ name, nonce_sha256: deal.commitments[seat] ?? null })),
} as TableSeen;

const brokenIn = (changed: Partial<Revealed> = {}, observed = observedDeal("table")) =>
  findingsOf(observed, { ...revealed, ...changed }, start, observed.shown ?? [])
    .filter(({ is }) => is === "broken")
    .map(({ id }) => id);
const idsIn = (changed: Partial<Revealed> = {}, observed = observedDeal("table")) =>
  findingsOf(observed, { ...revealed, ...changed }, start, observed.shown ?? []).map(({ id }) => id);

describe("a device that took part", () => {
  beforeEach(() => {
    localStorage.clear();
    keepNonce("table", nonces[0] as string);
    noteTable(table);
    expect(nonceToReveal(table)).toBe(nonces[0]);
    expect(nonceToReveal({ ...table, words_sha256: "another" })).toBeNull(); // it is revealed for one set of commitments
    expect(nonceToReveal(table)).toBe(nonces[0]); // and again only if it may have been lost on its way
    noteAccepted("table");
    noteStart("table", view);
  });

  it("finds that everything was kept", () => {
    expect(idsIn()).toEqual([
      "deal-secret-kept",
      "deal-own-kept",
      "deal-others-kept",
      "deal-seed-kept",
      "deal-kept",
      "deal-cards-kept",
    ]);
  });

  it("finds another secret, even if the seed was made to fit it", () => {
    const other = { ...deal, secret: "6".repeat(64) };
    const promise = sha256(seedOf(other));
    expect(brokenIn({ deal: other })).toEqual(["deal-secret-broken", "deal-others-broken", "deal-seed-broken"]);
    expect(brokenIn({ deal: other, seed: seedOf(other), promise })).toContain("deal-secret-broken");
  });

  it("finds its own number changed or left out", () => {
    for (const own of ["c".repeat(32), null])
      expect(brokenIn({ deal: { ...deal, nonces: [own, ...nonces.slice(1)] } })).toContain("deal-own-broken");
    expect(brokenIn({ deal: null, seed: deal.secret, promise: sha256(deal.secret) })).toEqual(["deal-own-broken"]);
    expect(brokenIn({ isContinued: true, deal: null })).toContain("deal-own-broken");
  });

  it("finds a number or a word of somebody else that was chosen afterwards", () => {
    const late = "d".repeat(32);
    const commitments = [deal.commitments[0] ?? null, sha256(late), null];
    const chosen = { ...deal, nonces: [nonces[0] ?? null, late, null], commitments };
    const promise = sha256(seedOf(chosen));
    expect(brokenIn({ deal: chosen, seed: seedOf(chosen), promise })).toEqual(["deal-others-broken"]);
    expect(brokenIn({ deal: { ...deal, nonces: [nonces[0] ?? null, late, null] } })).toContain("deal-others-broken");
    expect(brokenIn({ deal: { ...deal, words: ["tram", "bus", ""] } })).toContain("deal-others-broken");
  });

  it("finds another seed, and other cards", () => {
    expect(brokenIn({ seed: sha256("another") })).toEqual(["deal-seed-broken", "deal-broken"]);
    const [shown] = observedDeal("table").shown ?? [];
    if (!shown) throw new Error("nothing was shown");
    for (const other of [{ hand: { loco: 4 } }, { row: [...shown.row].reverse() }, { offer: ["a:b"] }, { first: 9 }])
      expect(brokenIn({}, { ...observedDeal("table"), shown: [{ ...shown, ...other }] })).toEqual([
        "deal-cards-broken",
      ]);
  });

  it("says whose number did not come, which is nobody's fault", () => {
    const deal2 = { ...deal, nonces: [nonces[0] ?? null, null, null] };
    const changed = { deal: deal2, seed: seedOf(deal2), promise: sha256(seedOf(deal2)) };
    expect(brokenIn(changed, { ...observedDeal("table"), shown: [] })).toEqual([]);
    expect(idsIn(changed)).toContain("deal-withheld");
  });

  it("keeps what it saw first", () => {
    noteTable({ ...table, secret_sha256: "another" });
    noteStart("table", { ...view, hand: { loco: 4 } });
    expect(brokenIn()).toEqual([]);
  });
});

describe("a device that did not take part", () => {
  beforeEach(() => localStorage.clear());

  it("reveals its number neither early nor without a commitment of its own", () => {
    keepNonce("table", nonces[0] as string);
    const free = table.chairs.map((player, seat) => (seat === 1 ? { ...player, name: null } : player));
    for (const early of [{ chairs: free }, { state: "playing" as const }, { words_sha256: null }])
      expect(nonceToReveal({ ...table, ...early })).toBeNull();
    expect(nonceToReveal({ ...table, chairs: table.chairs.map(({ name }) => ({ name })) })).toBeNull();
    expect(idsIn({ deal: null })).toContain("deal-own-late");
  });

  it("says so, and checks the rest", () => {
    expect(idsIn()).toEqual(["deal-own-none", "deal-others-kept", "deal-seed-kept", "deal-kept"]);
    noteTable(table);
    const plain = `${deal.secret} tram zug`;
    expect(idsIn({ deal: null, seed: plain, promise: sha256(plain) })).toEqual([
      "deal-secret-kept",
      "deal-own-none",
      "deal-kept",
    ]);
    expect(idsIn({ isContinued: true })).toEqual(["deal-kept", "replay-no-deal"]);
  });

  it("draws 128 bits, and commits to them", () => {
    const [one, other] = [drawNonce(), drawNonce()];
    expect(one?.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(one?.nonce).not.toBe(other?.nonce);
    expect(one?.nonce_sha256).toBe(sha256(one?.nonce ?? ""));
  });

  it("takes one number along to the rematch", () => {
    const sent = nextCommitment("table", 2);
    expect(nextCommitment("table", 2)).toEqual(sent); // after a reload
    expect(nextCommitment("table", 1)).toBeNull();
    carryNonce("table", "rematch");
    expect(sent).toEqual({ nonce_sha256: sha256(observedDeal("rematch").nonce ?? ""), seat: 2 });
    expect(nextCommitment("watched", null)).toBeNull();
    expect(observedDeal("watched")).toEqual({});
  });

  it("reads from a record what the seed was made of", () => {
    expect(dealOf(`whistlestop record 1\r\nseed 1\r\ndeal ${JSON.stringify(deal)}\r\n\r\n0 draw deck\r\n`)).toEqual(
      deal,
    );
    expect(dealOf("whistlestop record 1\nseed 1\n\ndeal {}\n")).toBeNull();
  });
});
