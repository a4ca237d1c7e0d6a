/** Whom to thank: `import { icons, libraries } from "credits:"` has the icons and libraries that the page is made of. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ID = "credits:";
const SOURCES = /\.(svelte|ts)$/;
const ICON = /from "icon:([\w-]+)"/g;

/** The libraries of which something is in the page; the others only build it. */
const LIBRARIES = ["svelte", "@fluent/bundle", "marked", "qr"];

export function credits(): Plugin {
  let root = "";
  return {
    name: "credits",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      return `export const icons = ${JSON.stringify(iconsIn(join(root, "src")))};
export const libraries = ${JSON.stringify(LIBRARIES.map((name) => described(root, name)))};`;
    },
  };
}

function iconsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => SOURCES.test(name));
  const names = files.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(ICON)].map((found) => found[1] ?? ""),
  );
  return [...new Set(names)].sort();
}

function described(root: string, name: string): { name: string; version: string; license: string } {
  const text = readFileSync(join(root, "node_modules", name, "package.json"), "utf8");
  const { version, license } = JSON.parse(text) as { version: string; license: string };
  return { name, version, license };
}
