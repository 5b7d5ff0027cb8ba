import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

/** What is measured: nothing else may run beside it. */
const measured = /(budgets|strong)\.spec\.ts$/;

/** Whole games by one hand, many minutes each: only where LONG is set. */
const long = /whole\.spec\.ts$/;

/** The system's own Chromium, quiet on a closed network. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** What pictures and prints are made with, too. */
export const base = defineConfig({
  globalSetup: "./tests-e2e/setup.ts",
  fullyParallel: false,
  workers: 1,
  retries: process.env.CI ? 1 : 0, // what needs another try is reported as flaky, not hidden
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: chromium,
    locale: "en-GB",
    trace: "off",
    serviceWorkers: "block",
  },
});

export default defineConfig({
  ...base,
  testDir: "tests-e2e",
  workers: Math.min(4, availableParallelism()), // each has a server of its own
  projects: [
    { name: "product", testMatch: "*.spec.ts", testIgnore: [measured, long] },
    { name: "measured", testMatch: measured, workers: 1 },
    ...(process.env.LONG ? [{ name: "long", testMatch: long, workers: 1 }] : []),
  ],
});
