// What is drawn in pencil on the map: my plan, what is proposed, and what a repair would drop.

import type { Plan } from "../protocol";

export interface Ink {
  plan: string[]; // routes
  proposal: string[];
  dropped: string[];
}

/** The ink for a plan and a proposal, such as advice; without one, the repair of a broken plan is proposed. */
export function inkOf(
  planned: readonly string[],
  known: Plan | null,
  isMine: (route: string) => boolean,
  advised: readonly string[] = [],
): Ink {
  const broken = known?.broken.map(({ route }) => route) ?? [];
  const kept = known?.repair?.routes ?? planned;
  const open = planned.filter((route) => !isMine(route) && !broken.includes(route));
  const proposed = advised.length ? advised : (known?.repair?.routes ?? []);
  return {
    plan: open.filter((route) => kept.includes(route)),
    proposal: proposed.filter((route) => !isMine(route) && !open.includes(route)),
    dropped: open.filter((route) => !kept.includes(route)),
  };
}
