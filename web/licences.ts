import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const MODULES = resolve(import.meta.dirname, "node_modules");
const PACKAGES = [
  "@fontsource-variable/grenze-gotisch",
  "@fontsource-variable/alegreya",
  "@fontsource-variable/atkinson-hyperlegible-next",
  "svelte",
  "@fluent/bundle",
];
const ICONS = `Icons: game-icons.net, by Lorc, Delapouite and contributors (https://game-icons.net/about.html#authors).
Creative Commons Attribution 3.0 (https://creativecommons.org/licenses/by/3.0/).
Shown in one colour, some with outlines added.`;

/** Fonts, icons and libraries travel with the page, so their licences do too. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const source = [ICONS, ...PACKAGES.map(licenceOf)].join(`\n\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
    },
  };
}

function licenceOf(name: string): string {
  const { version, license } = JSON.parse(readFileSync(join(MODULES, name, "package.json"), "utf-8")) as Record<string, string>;
  const file = ["LICENSE", "LICENSE.md", "LICENSE.txt"].map((one) => join(MODULES, name, one)).find(existsSync);
  return `${name} ${version} (${license})\n\n${file ? readFileSync(file, "utf-8").trim() : ""}`;
}
