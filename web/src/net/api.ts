// What is asked for by HTTP: laying, listing and joining tables.

import type {
  Chair,
  Counted,
  Editions,
  FinalBoard,
  Join,
  Level,
  MyChair,
  NewTable,
  Setting,
  Tables,
  TableSeen,
  Trouble,
} from "../protocol";

/** A request that the server has refused. */
export class Refusal extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.text);
  }
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
export const listEditions = () => ask<Editions>("/api/editions");
export const myChair = (table: string, token: string) => ask<MyChair>(`/api/tables/${table}/chair`, undefined, token);
export const seatBot = (table: string, seat: number, level: Level, host: string) =>
  ask<TableSeen>(`/api/tables/${table}/bots`, { seat, level }, host);
export const renewLink = (table: string, seat: number, host: string) =>
  ask<Chair>(`/api/tables/${table}/links`, { seat }, host);
export const playAgain = (table: string, token: string) => ask<NewTable>(`/api/tables/${table}/again`, {}, token);
export const countScores = (board: FinalBoard) => ask<Counted>("/api/scores", board);
