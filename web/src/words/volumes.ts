// Further volumes of words, for pages that say much; they are apart, so that what needs none of them carries none.

import type { Volume } from "./words.svelte";

const raw = { query: "?raw", import: "default" } as const;

export const RULES: Volume = import.meta.glob<string>("../../../src/whistlestop/languages/rules/*.ftl", raw);
export const LESSONS: Volume = import.meta.glob<string>("../../../src/whistlestop/languages/lessons/*.ftl", raw);
