// What the page says when a request fails.

import { Refusal } from "./api";
import { refusalSentence } from "../game/refusal";
import { t } from "../words/words.svelte";

/** Why it failed, in the chosen language. */
export function errorText(error: unknown): string {
  return error instanceof Refusal ? refusalSentence(error.trouble) : t("server-silent");
}
