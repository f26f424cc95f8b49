import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { layers } from "./layers.js";
import { ownStyles } from "./styles.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    plugins: { page: { rules: { layers, "own-styles": ownStyles } } },
    rules: { "page/layers": "error", "page/own-styles": "error" },
  },
  { ignores: ["node_modules"] },
);
