/** The language of the page, and its words. */

import { factsOf, games, read } from "./api";
import { Lexis, type Argument } from "./lexis";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const OWN = import.meta.glob<string>("../text/**/*.ftl", { query: "?raw", import: "default" });

let page = $state.raw(new Lexis("en", []));
const shared = new Map<Language, Promise<string[]>>();
const ofGames = new Map<string, Promise<Lexis>>();

/** The language chosen, or else the first of the browser's that we have. */
export function language(): Language {
  if (settings.language !== "") return settings.language;
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((one) => one === wished.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? "en";
}

/** The words that come with the page itself: all there is while the service is out of reach. */
export async function speakAlone(): Promise<void> {
  void textsOf(language()).catch(() => undefined); // on their way already
  page = new Lexis(language(), await ownOf(language()));
  document.documentElement.lang = language();
}

function ownOf(wanted: Language): Promise<string[]> {
  const files = Object.entries(OWN).filter(([path]) => path.endsWith(`/${wanted}.ftl`));
  return Promise.all(files.map(([, load]) => load()));
}

/** Load the words of a language and show the page in it. */
export async function speak(wanted: Language): Promise<void> {
  const lexis = new Lexis(wanted, await textsOf(wanted));
  if (wanted !== language()) return;
  page = lexis;
  document.documentElement.lang = wanted;
}

function textsOf(wanted: Language): Promise<string[]> {
  return once(shared, wanted, async () => {
    const { version } = await games();
    return Promise.all([...(await ownOf(wanted)), read(`/api/words/${wanted}?v=${version}`)]);
  });
}

/** The words of a game, with those that all share. */
export function wordsOf(game: string, wanted: Language): Promise<Lexis> {
  return once(ofGames, `${game} ${wanted}`, async () => {
    const { version, composed } = await factsOf(game);
    const texts = await Promise.all([textsOf(wanted), read(`/api/games/${game}/words/${wanted}?v=${version}`)]);
    return new Lexis(wanted, texts.flat(), composed);
  });
}

async function once<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const found = known.get(key) ?? make();
  known.set(key, found);
  try {
    return await found;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

/** A message of the page in words. */
export function say(id: string, details: Record<string, Argument> = {}): string {
  return page.say(id, details);
}

/** Why something was refused, in words. */
export function reason(error: { reason: string; details: Record<string, Argument> }): string {
  return say(`reason-${error.reason}`, error.details);
}

export function spoken(): Lexis {
  return page;
}
