import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { freePort } from "../../server/testing/free-port.ts";

const DIST = dirname(dirname(fileURLToPath(import.meta.url)));
const METER = pathToFileURL(join(DIST, "bench/cpu-meter.js")).href;
const POLL_MS = 10;
/** Of processor time in half a second. */
const IDLE_MICROS = 20_000;

/** Kept between runs, as an operator's database is. */
export const embeddedDatabase = { DATA_DIR: ".cache/bench-data" };

export type Environment = Record<string, string>;

/** A server in a separate process, which reports its processor time and memory. */
export type MeasuredProcess = Awaited<ReturnType<typeof startMeasured>>;

/** Starts the built site. */
export function startSite(environment: Environment): Promise<MeasuredProcess> {
  return startMeasured("server/main.js", "/readyz", { LOG_LEVEL: "silent", ...environment });
}

/** Starts a file of `dist` on a free port, which it learns from `PORT`. */
export async function startMeasured(script: string, readyPath: string, environment: Environment) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const address = { PORT: `${port}`, HOST: "127.0.0.1", SITE_URL: url };
  const child = spawn(process.execPath, ["--import", METER, join(DIST, script)], {
    env: { PATH: process.env.PATH, ...address, ...environment },
    // The log is written to /dev/null, so that its cost is included.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const isReady = ({ ok }: Response) => ok;
  while (!(await fetch(url + readyPath, { method: "HEAD" }).then(isReady, () => false))) {
    if (child.exitCode !== null) throw new Error(`${script} did not start`);
    await delay(POLL_MS);
  }
  /** Processor time of all threads since the start, and the resident memory. */
  const usage = async (): Promise<{ cpuMicros: number; residentBytes: number }> => {
    child.send("usage");
    return (await once(child, "message"))[0];
  };
  return {
    url,
    /** From the start of the process until it was ready. */
    readyMs: performance.now() - started,
    usage,
    /**
     * Waits until the process is nearly idle, because a site renders pages in the background after its start.
     */
    async idle(): Promise<void> {
      for (let before = -IDLE_MICROS, now = 0; now - before >= IDLE_MICROS; ) {
        await delay(500);
        [before, now] = [now, (await usage()).cpuMicros];
      }
    },
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
