// Asking a level what it would do: whom to ask, and what it has answered.

import { local } from "../browser/storage";
import type { Advice, Adviser } from "../protocol";
import type { TableState } from "./table.svelte";

export const ADVISERS: readonly Adviser[] = ["casual", "regular", "strong"];
const ASKED = "whistlestop.adviser";

export class AdviceRequest {
  level = $state<Adviser>(lastAsked());
  isOpen = $state(false);
  answer = $state.raw<Advice | null>(null);

  constructor(private readonly table: TableState) {}

  /** Whether there is something to ask about. */
  get isOffered(): boolean {
    return !!this.table.table?.advice && this.table.isAsked;
  }

  /** The routes that the advice is about, while it is read. */
  get routes(): string[] {
    const { route = null, plan = [] } = this.isOpen && this.isOffered ? (this.answer?.reason ?? {}) : {};
    return route && !plan.includes(route) ? [route, ...plan] : plan;
  }

  async ask(level = this.level): Promise<void> {
    this.level = level;
    local.setItem(ASKED, level);
    this.isOpen = true;
    this.answer = null;
    const answer = await this.table.advise(level);
    if (answer?.moves === this.table.game?.moves) this.answer = answer;
    if (!answer) this.close();
  }

  close(): void {
    this.isOpen = false;
    this.answer = null;
  }
}

function lastAsked(): Adviser {
  const kept = local.getItem(ASKED);
  return ADVISERS.find((level) => level === kept) ?? "regular";
}
