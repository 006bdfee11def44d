import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { paths } from "../../shared/paths.ts";

const PATHS = [paths.home(), paths.insights(), paths.careers(), "/nothing-here"];
const PER_SECOND = 60;
/** Whoever waited for so long has gone. */
const PATIENCE_MS = 10_000;

/**
 * Visitors come at a steady pace, however late the answers are, one in ten of them on a connection
 * of their own. Gives the milliseconds that each waited; infinity where there was no answer.
 */
export async function visit(port: number, forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const waits: Promise<number>[] = [];
  const start = performance.now();
  const count = Math.round((forMs / 1000) * PER_SECOND);
  for (let n = 0; n < count; n += 1) {
    const due = start + (n * 1000) / PER_SECOND;
    await delay(Math.max(0, due - performance.now()));
    waits.push(ask(port, PATHS[n % PATHS.length] ?? "/", n % 10 === 0 ? false : agent, due));
  }
  const all = await Promise.all(waits);
  agent.destroy();
  return all;
}

/** @param share of the waits that are no longer, such as 0.99 */
export function quantile(waits: readonly number[], share: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function ask(port: number, path: string, agent: Agent | false, due: number): Promise<number> {
  return new Promise((resolve) => {
    const never = () => resolve(Number.POSITIVE_INFINITY);
    const options = { port, path, agent, host: "127.0.0.1", timeout: PATIENCE_MS };
    const asked = request(options, (response) => {
      response.resume().on("end", () => resolve(performance.now() - due));
      response.on("error", never);
    });
    asked.on("error", never).on("timeout", () => asked.destroy());
    asked.end();
  });
}
