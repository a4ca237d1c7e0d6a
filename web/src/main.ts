import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { openSession } from "./lib/session.svelte";
import { language, speak } from "./lib/words.svelte";
import { pageAt } from "./pages/pages";
import "./style/base.css";

async function open(): Promise<void> {
  const target = document.getElementById("page");
  if (target === null) return;
  followLinks();
  void pageAt(location.pathname); // on its way already, while the words come
  await Promise.all([speak(language()), openSession()]);
  mount(App, { target });
}

void open();
