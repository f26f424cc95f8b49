// Further volumes of words, for pages that say much; they are apart, so that what needs none of them carries none.

import type { Volume } from "./words.svelte";

export const RULES: Volume = import.meta.glob<string>("../../../src/whistlestop/languages/*/rules.ftl", {
  query: "?raw",
  import: "default",
});
export const LESSONS: Volume = import.meta.glob<string>("../../../src/whistlestop/languages/*/lessons.ftl", {
  query: "?raw",
  import: "default",
});
