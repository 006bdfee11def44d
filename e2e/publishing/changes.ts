import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { paths } from "../../shared/paths.ts";
import type { Proof } from "../leads/proof.ts";
import type { ProofDatabase } from "../leads/proof-database.ts";
import { until } from "../leads/waiting.ts";
import { type MeteredSite, startMetered } from "./metered-site.ts";
import { putFromFile } from "./put-command.ts";
import { secondsText } from "./spread.ts";

const SLUG = "proof-of-changes";
const KILLS = 20;
const PUTS = 20;
const SWALLOWED = 3;
const OUTAGES_MS = [2_000, 12_000];

/** From a change of a post until two servers show it, in the list and on its own page. */
export async function proveChanges(database: ProofDatabase): Promise<Proof> {
  const sites = [await startMetered(database), await startMetered(database)];
  const client = await connect(database);
  await client.query(
    "INSERT INTO blog_posts (slug, title, content, published_at) VALUES ($1, 'Round 0', 'Text', now())",
    [SLUG],
  );
  await untilShown(sites, "Round 0");

  const heard = await afterEach(KILLS, sites, (title) => client.query(rename(title)));
  const killed = await afterEach(KILLS, sites, (title) =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'website listener'; ${rename(title)}`,
    ),
  );
  const put = await putFromFile({ database, sites, slug: SLUG, times: PUTS, untilShown });
  const swallowed = await afterEach(SWALLOWED, sites, (title) =>
    client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${rename(title)}; COMMIT`),
  );
  await client.end();
  const returned = await afterOutages(database, sites);
  for (const site of sites) await site.stop();

  return {
    title: "From a change to the changed pages, on two servers (least, middle, most)",
    figures: [
      ["changed by SQL", secondsText(heard)],
      ["changed while LISTEN was killed", secondsText(killed)],
      [
        `changed while the database was back after ${OUTAGES_MS.map((ms) => ms / 1000).join(" and ")} s`,
        secondsText(returned),
      ],
      ["posts put: from the command's start until stored", secondsText(put.stored)],
      ["posts put: from stored until shown", secondsText(put.shown)],
      ["posts put: together", secondsText(put.together)],
      ["changed without NOTIFY", secondsText(swallowed)],
    ],
    promises: [
      ["LISTEN killed: right again within five seconds", Math.max(...killed, ...returned) < 5_000],
      ["posts put: shown within a second", Math.max(...put.together) < 1_000],
      ["NOTIFY swallowed: right again within a minute", Math.max(...swallowed) < 60_000],
    ],
  };
}

function rename(title: string): string {
  return `UPDATE blog_posts SET title = '${title}' WHERE slug = '${SLUG}'`;
}

let round = 0;

/** How long it takes each time until the change shows. */
async function afterEach(
  times: number,
  sites: readonly MeteredSite[],
  change: (title: string) => Promise<unknown>,
): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    round += 1;
    const began = performance.now();
    await change(`Round ${round}`);
    await untilShown(sites, `Round ${round}`);
    waits.push(performance.now() - began);
    // Every time meets servers that have settled.
    await delay(300);
  }
  return waits;
}

/** From the first moment in which the database takes a change again. */
async function afterOutages(database: ProofDatabase, sites: MeteredSite[]): Promise<number[]> {
  const waits: number[] = [];
  for (const ms of OUTAGES_MS) {
    await database.interrupt?.(ms);
    const client = await connect(database);
    waits.push(...(await afterEach(1, sites, (title) => client.query(rename(title)))));
    await client.end();
  }
  return waits;
}

async function untilShown(sites: readonly MeteredSite[], title: string): Promise<void> {
  const isShown = async () => {
    for (const site of sites) {
      for (const path of [paths.insight(SLUG), paths.insights(), paths.home()]) {
        if (!(await site.ask(path)).text.includes(title)) return false;
      }
    }
    return true;
  };
  await until(`${title} shows`, isShown, 70, 5);
}

async function connect(database: ProofDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await client.connect();
  return client;
}
