// A page that stands alone carries only the texts that its code asks for, by their whole id or by its beginning.

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const MARK = "the texts of ";
const MARKED = new RegExp(`["'\`]${MARK}([^"'\`]+)["'\`]`, "g");
const WHOLE = /["'`]([a-z][\w-]*)["'`]/g;
const BEGINNING = /`([a-z][\w-]*-)\$\{/g;
const MESSAGE = /^([a-z][\w-]*) =.*\n(?:[ }].*\n)*/gm;

/** The plugin itself: it puts the texts in when it knows all code. */
export function usedTexts(): Plugin {
  return {
    name: "used-texts",
    enforce: "pre",
    load: (id) => (id.endsWith(".ftl?raw") ? `export default "${MARK}${id.replace("?raw", "")}"` : null),
    async renderChunk(code) {
      const [ids, beginnings] = [foundIn(code, WHOLE), foundIn(code, BEGINNING)];
      const isUsed = (id: string) => ids.has(id) || [...beginnings].some((beginning) => id.startsWith(beginning));
      const texts = new Map<string, string>();
      for (const path of foundIn(code, MARKED)) texts.set(path, usedOf(await readFile(path, "utf8"), isUsed));
      return { code: code.replace(MARKED, (_, path: string) => JSON.stringify(texts.get(path))), map: null };
    },
  };
}

const foundIn = (code: string, what: RegExp) => new Set([...code.matchAll(what)].map(([, found]) => found ?? ""));

function usedOf(text: string, isUsed: (id: string) => boolean): string {
  return [...text.matchAll(MESSAGE)].flatMap(([message, id]) => (isUsed(id ?? "") ? [message] : [])).join("");
}
