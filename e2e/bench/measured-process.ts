import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { freePort } from "../../server/testing/free-port.ts";

const DIST = dirname(dirname(fileURLToPath(import.meta.url)));
const METER = pathToFileURL(join(DIST, "bench/cpu-meter.js")).href;
const POLL_MS = 10;

/** Kept between runs, as an operator's database is. */
export const embeddedDatabase = { DATA_DIR: ".cache/bench-data" };

/** A server in a separate process, which reports its processor time and memory. */
export type MeasuredProcess = Awaited<ReturnType<typeof startMeasured>>;

/** Starts the built site. It is ready once it has rendered the pages that it stores. */
export function startSite(environment: Record<string, string>): Promise<MeasuredProcess> {
  return startMeasured("server/main.js", "/readyz", { LOG_LEVEL: "silent", ...environment });
}

/** Starts a file of `dist` on a free port, which it learns from `PORT`. */
export async function startMeasured(
  script: string,
  readyPath: string,
  environment: Record<string, string>,
) {
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
  return {
    url,
    /** From the start of the process until it was ready. */
    readyMs: performance.now() - started,
    /** Processor time of all threads since the start, and the resident memory. */
    async usage(): Promise<{ cpuMicros: number; residentBytes: number }> {
      child.send("usage");
      return (await once(child, "message"))[0];
    },
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

/** To three significant digits. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Number((middle ?? Number.NaN).toPrecision(3));
}
