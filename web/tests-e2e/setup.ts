import type { FullConfig } from "@playwright/test";
import { startServer } from "./server";

/** A server for each worker, so that none sees what another does; their addresses go to the tests by the environment. */
export default async function setup(config: FullConfig): Promise<() => Promise<void>> {
  const servers = await Promise.all(Array.from({ length: config.workers }, () => startServer()));
  process.env.E2E_URLS = servers.map((one) => one.url).join(" ");
  return async () => {
    await Promise.all(servers.map((one) => one.stop()));
  };
}
