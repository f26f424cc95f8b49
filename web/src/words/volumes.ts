// Further volumes of words, for pages with much text; they are fetched only by the pages that need them.

import type { Volume } from "./words.svelte";

export const RULES: Volume = import.meta.glob<string>("../../../src/whistlestop/languages/*/rules.ftl", {
  query: "?raw",
  import: "default",
});
export const LESSONS: Volume = import.meta.glob<string>("../../../src/whistlestop/languages/*/lessons.ftl", {
  query: "?raw",
  import: "default",
});
