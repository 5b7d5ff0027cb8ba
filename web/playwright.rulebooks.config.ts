import { defineConfig } from "@playwright/test";
import { base } from "./playwright.config";

/** `npm run rulebooks`: every rulebook as a page and for a printer, into ../build/rulebooks. */
export default defineConfig({ ...base, testDir: "rulebooks", testMatch: "*.print.ts", timeout: 600_000 });
