import { expect, test } from "vitest";
import { lint } from "./lint";

/** The lines of a style in which a component styles what is not its own. */
async function foreign(css: string): Promise<number[]> {
  const component = `<p>Hello</p>\n<style>\n${css}\n</style>\n`;
  return (await lint("page/own-styles", "look/Swatch.svelte", component)).map(({ line }) => line - 2);
}

test("a component may not style another's insides", async () => {
  expect(await foreign("p :global(.card) { margin: 0; }")).toEqual([1]);
  expect(await foreign("p { margin: 0; }\n:global(.hand) p,\np:has(:global(button)) { margin: 0; }")).toEqual([2, 3]);
});

test("what no component owns is styled where a comment says so", async () => {
  const declared = "/* global: halo() marks anything */\np :global([data-halo]) { margin: 0; }";
  expect(await foreign(declared)).toEqual([]);
  expect(await foreign(`${declared}\np :global(.card) { margin: 0; }`)).toEqual([3]);
});

test("a comment without a reason, or one that only names it, is none", async () => {
  expect(await foreign("/* global: */\np :global(.card) { margin: 0; }")).toEqual([2]);
  expect(await foreign("/* no :global here */\np { margin: 0; }")).toEqual([]);
});
