/** Icons by name: `import frog from "icon:frog"` is the outline of game-icons' frog, and only those asked for are bundled. */

import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const PATH = /<path\b[^>]*?\bd="([^"]+)"[^>]*?\/>/g;

/** To a tenth of 1/512 of an icon's width, which nobody sees; flags of arcs may touch a number, so only digits go. */
function coarse(outline: string): string {
  return outline.replace(/\.(\d)(\d)\d*/g, (_, tenth: string, next: string) => {
    const rounded = Math.min(9, Number(tenth) + (next >= "5" ? 1 : 0));
    return `.${rounded}`;
  });
}

interface Collection {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  let collection: Collection | null = null;
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      collection ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Collection;
      const name = id.slice(PREFIX.length + 1);
      const icon = collection.icons[name];
      if (icon === undefined) throw new Error(`There is no icon ${name}.`);
      const outline = [...icon.body.matchAll(PATH)].map((path) => coarse(path[1] ?? "")).join("");
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}
