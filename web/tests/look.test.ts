// The look that all pages share has no rule that nothing uses; those of a component are checked by Svelte itself.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = `${import.meta.dirname}/../src`;
const MARKUP = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => name.endsWith(".svelte"))
  .map((name) => readFileSync(`${SOURCE}/${name}`, "utf-8").split("<style>")[0])
  .join("\n");
const PUT_TOGETHER = /^pl-/; // such as pl-{playerOf(seat)}

test("every class of the shared look is used", () => {
  const look = readFileSync(`${SOURCE}/look/look.css`, "utf-8").replace(/\/\*.*?\*\/|\{[^{}]*\}/gs, "{}");
  const classes = new Set([...look.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ""));
  const isUsed = (name: string) => new RegExp(`class(="[^"]*|:)(?<![\\w-])${name}(?![\\w-])`).test(MARKUP);
  expect([...classes].filter((name) => !PUT_TOGETHER.test(name) && !isUsed(name))).toEqual([]);
  expect(classes).toContain("btn");
});
