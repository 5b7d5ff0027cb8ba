/** A real `porphyry serve` for the browser tests: its own folder, a free port, no rate limits. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:net";

const root = new URL("../../", import.meta.url).pathname;

function python(): string {
  if (process.env.E2E_PYTHON) return process.env.E2E_PYTHON;
  const own = join(root, ".venv/bin/python");
  return existsSync(own) ? own : "python3";
}

/** A port that nobody listens on, and that the system gives to no client: a server that is started again finds it free. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 17_000);
    const probe = createServer();
    const free = await new Promise<boolean>((done) => {
      probe.once("error", () => done(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
    });
    if (free) return port;
  }
}

export interface Running {
  url: string;
  /** Killed without warning, and started again in the same folder at the same address. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startServer(more: Record<string, string> = {}): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "porphyry-e2e-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORPHYRY_DATA_FOLDER: folder,
    PORPHYRY_PORT: String(port),
    PORPHYRY_LIMITS: "false",
    PORPHYRY_BOT_BUDGET_S: "0.05",
    PORPHYRY_HINT_BUDGET_S: "0.1",
    PORPHYRY_REACTION_S: "0",
    PORPHYRY_LOG_LEVEL: "warning",
    ...more,
  };
  let running = await start(url, env);
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill(signal);
    await gone;
  };
  return {
    url,
    restart: async () => {
      await end("SIGKILL");
      running = await start(url, env);
    },
    stop: async () => {
      await end("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(url: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  let told = "";
  const running = spawn(python(), ["-m", "porphyry.cli", "serve"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.stdout.on("data", (data: Buffer) => (told += data.toString()));
  running.stderr.on("data", (data: Buffer) => (told += data.toString()));
  for (let tries = 0; tries < 240; tries++) {
    if (running.exitCode !== null) throw new Error(`porphyry serve ended:\n${told}`);
    try {
      if ((await fetch(`${url}/readyz`)).ok) return running;
    } catch {
      // not yet
    }
    await new Promise((done) => setTimeout(done, 250));
  }
  running.kill("SIGTERM");
  throw new Error(`porphyry serve did not become ready:\n${told}`);
}
