import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { askAsBrowser } from "./browser-answer.ts";

const DIST = dirname(dirname(fileURLToPath(import.meta.url)));
const READY_WITHIN_MS = 60_000;
const POLL_MS = 4;

interface Usage {
  /** User and system time of all threads since the start. */
  cpuMicros: number;
  residentBytes: number;
}

/** A server in a process of its own, whose use of the processor it reports itself. */
export interface MeasuredProcess {
  port: number;
  /** From the start of the process until it accepts connections, and until it says it is ready. */
  startUp: { listeningMs: number; readyMs: number };
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

interface Options {
  env?: Record<string, string>;
  /** Asked until it answers with success. */
  readyPath?: string;
  /** What becomes of standard output; a log costs what it costs only when it goes somewhere. */
  stdout?: number | undefined;
}

/** Starts a file of `dist` on a free port of loopback, which it learns from `PORT`. */
export async function startMeasured(script: string, options: Options): Promise<MeasuredProcess> {
  const { env = {}, readyPath = "/", stdout = "ignore" } = options;
  const port = await freePort();
  const meter = pathToFileURL(join(DIST, "bench/cpu-meter.js")).href;
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", meter, join(DIST, script)], {
    env: { PATH: process.env.PATH, PORT: String(port), HOST: "127.0.0.1", ...env },
    stdio: ["ignore", stdout, "inherit", "ipc"],
  });
  const startUp = {
    listeningMs: (await until(child, () => isListening(port))) - started,
    readyMs: (await until(child, () => answers(port, readyPath))) - started,
  };
  return {
    port,
    startUp,
    async usage() {
      const answer = once(child, "message");
      child.send("usage");
      const [usage] = await answer;
      return usage as Usage;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free");
  return address.port;
}

/** Gives the moment at which `holds` first did. */
async function until(child: ChildProcess, holds: () => Promise<boolean>): Promise<number> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end && child.exitCode === null) {
    if (await holds()) return performance.now();
    await delay(POLL_MS);
  }
  throw new Error(`${child.spawnargs.at(-1)} did not start`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

async function answers(port: number, path: string): Promise<boolean> {
  const { status } = await askAsBrowser(port, path);
  return status === 200;
}
