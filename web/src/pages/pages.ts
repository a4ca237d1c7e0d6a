/** The pages, by their addresses; each is loaded when one comes there. */

import type { Component } from "svelte";

type Page = Component<Record<string, string>>;
type Load = () => Promise<{ default: Component<never> }>;

const PAGES: [RegExp, Load][] = [
  [/^\/$/, () => import("./Home.svelte")],
  [/^\/lobby$/, () => import("./Lobby.svelte")],
  [/^\/join\/(?<invite>[\w-]+)$/, () => import("./Join.svelte")],
  [/^\/replay\/(?<id>[\w-]+)$/, () => import("./Replay.svelte")],
  [/^\/report$/, () => import("./Reported.svelte")],
  [/^\/rules\/(?<game>[\w-]+)$/, () => import("./Rules.svelte")],
  [/^\/player\/(?<id>\d+)$/, () => import("./Profile.svelte")],
  [/^\/account$/, () => import("./Account.svelte")],
  [/^\/sign-in$/, () => import("./SignIn.svelte")],
  [/^\/settings$/, () => import("./Settings.svelte")],
  [/^\/credits$/, () => import("./Credits.svelte")],
  [/^\/help$/, () => import("./Help.svelte")],
  [/^\/tables\/(?<id>[\w-]+)$/, () => import("../table/TablePage.svelte")],
];

/** The page of an address, and what its address tells it. */
export async function pageAt(path: string): Promise<{ Page: Page; props: Record<string, string> }> {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { Page: (await load()).default as unknown as Page, props: { ...match.groups } };
  }
  return { Page: (await import("./NotFound.svelte")).default as unknown as Page, props: {} };
}
