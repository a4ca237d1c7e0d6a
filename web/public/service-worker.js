// Keeps the files that are named after what they hold, and nothing else: whatever may change is always asked for.
const KEPT = "assets";
const MOST = 200;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const hashed = address.origin === self.location.origin && address.pathname.startsWith("/assets/");
  if (hashed && event.request.method === "GET") event.respondWith(kept(event.request));
});

async function kept(request) {
  const store = await caches.open(KEPT);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await store.put(request, answer.clone());
    const names = await store.keys();
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => store.delete(name)));
  }
  return answer;
}
