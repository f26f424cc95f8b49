// What this device remembers by a name, such as its chairs by their tables: the newest of them, in the browser's storage.

const MOST = 40;

export class Kept<T> {
  private unkept: Record<string, T> | null = null; // for this visit, in a browser that lets nothing be kept

  constructor(private readonly key: string) {}

  /** Everything that is kept, the oldest first. */
  all(): Record<string, T> {
    if (this.unkept) return this.unkept;
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, T>;
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
    const all = Object.fromEntries(entries);
    try {
      localStorage.setItem(this.key, JSON.stringify(all));
      this.unkept = null;
    } catch {
      this.unkept = all;
    }
  }
}
