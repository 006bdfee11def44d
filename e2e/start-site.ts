import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { endWithTests } from "./end-with-tests.ts";

export interface RunningSite {
  url: string;
  process: ChildProcess;
  /** What the server logged, line by line. */
  log: string[];
  stop(): Promise<void>;
}

/**
 * Starts the built site on a free port of loopback, with a database of its own. `log` fills
 * from the first line on, for whoever cannot wait until the site is ready.
 */
export async function startSite(
  environment: Record<string, string> = {},
  log: string[] = [],
): Promise<RunningSite> {
  const port = Number(environment.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: "127.0.0.1",
      SITE_URL: url,
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithTests(child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => log.push(line));
  }
  await ready(url, child, log);
  return {
    url,
    process: child,
    log,
    async stop() {
      if (child.exitCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, child: ChildProcess, log: string[]): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The site did not start:\n${log.join("\n")}`);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}
