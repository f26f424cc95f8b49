// The address of a table is an invitation to sit down or to watch; the token of a seat is kept elsewhere.

import { afterEach, expect, test, vi } from "vitest";
import { address, forgetSeat, placeOf, rememberSeat, seatTokens, tokenAt } from "../src/state/address.svelte";

const TABLE = "abcdefghijkl";
const SEAT = "1.0.signature";
const INVITATION = "invitation.1.1.signature";

/** Come to an address as by a link, a bookmark or the button Back. */
function come(path: string, entry: unknown = null): void {
  history.replaceState(entry, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

afterEach(() => {
  vi.restoreAllMocks();
  address.go(null);
  forgetSeat(TABLE);
});

test("the token of a link is kept, and leaves the address at once", () => {
  come(`/t/${TABLE}?hand#${SEAT}`);
  expect(location.pathname + location.search + location.hash).toBe(`/t/${TABLE}?hand`);
  expect([address.table, address.token, seatTokens()[TABLE]]).toEqual([TABLE, SEAT, SEAT]);
});

test("a token typed behind an open table is taken in too", () => {
  come(`/t/${TABLE}`);
  expect(address.token).toBeNull();
  history.replaceState(null, "", `/t/${TABLE}#${SEAT}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect([location.hash, address.token]).toEqual(["", SEAT]);
});

test("going to a seat puts nothing into the address, and sitting down leaves no second entry to go back to", () => {
  come(`/t/${TABLE}`);
  const before = history.length;
  address.go(TABLE, SEAT);
  expect([location.pathname, location.hash, history.length]).toEqual([`/t/${TABLE}`, "", before]);
  expect(address.token).toBe(SEAT);
});

test("a browser that stores nothing still has the seat, for the visit and after a reload", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  come(`/t/${TABLE}#${SEAT}`);
  expect([location.hash, address.token, seatTokens()[TABLE]]).toEqual(["", SEAT, SEAT]);
  forgetSeat(TABLE);
  expect(tokenAt(TABLE, history.state as { token: string })).toBe(SEAT);
});

test("two windows of one browser have two seats, and a newer link of the same seat goes before an older one", () => {
  rememberSeat(TABLE, "1.2.newer");
  expect(tokenAt(TABLE, { token: "0.0.other" })).toBe("0.0.other");
  expect(tokenAt(TABLE, { token: "1.0.older" })).toBe("1.2.newer");
  expect(tokenAt(TABLE, null)).toBe("1.2.newer");
});

test("an invitation is no seat, and stays until it is claimed", () => {
  come(`/t/${TABLE}#${INVITATION}`);
  expect([address.invitation, address.token, location.hash]).toEqual([INVITATION, null, `#${INVITATION}`]);
  address.go(TABLE, "1.2.claimed");
  expect([address.invitation, address.token, location.hash]).toEqual([null, "1.2.claimed", ""]);
  come(`/t/${TABLE}#${INVITATION}`);
  expect([address.invitation, address.token, location.hash]).toEqual([null, "1.2.claimed", ""]);
});

test("an old link of the same seat does not hide an invitation", () => {
  rememberSeat(TABLE, SEAT);
  come(`/t/${TABLE}#${INVITATION}`);
  expect([address.invitation, address.token]).toEqual([INVITATION, SEAT]);
});

test("a moment of a replay is no token", () => {
  expect(placeOf(`/replay/${TABLE}`, "#12/1")).toMatchObject({ page: "replay", leaf: TABLE, token: null });
  come(`/replay/${TABLE}#12/1`);
  expect([location.hash, address.token]).toEqual(["#12/1", null]);
});
