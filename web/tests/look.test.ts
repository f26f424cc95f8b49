// The look that all pages share has no rule that nothing uses; those of a component are checked by Svelte itself.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = `${import.meta.dirname}/../src`;
const MARKUP = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(".svelte"))
  .map((name) => readFileSync(`${SOURCE}/${name}`, "utf-8").split("<style>")[0])
  .join("\n");
const SHARED = ["look", "buttons"];
const PUT_TOGETHER = /^(pl-|(hand|column|sheet|cards)$)/; // such as pl-{playerOf(seat)}, and places

test("every class of the shared look is used", () => {
  const read = (name: string) => readFileSync(`${SOURCE}/look/${name}.css`, "utf-8");
  const look = SHARED.map(read)
    .join("\n")
    .replace(/\/\*.*?\*\/|\{[^{}]*\}/gs, "{}");
  const classes = new Set([...look.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ""));
  const isUsed = (name: string) => new RegExp(`class(="[^"]*|:)(?<![\\w-])${name}(?![\\w-])`).test(MARKUP);
  expect([...classes].filter((name) => !PUT_TOGETHER.test(name) && !isUsed(name))).toEqual([]);
  expect(classes).toContain("btn");
});

// In drawings a pixel is a unit of the drawing.
const DRAWN = ["look/board.css", "table/end/Spotlight.svelte", "table/review/LineChart.svelte"];

test("sizes of text follow the font size of the browser", () => {
  const styled = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((name) =>
    /\.(svelte|css)$/.test(name),
  );
  const isFixed = (name: string) => /font(-size)?: [^;{}]*\dpx/.test(readFileSync(`${SOURCE}/${name}`, "utf-8"));
  expect(styled.filter((name) => isFixed(name) !== DRAWN.includes(name))).toEqual([]);
});
