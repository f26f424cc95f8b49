// Tells the service worker which files it keeps: all that the build wrote, with a version made from their contents.

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PLACEHOLDER = "__KEPT__";
const PUBLIC = "public";
const digest = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex").slice(0, 16);

export function workerFiles(worker: string): Plugin {
  return {
    name: "worker-files",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunk = bundle[worker];
      if (chunk?.type !== "chunk") throw new Error(`the build has no ${worker}`);
      const built = Object.entries(bundle).filter(([name]) => name !== worker);
      const page = built.filter(([name]) => name.endsWith(".html"));
      const files = [...built.filter(([name]) => !name.endsWith(".html")).map(([name]) => name), ...publicFiles()];
      const contents = [...page.map(([, part]) => contentOf(part)), ...publicFiles().map(read), chunk.code];
      const kept = { version: digest(contents.map(digest).join()), files: files.map((name) => `/${name}`).sort() };
      chunk.code = chunk.code.replaceAll(PLACEHOLDER, JSON.stringify(kept));
    },
  };
}

// The page names the files with hashes that it begins with, and they name the others: its text stands for all of them.
const contentOf = (part: { code?: string; source?: string | Uint8Array }) => part.code ?? part.source ?? "";
const publicFiles = () => globSync("**/*.*", { cwd: PUBLIC }).sort();
const read = (name: string) => readFileSync(`${PUBLIC}/${name}`);
