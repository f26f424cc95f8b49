// The tables that were started on this device, with their host's token.

import { carryNonce, drawNonce, keepNonce } from "../deal/observed-deal";
import { address } from "./address.svelte";
import { startTable, playAgain } from "../net/api";
import { StoredMap } from "../browser/stored-map";
import { localSeats, rememberLocalSeats } from "./local-seats";
import { deviceRoles } from "./device-roles.svelte";
import { t } from "../words/words.svelte";
import { optionsOf, type TableChoice, type Way } from "./table-options";

const kept = new StoredMap<string>("whistlestop.hosts");

export const hostToken = (table: string): string | null => kept.all()[table] ?? null;
export const rememberHost = (table: string, token: string) => kept.keep(table, token);

/** Start a table with the chosen options, sit down at it and go there; among friends nobody sits without a name. */
export async function sitAtNewTable(choice: TableChoice, name: string, way: Way = "play"): Promise<void> {
  const options = optionsOf(choice, name || (way === "play" ? t("guest-name") : ""), way);
  const own = options.chairs.find(({ sits }) => sits === "host");
  const drawn = drawNonce();
  if (own && drawn) own.nonce_sha256 = drawn.nonce_sha256;
  const created = await startTable(options);
  if (own && drawn) keepNonce(created.table, drawn.nonce);
  rememberHost(created.table, created.host);
  rememberLocalSeats(created.table, created.chairs);
  if (way === "screen") deviceRoles.take(created.table, "screen");
  address.go(created.table, created.chairs.length === 1 ? created.chairs[0]?.token : null); // else they take turns
}

/** Stay the host when the same people play again, no matter who asked for it. */
export async function hostAgain(table: string): Promise<void> {
  const token = hostToken(table);
  if (!token) return;
  const created = await playAgain(table, token);
  rememberHost(created.table, created.host);
}

/** Play again, with everybody who shares this device; the id of the new table. */
export async function playAgainOnDevice(table: string): Promise<string> {
  await hostAgain(table);
  const created = [];
  for (const { token } of localSeats(table)) created.push(await playAgain(table, token));
  const seats = created.flatMap(({ chairs }) => chairs);
  const id = created[0]?.table ?? table;
  carryNonce(table, id);
  rememberLocalSeats(
    id,
    seats.sort((a, b) => a.seat - b.seat),
  );
  return id;
}
