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

void open();
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/service-worker.js");
