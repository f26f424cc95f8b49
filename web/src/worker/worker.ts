// The service worker: it keeps the page with all its files, so that it opens without a network and a running game never
// misses a part. The network comes first wherever something may have changed; answers of the server are never kept.

interface Kept {
  version: string; // changes with any file
  files: string[];
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const __KEPT__: Kept; // written by the build, see worker-files.ts
const { version, files } = __KEPT__;
const PREFIX = "whistlestop-";
const CACHE = PREFIX + version;
const PAGE = "/";
const AT_ONCE = 4; // requests, so that nobody who plays waits for them
const OF_THE_TRANSFER = ["content-encoding", "content-length", "etag"];

/** Names with a hash never change what they mean; of all else the newest is fetched. */
const isNamedByContent = (path: string) => path.startsWith("/assets/");

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const all = [PAGE, ...files];
  for (let i = 0; i < all.length; i += AT_ONCE) {
    const some = all.slice(i, i + AT_ONCE);
    await cache.addAll(
      some.map((path) => new Request(path, { cache: isNamedByContent(path) ? "default" : "no-cache" })),
    );
  }
}

/** Forget other versions; no page that uses them is open any more. */
async function forgetOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

const kept = (request: Request) => caches.match(request, { ignoreVary: true });

/** A page from the network; without one, ours as it was kept, which says so. */
async function pageFor(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await keptPage()) ?? answer ?? Response.error();
}

async function keptPage(): Promise<Response | null> {
  const page = await (await caches.open(CACHE)).match(PAGE, { ignoreVary: true });
  if (!page) return null;
  const headers = new Headers(page.headers);
  for (const name of OF_THE_TRANSFER) headers.delete(name);
  return new Response((await page.text()).replace("<head>", '<head><meta name="offline">'), { headers });
}

async function newestOf(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await kept(request)) ?? answer ?? Response.error());
}

function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return null;
  if (request.mode === "navigate") return pageFor(request);
  if (isNamedByContent(pathname)) return kept(request).then((found) => found ?? fetch(request));
  return files.includes(pathname) ? newestOf(request) : null;
}

// A new version waits until no page of the old one is open: a game that runs keeps the files that it began with.
addEventListener("install", (event) => (event as Lasting).waitUntil(keepAll()));
addEventListener("activate", (event) => (event as Lasting).waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  const fetching = event as Fetching;
  const answer = answerTo(fetching.request);
  if (answer) fetching.respondWith(answer);
});
