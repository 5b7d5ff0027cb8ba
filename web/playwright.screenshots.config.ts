import { defineConfig } from "@playwright/test";
import { base } from "./playwright.config";

/** `npm run screenshots`: pictures of every page and of typical boards, into ../screenshots. */
export default defineConfig({ ...base, testDir: "screenshots", testMatch: "*.shots.ts", timeout: 3_600_000 });
