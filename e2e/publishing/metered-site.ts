import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ProofDatabase } from "../leads/proof-database.ts";
import { until } from "../leads/waiting.ts";
import { freePort } from "../start-site.ts";
import { type Answer, ask } from "./ask.ts";

const DIST = dirname(dirname(fileURLToPath(import.meta.url)));

/** Since the last reading: what kept the main thread from everybody else, longest. */
export interface Reading {
  /** Other programs on the machine included. */
  wallMs: number;
  /** Of the processor, on that thread alone; 0 where the system does not tell. */
  workMs: number;
  residentBytes: number;
}

/** A server as in production, which says what held it up. */
export interface MeteredSite {
  url: string;
  ask(path: string): Promise<Answer>;
  read(): Promise<Reading>;
  stop(): Promise<void>;
}

export async function startMetered(database: ProofDatabase): Promise<MeteredSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const meter = pathToFileURL(join(DIST, "publishing/stall-meter.js")).href;
  const child = spawn(process.execPath, ["--import", meter, join(DIST, "server/main.js")], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: "127.0.0.1",
      SITE_URL: url,
      LOG_LEVEL: "silent",
      ...database.environment,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const agent = new Agent({ keepAlive: true });
  const askSite = (path: string) => ask(agent, url + path);
  await until("the site is ready", () => isReady(askSite), 90);
  return {
    url,
    ask: askSite,
    async read() {
      const answer = once(child, "message");
      child.send("read");
      const [reading] = await answer;
      return reading as Reading;
    },
    async stop() {
      agent.destroy();
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function isReady(ask: MeteredSite["ask"]): Promise<boolean> {
  return (await ask("/readyz").catch(() => undefined))?.status === 200;
}
