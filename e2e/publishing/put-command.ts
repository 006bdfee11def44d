import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { ProofDatabase } from "../leads/proof-database.ts";
import type { MeteredSite } from "./metered-site.ts";

const COMMAND = join(dirname(dirname(fileURLToPath(import.meta.url))), "server/posts.js");

interface Options {
  database: ProofDatabase;
  sites: readonly MeteredSite[];
  slug: string;
  times: number;
  untilShown(sites: readonly MeteredSite[], title: string): Promise<void>;
}

/** Milliseconds of each time: until the row is stored, from then until it shows, both. */
export interface PutTimes {
  stored: number[];
  shown: number[];
  together: number[];
}

/** Puts a file as the content team does, again and again. */
export async function putFromFile(options: Options): Promise<PutTimes> {
  const { database, sites, slug, times, untilShown } = options;
  const folder = await mkdtemp(join(tmpdir(), "put-"));
  const file = join(folder, `${slug}.md`);
  const listener = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await listener.connect();
  await listener.query("LISTEN site_changes");
  const found: PutTimes = { stored: [], shown: [], together: [] };
  for (let time = 1; time <= times; time += 1) {
    await writeFile(file, fileText(slug, `Put ${time}.`));
    const stored = once(listener, "notification").then(() => performance.now());
    const began = performance.now();
    const child = spawn(process.execPath, [COMMAND, "put", file], {
      env: { PATH: process.env.PATH, ...database.environment },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = once(child, "exit");
    const storedAt = await stored;
    await untilShown(sites, `Put ${time}.`);
    const shownAt = performance.now();
    found.stored.push(storedAt - began);
    found.shown.push(shownAt - storedAt);
    found.together.push(shownAt - began);
    await ended;
    await delay(300);
  }
  await listener.end();
  await rm(folder, { recursive: true });
  return found;
}

function fileText(slug: string, title: string): string {
  const opening = "A post that is put again and again, long enough for a card and a search result.";
  return `---\nslug: ${slug}\ntitle: ${title}\npublished_at: 2025-11-01\n---\n\n${opening}\n`;
}
