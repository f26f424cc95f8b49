// Builds the replay as one HTML file with everything inside: src/whistlestop/web/replay.html.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vite";
import { usedTexts } from "./used-texts";

/** Puts scripts and styles where they were linked to. */
function inOneFile(): Plugin {
  return {
    name: "in-one-file",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["replay.html"];
      if (page?.type !== "asset") throw new Error("there is no page to put everything into");
      let html = String(page.source);
      for (const [name, part] of Object.entries(bundle)) {
        if (part === page) continue;
        const link = new RegExp(`<(script|link)[^>]*"/${name}"[^>]*>(</script>)?`);
        if (part.type === "chunk") html = inlined(html, link, `<script type="module">${alone(part.code)}</script>`);
        else if (name.endsWith(".css")) html = inlined(html, link, `<style>${String(part.source)}</style>`);
        Reflect.deleteProperty(bundle, name);
      }
      page.source = html;
    },
  };
}

/** A script that fetches no other ones before it needs them. */
const alone = (code: string) => code.replaceAll("__VITE_PRELOAD__", "[]");

function inlined(html: string, link: RegExp, part: string): string {
  if (!link.test(html)) throw new Error(`the page does not link to ${link}`);
  const safe = part.replace(/(<script[^>]*>)([^]*)(<\/script>)/, (_, open: string, code: string, end: string) => {
    return open + code.replaceAll("</script", "<\\/script") + end;
  });
  return html.replace(link, () => safe);
}

export default defineConfig({
  plugins: [usedTexts(), svelte(), inOneFile()],
  publicDir: false,
  build: {
    outDir: "../src/whistlestop/web",
    emptyOutDir: false,
    target: "es2023",
    assetsInlineLimit: () => true,
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: { input: "replay.html", output: { codeSplitting: false } },
  },
});
