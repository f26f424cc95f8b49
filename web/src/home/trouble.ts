// What is told when a request came to nothing.

import { Refusal } from "../net/api";
import { t } from "../words/words.svelte";

/** Why it came to nothing, in words. */
export function troubleOf(error: unknown): string {
  return error instanceof Refusal ? error.message : t("server-silent");
}
