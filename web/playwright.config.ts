import { defineConfig } from "@playwright/test";

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

export default defineConfig({
  testDir: "tests-e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./tests-e2e/setup.ts",
  fullyParallel: false,
  workers: 1,
  retries: process.env.CI ? 1 : 0, // a second try is reported as flaky, not hidden
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
