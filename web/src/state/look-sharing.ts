// What I look at on a phone beside a big screen: the screen shows it, while it is my turn.

import type { TableState } from "./table.svelte";

const PAUSE = 150; // milliseconds; of routes that are pressed in a hurry only the last is shown

export class LookSharing {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: { moves: number; route: string | null } | null = null; // what the screen was told

  constructor(private readonly table: Pick<TableState, "look" | "isAsked" | "game">) {}

  /** Show this route soon, or none any more; after a move the screen has forgotten it by itself. */
  show(route: string | null): void {
    clearTimeout(this.timer);
    const moves = this.table.game?.moves ?? 0;
    this.timer = setTimeout(() => this.send({ moves, route }), PAUSE);
  }

  private send(look: { moves: number; route: string | null }): void {
    const shown = this.last?.moves === look.moves ? this.last.route : null;
    if (!this.table.isAsked || this.table.game?.moves !== look.moves || shown === look.route) return;
    this.last = look;
    void this.table.look(look.route);
  }
}
