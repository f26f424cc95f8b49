// An entry of the log in the chosen language.

import { t } from "../words/words.svelte";
import type { LogEntry } from "../game/log-entries";

/** One line of the log in words. */
export function sentence(entry: LogEntry, names: readonly string[], seat: number | null): string {
  const line = happened(entry, names, seat);
  return entry.isByBot ? t("log-by-bot", { line }) : line;
}

function happened(entry: LogEntry, names: readonly string[], seat: number | null): string {
  const [who, me] = [names[entry.seat] ?? "", entry.seat === seat ? "yes" : "no"];
  const args: Record<string, string | number> = { who, me };
  for (const [name, value] of Object.entries(entry.args))
    args[name] = ["first", "second"].includes(name) ? drawn(value) : value;
  const { first, second } = entry.args;
  if (first && first === second) return t("log-drew-one", { who, me, first: t("two-cards", { kind: first }) });
  if (entry.cards) args["cards"] = payment(entry.cards);
  return t(entry.id, args);
}

function drawn(kind: string | number): string {
  return kind === "deck" ? t("from-deck") : t("a-card", { kind });
}

/** A payment such as `red 2 loco 1` in words. */
export function payment(cards: string): string {
  const parts = cards.split(" ");
  const said: string[] = [];
  for (let i = 0; i + 1 < parts.length; i += 2) {
    said.push(t("cards-of", { count: Number(parts[i + 1]), kind: parts[i] ?? "" }));
  }
  return said.join(", ");
}
