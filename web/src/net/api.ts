// What is asked for by HTTP: laying, listing and joining tables.

import type { Chair, Join, NewTable, Setting, Tables, TableSeen, Trouble } from "../protocol";
import { LINE_LOST, type Refusing } from "../words/refusal";

/** A request that the server has refused. */
export class Refusal extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
}

/** What went wrong with a request, to be said in the chosen language. */
export function troubleOf(error: unknown): Refusing {
  return error instanceof Refusal ? error.trouble : LINE_LOST;
}

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  const options = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(path, options);
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(told as Trouble);
  return told as T;
}

export const layTable = (setting: Setting) => ask<NewTable>("/api/tables", setting);
export const listTables = () => ask<Tables>("/api/tables");
export const showTable = (table: string) => ask<TableSeen>(`/api/tables/${table}`);
export const sitDown = (table: string, join: Join) => ask<Chair>(`/api/tables/${table}/chairs`, join);
export const startGame = (table: string, host: string) => ask<TableSeen>(`/api/tables/${table}/start`, {}, host);
export const renewLink = (table: string, seat: number, host: string) =>
  ask<Chair>(`/api/tables/${table}/links`, { seat }, host);
export const playAgain = (table: string, token: string) => ask<NewTable>(`/api/tables/${table}/again`, {}, token);
