// What the browser keeps; where it forbids that, as with cookies blocked, the page still works for as long as it is open.

class Stored {
  private readonly unkept: Record<string, string> = {};

  constructor(private readonly storage: () => Storage) {} // to ask for it may throw

  getItem(key: string): string | null {
    try {
      return this.unkept[key] ?? this.storage().getItem(key);
    } catch {
      return null;
    }
  }

  /** Whether anything is kept beyond this visit. */
  isLasting(): boolean {
    this.setItem("whistlestop.probe", "");
    return !("whistlestop.probe" in this.unkept);
  }

  setItem(key: string, value: string): void {
    try {
      this.storage().setItem(key, value);
      Reflect.deleteProperty(this.unkept, key);
    } catch {
      this.unkept[key] = value;
    }
  }
}

/** On this device. */
export const local = new Stored(() => localStorage);
/** In this tab. */
export const session = new Stored(() => sessionStorage);
