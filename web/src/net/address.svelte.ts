// Where the browser is: at home, or at a table; the token of a chair stands behind the # and never reaches a server's log.

export interface Place {
  table: string | null;
  token: string | null;
}

const CHAIRS = "whistlestop.chairs";

/** Read an address. */
export function placeOf(path: string, hash: string): Place {
  const found = /^\/t\/([\w-]{10,40})$/.exec(path);
  return { table: found?.[1] ?? null, token: hash.length > 1 ? hash.slice(1) : null };
}

/** The chairs that this browser holds, by their tables. */
export function chairs(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(CHAIRS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Remember a chair on this device. */
export function rememberChair(table: string, token: string): void {
  localStorage.setItem(CHAIRS, JSON.stringify({ ...chairs(), [table]: token }));
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
