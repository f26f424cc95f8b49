// Requests by HTTP: starting, listing and joining tables, replays, lessons and scores.

import type {
  Chair,
  Claim,
  CodedTable,
  Continue,
  Counted,
  Editions,
  FinalBoard,
  Invitation,
  Join,
  LessonReel,
  Lessons,
  Level,
  MyChair,
  NewTable,
  Reel,
  Replayed,
  ReviewProgress,
  Start,
  TableOptions,
  TableBoard,
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

async function answerTo(path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  const options = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(path, options);
  if (!answer.ok) throw new Refusal((await answer.json()) as Trouble);
  return answer;
}

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await answerTo(path, body, token)).json()) as T;
}

const read = async (path: string, body?: unknown) => (await answerTo(path, body)).text();

export const startTable = (options: TableOptions) => ask<NewTable>("/api/tables", options);
export const listTables = () => ask<Tables>("/api/tables");
export const showTable = (table: string) => ask<TableSeen>(`/api/tables/${table}`);
export const showBoard = (table: string) => ask<TableBoard>(`/api/tables/${table}/board`);
export const findTable = (code: string) => ask<CodedTable>(`/api/codes/${encodeURIComponent(code)}`);
export const sitDown = (table: string, join: Join) => ask<Chair>(`/api/tables/${table}/chairs`, join);
export const startGame = (table: string, start: Start, host: string) =>
  ask<TableSeen>(`/api/tables/${table}/start`, start, host);
export const listLessons = () => ask<Lessons>("/api/lessons");
export const showLesson = (name: string) => ask<LessonReel>(`/api/lessons/${name}`);
export const listEditions = () => ask<Editions>("/api/editions");
export const mySeat = (table: string, token: string) => ask<MyChair>(`/api/tables/${table}/chair`, undefined, token);
export const seatBot = (table: string, seat: number, level: Level, host: string) =>
  ask<TableSeen>(`/api/tables/${table}/bots`, { seat, level }, host);
export const renewLink = (table: string, seat: number, host: string) =>
  ask<Invitation>(`/api/tables/${table}/links`, { seat }, host);
export const claimSeat = (table: string, claim: Claim) => ask<Chair>(`/api/tables/${table}/claims`, claim);
export const playAgain = (table: string, token: string) => ask<NewTable>(`/api/tables/${table}/again`, {}, token);
export const makeReel = (game: Replayed) => ask<Reel>("/api/reel", game);
export const showReel = (table: string) => ask<Reel>(`/api/tables/${table}/reel`);
export const readRecord = (table: string) => read(`/api/tables/${table}/record`);
export const savePage = (game: Replayed) => read("/api/reel/page", game);
export const continueGame = (from: Continue) => ask<NewTable>("/api/continued", from);
export const review = (table: string) => ask<ReviewProgress>(`/api/tables/${table}/review`);
export const countScores = (board: FinalBoard) => ask<Counted>("/api/scores", board);
