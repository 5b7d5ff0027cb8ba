import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.DEV_SERVER ?? "http://127.0.0.1:8632";

export default defineConfig({
  logLevel: process.env.PORPHYRY_BUILD_LOG ? "info" : "warn",
  plugins: [svelte()],
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
