import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MeteredSite, Reading } from "./metered-site.ts";

const PROCESS = join(dirname(fileURLToPath(import.meta.url)), "bystander-process.js");

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
  const bystander = fork(PROCESS, [site.url + path]);
  try {
    await messageOf(bystander);
    await site.read();
    await work();
    const waits = messageOf(bystander);
    bystander.send("end");
    return { waits: (await waits) as number[], reading: await site.read() };
  } finally {
    bystander.kill();
  }
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, "exit").then(() => {
    throw new Error("The bystander ended before its time");
  });
  const [message] = await Promise.race([once(child, "message"), ended]);
  return message;
}

/** Requests from memory, one after the other. */
export async function timesOf(site: MeteredSite, path: string, requests: number) {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) times.push((await site.ask(path)).ms);
  return times;
}
