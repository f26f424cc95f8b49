// Keeps the page on this device once it has loaded and rests, where the browser can; see worker/worker.ts.

const WORKER = "/sw.js";

/** Keep the page for when there is no network; a browser that is to save data is left alone. */
export function keepPage(): void {
  const network = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || network?.saveData) return;
  if (document.readyState === "complete") whenIdle(register);
  else addEventListener("load", () => whenIdle(register), { once: true });
}

function register(): void {
  navigator.serviceWorker.register(WORKER, { updateViaCache: "none" }).catch(() => {
    // a private window may not allow it; then the page needs a network, as before
  });
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
