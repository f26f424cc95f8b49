// The tables that were laid on this device, with the token that makes their host.

import { Kept } from "../net/kept";
import { playAgain } from "../net/api";

const kept = new Kept<string>("whistlestop.hosts");

export const hostToken = (table: string): string | null => kept.all()[table] ?? null;
export const rememberHost = (table: string, token: string) => kept.keep(table, token);

/** Stay the host when the same people play again, whoever asked for it. */
export async function hostAgain(table: string): Promise<void> {
  const token = hostToken(table);
  if (!token) return;
  const laid = await playAgain(table, token);
  rememberHost(laid.table, laid.host);
}
