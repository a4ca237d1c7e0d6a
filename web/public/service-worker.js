// Keeps the files that are named after what they hold, and the document that loads them, for when the service is out of
// reach: then that document says so in a friendly way, and goes on by itself. Whatever may change is always asked for.
const KEPT = "assets";
const SHELL = "/";
const MOST = 200;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(shell().catch(() => undefined));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== self.location.origin || method !== "GET") return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (mode === "navigate" && !/^\/(api|schema)\b|\./.test(pathname)) event.respondWith(visited(event.request));
});

async function kept(request) {
  const store = await caches.open(KEPT);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await store.put(request, answer.clone());
    const names = (await store.keys()).filter((name) => new URL(name.url).pathname !== SHELL);
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => store.delete(name)));
  }
  return answer;
}

/** One document is shown at every address; the one kept is of the last visit. */
async function visited(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) {
    const store = await caches.open(KEPT);
    await store.put(SHELL, answer.clone());
    return answer;
  }
  // A gateway that cannot reach the service answers in its place.
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  return (await (await caches.open(KEPT)).match(SHELL)) ?? answer ?? Response.error();
}

async function shell() {
  const answer = await fetch(SHELL);
  if (answer.ok) await (await caches.open(KEPT)).put(SHELL, answer);
}
