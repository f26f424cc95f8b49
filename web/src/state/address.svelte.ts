// Where the browser is: at home, at a table, or on a page of its own such as the rules. A link to a seat has its token
// behind the #, where no server logs it; once opened, the token is kept on this device and leaves the address.

import type { TableSeen } from "../protocol";
import { deviceRoles } from "./device-roles.svelte";
import { StoredMap } from "../browser/stored-map";
import { isClaimed, isInvitation, seatOf } from "../net/tokens";

export interface Place {
  page: string | null;
  leaf: string | null; // what of the page, such as a rule
  table: string | null;
  token: string | null; // of a seat, or of the host
  invitation: string | null; // to a seat whose link was replaced
}

interface Entry {
  token?: string; // of a seat: it belongs to this entry of the history, as two windows may have two seats
}

const HAND = "?hand";
const kept = new StoredMap<string>("whistlestop.chairs");

/** Read an address. */
export function placeOf(path: string, hash: string): Place {
  const table = /^\/t\/([\w-]{10,40})$/.exec(path)?.[1] ?? null;
  const [, page = null, leaf = null] = (!table && /^\/([a-z]+)(?:\/([\w-]+))?$/.exec(path)) || [];
  const secret = (table && hash.slice(1)) || null;
  const isInvited = secret !== null && isInvitation(secret);
  return { page, leaf, table, token: isInvited ? null : secret, invitation: isInvited ? secret : null };
}

/** The tokens of the seats that this browser holds, by their tables, the oldest first. */
export const seatTokens = () => kept.all();
/** Remember a seat on this device. */
export const rememberSeat = (table: string, token: string) => kept.keep(table, token);
/** The token of a table at this entry of the history: the newest of its seat. */
export function tokenAt(table: string, entry: Entry | null): string | null {
  const [kept, carried] = [seatTokens()[table], entry?.token];
  return (carried && (!kept || seatOf(carried) !== seatOf(kept)) ? carried : kept) ?? null;
}
/** Forget a seat that is no longer ours. */
export const forgetSeat = (table: string) => kept.forget(table);

const OF_THIS_DEVICE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where others find this server: at our address, unless that is one which means “this device” everywhere. */
export function originFor(lan: string | null | undefined, { hostname, origin }: Location = location): string {
  return lan && OF_THIS_DEVICE.test(hostname) ? lan : origin;
}

/** Whether a link works only on this device, because its address in the network is not known. */
export function isLost(link: string): boolean {
  return OF_THIS_DEVICE.test((link.split("/")[2] ?? "").replace(/:\d+$/, ""));
}

type Reached = Pick<TableSeen, "id" | "lan">;

/** The link by which friends come to a table; beside a big screen it opens the phone's page with only the cards. */
export function tableLink({ id, lan }: Reached, isHand = false): string {
  return `${originFor(lan)}/t/${id}${isHand ? HAND : ""}`;
}

/** The link that opens a seat on any device. */
export function seatLink(table: Reached, token: string, isHand = false): string {
  return `${tableLink(table, isHand)}#${token}`;
}

class Address {
  isHome = $state(true);
  page = $state<string | null>(null);
  leaf = $state<string | null>(null);
  table = $state<string | null>(null);
  token = $state<string | null>(null);
  invitation = $state<string | null>(null);

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** Go to a table, or home; the token of a seat there is kept on this device, and not in the address. */
  go(table: string | null, token: string | null = null): void {
    if (table && token) rememberSeat(table, token);
    this.turnTo(table ? `/t/${table}` : "/", token ? { token } : null);
  }

  /** Go to any address of ours; one that is open already is replaced in the history, but an unclaimed invitation is not. */
  turnTo(path: string, entry: Entry | null = null): void {
    const isOpen = path === location.pathname && (entry !== null || this.invitation === null);
    if (isOpen) history.replaceState(entry, "", path);
    else history.pushState(entry, "", path);
    this.read();
  }

  private read(): void {
    const place = placeOf(location.pathname, location.hash);
    if (place.table && location.search === HAND) deviceRoles.take(place.table, "hand");
    if (place.table && place.token) {
      rememberSeat(place.table, place.token);
      this.hideSecret({ token: place.token });
    }
    this.token = place.table ? tokenAt(place.table, history.state as Entry | null) : null;
    const isOld = place.invitation !== null && isClaimed(place.invitation, this.token);
    if (isOld) this.hideSecret(history.state as Entry | null);
    this.invitation = isOld ? null : place.invitation;
    this.isHome = location.pathname === "/";
    this.table = place.table;
    this.page = place.page;
    this.leaf = place.leaf;
  }

  /** Take what stands behind the # out of the address, so that it can be shared. */
  private hideSecret(entry: Entry | null): void {
    history.replaceState(entry, "", location.pathname + location.search);
  }
}

export const address = new Address();

/** Whether a link is pressed for what it says, and not for a new tab or a download. */
export function isPlainPress(event: MouseEvent): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** Follow a link to a page of ours without loading everything again. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  address.turnTo(event.currentTarget.pathname);
}
