// Runs one rule of the page's own on a piece of code, as ESLint is configured here.

import { ESLint, type Linter } from "eslint";

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId.startsWith("page/") });
// Loading takes seconds on a busy machine: it belongs to the import of this file, and to no test.
await eslint.lintText('<script lang="ts"></script>', { filePath: "src/app/App.svelte" });

/** What a rule has against code, if a file of the page had it; and that it cannot be read. */
export async function lint(rule: string, file: string, code: string): Promise<Linter.LintMessage[]> {
  const [result] = await eslint.lintText(code, { filePath: `src/${file}` });
  return (result?.messages ?? []).filter(({ ruleId, fatal }) => ruleId === rule || fatal);
}
