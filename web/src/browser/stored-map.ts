// What this device remembers by a name, such as its seats by their tables: the newest of them, in the browser's storage.

import { local } from "./storage";

const MOST = 40;

export class StoredMap<T> {
  constructor(private readonly key: string) {}

  /** Everything that is kept, the oldest first. */
  all(): Record<string, T> {
    try {
      return JSON.parse(local.getItem(this.key) ?? "{}") as Record<string, T>;
    } catch {
      return {};
    }
  }

  keep(name: string, value: T): void {
    const others = Object.entries(this.all()).filter(([other]) => other !== name);
    this.write([...others, [name, value] as const].slice(-MOST));
  }

  forget(name: string): void {
    this.write(Object.entries(this.all()).filter(([other]) => other !== name));
  }

  private write(entries: readonly (readonly [string, T])[]): void {
    local.setItem(this.key, JSON.stringify(Object.fromEntries(entries)));
  }
}
