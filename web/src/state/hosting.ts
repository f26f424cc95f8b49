// The tables that were laid on this device, with the token that makes their host.

import { carryNonce, drawNonce, keepNonce } from "../deal/observed-deal";
import { address } from "./address.svelte";
import { startTable, playAgain } from "../net/api";
import { StoredMap } from "../browser/stored-map";
import { localSeats, rememberLocalSeats } from "./local-seats";
import { deviceRoles } from "./device-roles.svelte";
import { t } from "../words/words.svelte";
import { optionsOf, type TableChoice } from "./table-options";

const kept = new StoredMap<string>("whistlestop.hosts");

export const hostToken = (table: string): string | null => kept.all()[table] ?? null;
export const rememberHost = (table: string, token: string) => kept.keep(table, token);

/** Lay a table as it was chosen, sit down at it and go there. */
export async function sitAtNewTable(choice: TableChoice, name: string): Promise<void> {
  const options = optionsOf(choice, name || t("usual-name"));
  const own = options.chairs.find((chair) => chair.sits === "host");
  const drawn = drawNonce();
  if (own && drawn) own.nonce_sha256 = drawn.nonce_sha256;
  const laid = await startTable(options);
  if (own && drawn) keepNonce(laid.table, drawn.nonce);
  rememberHost(laid.table, laid.host);
  rememberLocalSeats(laid.table, laid.chairs);
  if (choice.isScreen) deviceRoles.take(laid.table, "screen");
  address.go(laid.table, laid.chairs.length === 1 ? laid.chairs[0]?.token : null); // else they take turns
}

/** Stay the host when the same people play again, whoever asked for it. */
export async function hostAgain(table: string): Promise<void> {
  const token = hostToken(table);
  if (!token) return;
  const laid = await playAgain(table, token);
  rememberHost(laid.table, laid.host);
}

/** Play again, all who share this device; the new table. */
export async function playAgainOnDevice(table: string): Promise<string> {
  await hostAgain(table);
  const laid = [];
  for (const chair of localSeats(table)) laid.push(await playAgain(table, chair.token));
  const chairs = laid.flatMap((each) => each.chairs);
  const id = laid[0]?.table ?? table;
  carryNonce(table, id);
  rememberLocalSeats(
    id,
    chairs.sort((a, b) => a.seat - b.seat),
  );
  return id;
}
