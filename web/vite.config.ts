import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./icons.ts";
import { licences } from "./licences.ts";

export default defineConfig({
  plugins: [svelte(), gameIcons(), licences()],
  build: {
    outDir: "../src/lanthorn/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The server's policy allows files of its own origin only, so nothing is inlined but the CSS noises.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "./src/testing/environment.ts",
    include: ["src/**/*.test.ts"],
    pool: "threads",
    isolate: false,
  },
  server: {
    proxy: { "/api": { target: process.env.LANTHORN_SERVER ?? "http://127.0.0.1:8321", ws: true } },
  },
});
