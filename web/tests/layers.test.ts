import { describe, expect, test } from "vitest";
import { lint } from "./lint";

/** What the layers have against an import, if a file of the page had it. */
async function objections(file: string, code: string): Promise<string[]> {
  return (await lint("page/layers", file, code)).map(({ message }) => message);
}

const script = (code: string) => `<script lang="ts">\n${code}\n</script>\n`;

describe("imports point down", () => {
  test.each([
    ["a lower layer", "table/Playing.svelte", script('import Board from "../board/Board.svelte";')],
    ["a folder within a higher one", "table/Playing.svelte", script('import Tray from "./turn/Tray.svelte";')],
    ["the same folder", "board/arrows.ts", 'import { near } from "./windows";'],
    ["the protocol", "state/table.svelte.ts", 'import type { View } from "../protocol";'],
    ["a package", "words/words.svelte.ts", 'import { FluentBundle } from "@fluent/bundle";'],
    [
      "the game's own data",
      "rulebook/rulebook.ts",
      'import shown from "../../../src/whistlestop/rulebook/shown.json";',
    ],
  ])("to %s", async (_, file, code) => {
    expect(await objections(file, code)).toEqual([]);
  });

  test.each([
    ["a higher layer", "state/table.svelte.ts", 'import { t } from "../board/Board.svelte";', "'state'", "'board'"],
    ["a component", "look/Icon.svelte", script('import Menu from "../menu/Menu.svelte";'), "'look'", "'menu'"],
    [
      "the folder around it",
      "table/turn/Tray.svelte",
      script('import "../Playing.svelte";'),
      "'table/turn'",
      "'table'",
    ],
    ["a neighbour", "pages/home/Home.svelte", script('import "../rules/cut";'), "'pages/home'", "'pages/rules'"],
    ["types", "protocol.ts", 'import type { Board } from "./game/boards";', "'protocol'", "'game'"],
    ["what is fetched later", "net/api.ts", 'void import("../state/hosting");', "'net'", "'state'"],
    ["a re-export", "words/volumes.ts", 'export { endsOf } from "../game/boards";', "'words'", "'game'"],
    ["a re-export of everything", "words/volumes.ts", 'export * from "../game/boards";', "'words'", "'game'"],
  ])("and not to %s", async (_, file, code, from, to) => {
    expect(await objections(file, code)).toEqual([
      `${from} may not import from ${to}: only from lower layers (web/layers.js)`,
    ]);
  });

  test("a new folder is given its layer first", async () => {
    expect(await objections("attic/chest.ts", "export {};")).toEqual([
      "'attic' is in none of the layers of web/layers.js",
    ]);
  });
});
