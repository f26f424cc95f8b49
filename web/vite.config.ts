import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { bareTexts } from "./bare-texts";
import { workerFiles } from "./worker-files";

const WORKER = "sw.js"; // always at the same address: a browser asks there for a new version
const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [bareTexts(), svelte(), workerFiles(WORKER)],
  resolve: { conditions: ["browser"] },
  build: {
    outDir: "../src/whistlestop/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  // One environment for each worker: making one for each file takes longer than all tests.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], pool: "vmThreads" },
});
