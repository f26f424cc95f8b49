// What this device is at a table in the same room: a big screen that shows the board, or a phone that is a hand.

import { StoredMap } from "../browser/stored-map";

type DeviceRole = "screen" | "hand";
const kept = new StoredMap<DeviceRole>("whistlestop.parts");

class DeviceRoles {
  private all = $state.raw(kept.all());

  of(table: string): DeviceRole | null {
    return this.all[table] ?? null;
  }

  /** Take a part at a table, or none. */
  take(table: string, part: DeviceRole | null): void {
    if (part) kept.keep(table, part);
    else kept.forget(table);
    this.all = kept.all();
  }
}

export const deviceRoles = new DeviceRoles();
