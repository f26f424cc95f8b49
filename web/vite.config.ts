import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  build: { outDir: "../src/whistlestop/web", emptyOutDir: true, target: "es2023", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  // One environment for each worker: making one for each file takes longer than all tests.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], pool: "vmThreads" },
});
