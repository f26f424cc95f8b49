// The pages beside home and table, by the first word of their address; each is fetched when somebody goes there.

import type { Component } from "svelte";

type Page = Component<{ leaf: string | null }>;

export const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  rules: () => import("./rules/RulesPage.svelte"),
  learn: () => import("./lessons/Learn.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  score: () => import("./score/ScorePage.svelte"),
};
