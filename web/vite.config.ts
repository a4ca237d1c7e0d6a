import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { credits } from "./plugins/credits.ts";
import { icons } from "./plugins/icons.ts";

const SERVICE = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [icons(), credits(), svelte()],
  build: {
    outDir: "../src/philtre/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0, // the content security policy wants files
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // nobody waits for it
      // What several pages share comes in few files: many small ones take longer than they save.
      output: {
        codeSplitting: {
          groups: [
            { name: "icons", test: /^\0icon:/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6000 },
            { name: "parts", test: /\/src\/(ui|table|lib|pages)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": SERVICE,
      "^/tables/[^/]+/socket": { target: SERVICE, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
