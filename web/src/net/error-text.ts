// What is told when a request came to nothing.

import { Refusal } from "./api";
import { refusalSentence } from "../game/refusal";
import { t } from "../words/words.svelte";

/** Why it came to nothing, in the chosen language. */
export function errorText(error: unknown): string {
  return error instanceof Refusal ? refusalSentence(error.trouble) : t("server-silent");
}
