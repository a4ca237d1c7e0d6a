import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { speakAlone } from "./lib/words.svelte";
import { pageAt } from "./pages/pages";
import "./style/base.css";

async function open(): Promise<void> {
  const target = document.getElementById("page");
  if (target === null) return;
  followLinks();
  void pageAt(location.pathname).catch(() => undefined); // on its way already, while the words come
  await speakAlone();
  mount(App, { target });
}

/** The service worker keeps what it sees loaded; what came before it is shown to it once it is there. */
async function keepFiles(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  await navigator.serviceWorker.ready;
  const store = await caches.open("assets");
  new PerformanceObserver((list) => {
    const names = list.getEntries().map((entry) => entry.name);
    for (const name of names) if (new URL(name).pathname.startsWith("/assets/")) void keep(store, name);
  }).observe({ type: "resource", buffered: true });
}

async function keep(store: Cache, name: string): Promise<void> {
  if ((await store.match(name)) === undefined) await store.add(name).catch(() => undefined);
}

void open();
if (import.meta.env.PROD && "serviceWorker" in navigator) void keepFiles();
