import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

/** A game's own table: data/<name>.toml?toml becomes its rows, without where each of them comes from. */
function tables(): Plugin {
  const hidden = new Set(["source", "disclosed"]);
  return {
    name: "porphyry-tables",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".toml?toml")) return null;
      const rows = parse(readFileSync(id.slice(0, -"?toml".length), "utf8"));
      return `export default ${JSON.stringify(rows, (key, value: unknown) => (hidden.has(key) ? undefined : value))}`;
    },
  };
}

const server = process.env.DEV_SERVER ?? "http://127.0.0.1:8632";

export default defineConfig({
  logLevel: process.env.PORPHYRY_BUILD_LOG ? "info" : "warn",
  plugins: [tables(), svelte()],
  build: {
    outDir: "../src/porphyry/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    manifest: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
} as Parameters<typeof defineConfig>[0]);
