// Where the browser is: at home, or at a table; the token of a chair stands behind the # and never reaches a server's log.

import { Kept } from "./kept";

export interface Place {
  table: string | null;
  token: string | null;
}

const kept = new Kept<string>("whistlestop.chairs");

/** Read an address. */
export function placeOf(path: string, hash: string): Place {
  const found = /^\/t\/([\w-]{10,40})$/.exec(path);
  return { table: found?.[1] ?? null, token: hash.length > 1 ? hash.slice(1) : null };
}

/** The tokens of the chairs that this browser holds, by their tables, the oldest first. */
export const chairs = () => kept.all();
/** Remember a chair on this device. */
export const rememberChair = (table: string, token: string) => kept.keep(table, token);
/** Forget a chair that is no longer ours. */
export const forgetChair = (table: string) => kept.forget(table);

/** The link by which friends come to a table. */
export function tableLink(table: string): string {
  return `${location.origin}/t/${table}`;
}

/** The link that is a chair on any device. */
export function chairLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}

class Address {
  table = $state<string | null>(null);
  token = $state<string | null>(null);

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** Go to a table, or home. */
  go(table: string | null, token: string | null = null): void {
    history.pushState(null, "", table ? `/t/${table}${token ? `#${token}` : ""}` : "/");
    this.read();
  }

  private read(): void {
    const place = placeOf(location.pathname, location.hash);
    if (place.table && place.token) rememberChair(place.table, place.token);
    this.token = place.token ?? (place.table ? (chairs()[place.table] ?? null) : null);
    this.table = place.table;
  }
}

export const address = new Address();
