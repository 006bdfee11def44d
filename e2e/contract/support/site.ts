import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../../server/testing/free-port.ts";

/** Set by the global setup: a data directory whose embedded database is created and migrated. */
export const PREPARED_DATA_VARIABLE = "TEST_DATA_DIR";
/** Allows for other tests on the same machine. */
const READY_WITHIN_MS = 300_000;

interface StartOptions {
  /** The built tree to start; by default the one under test. */
  folder?: string;
  /** Where the log goes instead of `log`: a file, or a pipe that nobody reads. */
  output?: number | "unread";
}

/** The value of `NODE_OPTIONS` that runs this code before the site. */
export function preload(code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** A site process as an operator runs it: started by its command, configured by its environment. */
export class Site {
  readonly url: string;
  /** Every line the process wrote, over all its starts. */
  readonly log: string[] = [];
  readonly #environment: Record<string, string>;
  readonly #dataDir: string;
  #child: ChildProcess | undefined;
  /** Settles when the process has ended and its whole log is read. */
  #closed: Promise<unknown> = Promise.resolve();

  private constructor(port: number, dataDir: string, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#dataDir = dataDir;
    this.#environment = {
      PATH: process.env.PATH ?? "",
      PORT: String(port),
      HOST: "127.0.0.1",
      SITE_URL: this.url,
      DATA_DIR: dataDir,
      DRAIN_SECONDS: "0",
      // Requests can come from many addresses, and every page is rendered for its request.
      TRUST_PROXY: "1",
      PAGE_CACHE: "off",
      ...environment,
    };
  }

  /** A site that is configured but not started. */
  static async create(environment: Record<string, string> = {}): Promise<Site> {
    const dataDir = await mkdtemp(join(tmpdir(), "contract-site-"));
    const prepared = process.env[PREPARED_DATA_VARIABLE];
    const isEmbedded = !("DATABASE_URL" in environment || "DATA_DIR" in environment);
    // Creating the database takes longer than the rest of a start.
    if (prepared && isEmbedded) await cp(prepared, dataDir, { recursive: true });
    return new Site(Number(environment.PORT ?? (await freePort())), dataDir, environment);
  }

  /** A site that is ready for visitors. */
  static async start(environment: Record<string, string> = {}): Promise<Site> {
    const site = await Site.create(environment);
    await site.start();
    return site;
  }

  /** The environment variables for commands on this site's database. */
  get commandEnvironment(): Record<string, string> {
    const { DATABASE_URL, DATA_DIR = this.#dataDir } = this.#environment;
    return DATABASE_URL === undefined ? { DATA_DIR } : { DATABASE_URL };
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(options: StartOptions = {}): Promise<void> {
    this.spawn(options);
    await this.ready();
  }

  /** Starts the process without waiting until it is ready. */
  spawn({ folder = ".", output }: StartOptions = {}): void {
    const child = spawn(process.execPath, ["dist/server/main.js"], {
      cwd: folder,
      env: this.#environment,
      stdio: ["ignore", typeof output === "number" ? output : "pipe", "pipe"],
    });
    const kill = () => child.kill("SIGKILL");
    process.once("exit", kill);
    child.once("exit", () => process.off("exit", kill));
    for (const input of output === "unread" ? [child.stderr] : [child.stdout, child.stderr])
      if (input) createInterface({ input }).on("line", (line) => this.log.push(line));
    this.#closed = once(child, "close");
    this.#child = child;
  }

  async ready(): Promise<void> {
    const end = Date.now() + READY_WITHIN_MS;
    while (Date.now() < end && this.#child?.exitCode === null && this.#child.signalCode === null) {
      const response = await fetch(`${this.url}/readyz`).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.ok) return;
      await delay(50);
    }
    throw new Error(`The site did not start:\n${this.log.join("\n")}`);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** The exit code, or null when a signal ended the process. The log is complete then. */
  async exited(): Promise<number | null> {
    await this.#closed;
    return this.#child?.exitCode ?? null;
  }

  /** Ends the process, by SIGKILL as a power failure would. */
  end(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    this.signal(signal);
    return this.exited();
  }

  /** Ends the process and removes its data directory. */
  async stop(): Promise<void> {
    await this.end();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
