// Where the game of a replay comes from: a finished table, a record that was opened, or the file that the page is in.

import { makeReel, readRecord, showReel } from "../../net/api";
import { session } from "../../browser/storage";
import type { Reel, Replayed } from "../../protocol";

export interface Source {
  reel: Reel;
  game: Replayed; // how the server is asked for it
  record: () => Promise<string>;
  ground?: string; // the board's, when there is no server to fetch it from
}

const OPENED = "whistlestop.opened"; // the record that was opened last, so that it survives a reload

/** The game of a finished table. */
export async function fromTable(table: string): Promise<Source> {
  const reel = await showReel(table);
  return { reel, game: { table }, record: () => readRecord(table) };
}

/** The game of a record. */
export async function fromRecord(record: string): Promise<Source> {
  const reel = await makeReel({ record });
  session.setItem(OPENED, record);
  return { reel, game: { record }, record: () => Promise.resolve(record) };
}

/** The record that was opened last in this tab. */
export const openedBefore = (): string | null => session.getItem(OPENED);

/** The game that lies packed in this very page. */
export async function fromPage(): Promise<Source> {
  const text = document.getElementById("game")?.textContent ?? "";
  const packed = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
  const game = new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).json();
  const { reel, record, ground } = (await game) as { reel: Reel; record: string; ground: string };
  return { reel, game: { record }, record: () => Promise.resolve(record), ground };
}

/** The name that a file of this game gets. */
export function fileName(reel: Reel, ending: "txt" | "html"): string {
  const names = reel.names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, "")).filter(Boolean);
  return ["whistlestop", reel.edition, ...names].join("-").slice(0, 80) + `.${ending}`;
}
