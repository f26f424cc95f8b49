// What is written for translators stays out of the page: its texts are bundled without comments and empty lines.

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const COMMENTS = /^(#.*)?\n/gm;

/** The plugin itself: it loads the language files as text. */
export function bareTexts(): Plugin {
  return {
    name: "bare-texts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = await readFile(id.replace("?raw", ""), "utf8");
      return `export default ${JSON.stringify(text.replace(COMMENTS, ""))}`;
    },
  };
}
