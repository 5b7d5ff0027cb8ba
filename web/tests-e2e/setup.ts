import { startServer } from "./server";

/** One server for all tests; its address goes to the tests by the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startServer();
  process.env.E2E_URL = url;
  return stop;
}
