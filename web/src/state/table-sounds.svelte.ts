// What is heard at a table: what happens, as it happens, and that it is my turn.

import type { Board } from "../game/boards";
import { newLines } from "../game/new-lines";
import { soundsOf } from "../game/sounds-of";
import type { LogLine, View } from "../protocol";
import { sound } from "./sound.svelte";
import type { TableState } from "./table.svelte";

/** Let a table be heard for as long as its component is there. */
export function hearTable(table: () => TableState, board: () => Board): void {
  let log: readonly LogLine[] | null = null;
  let view: View | null = null;
  const isAsked = $derived(table().isAsked);

  $effect(() => {
    const [lines, now] = [newLines(log, table().log), table().view];
    if (now && lines.length) for (const { name, count } of soundsOf(lines, view, now, board())) sound.play(name, count);
    [log, view] = [table().log, now];
  });
  $effect(() => {
    if (isAsked) sound.play("turn");
  });
}
