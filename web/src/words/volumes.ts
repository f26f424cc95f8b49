// Further volumes of words, for what not every visit shows; they are fetched only by what needs them.

import type { Volume } from "./words.svelte";

export const RULES: Volume = import.meta.glob<string>("../../../src/whistlestop/languages/*/rules.ftl", {
  query: "?raw",
  import: "default",
});
export const LESSONS: Volume = import.meta.glob<string>("../../../src/whistlestop/languages/*/lessons.ftl", {
  query: "?raw",
  import: "default",
});
export const PLAN: Volume = import.meta.glob<string>("../../../src/whistlestop/languages/*/plan.ftl", {
  query: "?raw",
  import: "default",
});
