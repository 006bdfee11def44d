import { setTimeout as delay } from "node:timers/promises";
import type { MeteredSite, Reading } from "./metered-site.ts";

const EVERY_MS = 5;

/** What somebody who asks for something else all the while has to wait. */
export interface Wait {
  /** Of each of his requests. */
  waits: number[];
  reading: Reading;
}

/** Asks for `path` again and again while `work` is done. */
export async function waitBeside(
  site: MeteredSite,
  path: string,
  work: () => Promise<unknown>,
): Promise<Wait> {
  const waits: number[] = [];
  let isDone = false;
  await site.read();
  const asking = (async () => {
    while (!isDone) {
      const { status, ms } = await site.ask(path);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      waits.push(ms);
      await delay(EVERY_MS);
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await asking;
  }
  return { waits, reading: await site.read() };
}

/** Requests from memory, one after the other. */
export async function timesOf(site: MeteredSite, path: string, requests: number) {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) times.push((await site.ask(path)).ms);
  return times;
}
