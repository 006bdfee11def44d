import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../start-site.ts";

const MAIN = join(dirname(dirname(fileURLToPath(import.meta.url))), "server/main.js");
const READY_WITHIN_MS = 120_000;

/** A server on a port of its own, which can be started again and again. */
export class ProofSite {
  readonly url: string;
  /** Every line that it logged, over all its lives. */
  readonly log: LogLine[] = [];
  readonly #environment: Record<string, string>;
  #process: ChildProcess | undefined;

  private constructor(port: number, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { PORT: String(port), HOST: "127.0.0.1", ...environment };
    process.once("exit", () => this.#process?.kill("SIGKILL"));
  }

  /**
   * Not started yet. Requests may say which address they come from, as behind a proxy; pages are
   * not packed, so that it starts soon.
   */
  static async create(environment: Record<string, string>): Promise<ProofSite> {
    const lean = { TRUST_PROXY: "1", PAGE_CACHE: "off" };
    return new ProofSite(await freePort(), { ...lean, ...environment });
  }

  spawn(): void {
    const env = { PATH: process.env.PATH, ...this.#environment };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "inherit"] });
    createInterface({ input: child.stdout }).on("line", (line) => this.log.push(JSON.parse(line)));
    this.#process = child;
  }

  async ready(): Promise<void> {
    const end = Date.now() + READY_WITHIN_MS;
    while (Date.now() < end && this.#process?.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await delay(25);
    }
    throw new Error(`The site did not start:\n${this.log.map(({ msg }) => msg).join("\n")}`);
  }

  /** Ends it as a power cut would, or in order with `SIGTERM`. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  }
}

export interface LogLine {
  msg: string;
  /** What a sink said. */
  why?: string;
}
