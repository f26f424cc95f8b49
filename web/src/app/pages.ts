// The pages beside home and table, by the first word of their address; each is fetched when somebody goes there.

import type { Component } from "svelte";

type Page = Component<{ leaf: string | null }>;

export const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  rules: () => import("../pages/rules/RulesPage.svelte"),
  learn: () => import("../pages/lessons/Learn.svelte"),
  replay: () => import("../pages/replay/ReplayPage.svelte"),
  score: () => import("../pages/score/ScorePage.svelte"),
};
