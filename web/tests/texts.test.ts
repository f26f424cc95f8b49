// No component has a text of its own: every letter that is read comes from the files of the languages, by `t`.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const READ = ["alt", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"];
// Names, commands and words of the notation, which are the same in every language; so are the keys in a <kbd>.
const SAME = /^(Whistlestop:?|· Whistlestop|whistlestop verify|draw red)$/;
const LETTER = /\p{L}/u;

interface Node {
  type?: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

/** The texts in a piece of a component that are written out, and not asked for. */
function writtenIn(node: unknown, isRead = true): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => writtenIn(each, isRead));
  if (!node || typeof node !== "object") return [];
  const { type, name = "", data = "", ...rest } = node as Node;
  if (name === "kbd" || type === "Comment" || type === "ExpressionTag" || type === "StyleDirective") return [];
  if (type === "Text") return isRead && LETTER.test(data) && !SAME.test(data.trim()) ? [data.trim()] : [];
  return writtenIn(Object.values(rest), type === "Attribute" ? READ.includes(name) : isRead);
}

const textsOf = (source: string) => writtenIn(parse(source, { modern: true }).fragment);

test("no component has a text of its own", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".svelte"));
  const found = files.map((name) => [name, textsOf(readFileSync(join(SOURCE, name), "utf-8"))] as const);
  expect(files.length).toBeGreaterThan(100);
  expect(found.filter(([, texts]) => texts.length)).toEqual([]);
});

test("a text that is written out is found, wherever people can read it", () => {
  const component = `<script>const id = "quiet";</script>
    {#if id}<p class="quiet" title="Hover">{t("play")} now</p>{:else}<input placeholder="Name" />{/if}
    {#each [1] as i}<b aria-label="Turn {i}">{i} / 2</b>{/each}`;
  expect(textsOf(component)).toEqual(["Hover", "now", "Name", "Turn"]);
});
