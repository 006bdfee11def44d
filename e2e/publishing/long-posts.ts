import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { paths } from "../../shared/paths.ts";
import type { Proof } from "../leads/proof.ts";
import type { ProofDatabase } from "../leads/proof-database.ts";
import { until } from "../leads/waiting.ts";
import { timesOf, type Wait, waitBeside } from "./bystander.ts";
import { type MeteredSite, startMetered } from "./metered-site.ts";
import { millisecondsText, spread } from "./spread.ts";

const REQUESTS = 500;
const BYSTANDER = paths.careers();
const CHANGES = 2;
const STALL_MS = 50;
const MEGABYTE = 1_000_000;

/** A megabyte each: prose, markup, and what takes most room once escaped. */
const pieces = ["Rails grow warm and push. ", "**a** [b](/c) `d`\n\n", "\"'&<>", "鉄道 ", "- a\n"];

const { feed, atomFeed, jsonFeed, sitemap, llms, insightMarkdown, api } = paths;
const machineFiles = [
  ...[feed(), atomFeed(), jsonFeed(), sitemap(), llms(), insightMarkdown("long-1")],
  ...[api.posts(), `${api.posts()}?limit=50`],
];

interface Memory {
  list: number[];
  post: number[];
  residentBytes: number;
}

/** Posts of a megabyte, and thousands of small ones: what visitors of other pages feel of them. */
export async function proveLongPosts(database: ProofDatabase): Promise<Proof> {
  const site = await startMetered(database);
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await client.connect();
  const [first] = (await client.query("SELECT slug FROM blog_posts ORDER BY slug LIMIT 1")).rows;
  const nine = await fromMemory(site, paths.insight(first.slug));
  const alone = await waitBeside(site, BYSTANDER, () => delay(3_000));

  const published = await waitBeside(site, BYSTANDER, async () => {
    await client.query(
      `INSERT INTO blog_posts (slug, title, content, published_at)
       SELECT 'long-' || n, 'Long ' || n,
              n || left(repeat(piece, $1 / octet_length(piece) + 1), $1 / (octet_length(piece) / char_length(piece))),
              now() - n * interval '1 second'
         FROM generate_series(1, 50) AS n,
              LATERAL (SELECT ($2::text[])[1 + n % 5] AS piece) AS chosen`,
      [MEGABYTE, pieces],
    );
    await untilListed(site, "Long 1<");
  });
  const asked = await waitBeside(site, BYSTANDER, () =>
    askAll(site, 50, (n) => paths.insight(`long-${n}`)),
  );
  const fifty = await fromMemory(site, paths.insight("long-1"));
  const changed: Memory[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await client.query("UPDATE blog_posts SET content = $1 || content", [change]);
    await delay(1_000);
    await askAll(site, 50, (n) => paths.insight(`long-${n}`));
    changed.push(await fromMemory(site, paths.insight("long-1")));
  }
  const machines = await waitBeside(site, BYSTANDER, () => askMachines(site));
  await client.query("UPDATE blog_posts SET content = 'once more ' || content");
  await delay(1_000);
  const atOnce = await waitBeside(site, BYSTANDER, () =>
    Promise.all(machineFiles.map((path) => askAll(site, 1, () => path))),
  );

  await client.query("DELETE FROM blog_posts");
  await client.query(
    `INSERT INTO blog_posts (slug, title, content, published_at)
     SELECT 'short-' || n, 'Short ' || n, left(n || repeat(' Rails *grow* warm and push.', 10), 200),
            now() - n * interval '1 second'
       FROM generate_series(1, 5000) AS n`,
  );
  await untilListed(site, "Short 1<");
  const pagesAsked = await waitBeside(site, BYSTANDER, () =>
    askAll(site, 60, (n) => paths.insights(undefined, n + 1)),
  );
  const thousands = await fromMemory(site, paths.insight("short-1"));
  await client.end();
  await site.stop();

  const works: [string, Wait][] = [
    ["nothing", alone],
    ["50 posts of a megabyte are published", published],
    ["their pages are asked for the first time", asked],
    ["feeds, sitemap and all posts as JSON are asked for", machines],
    ["… all of them at once, of changed posts", atOnce],
    ["60 pages of the list of 5,000 are asked for", pagesAsked],
  ];
  const held = works.slice(1).map(([, { reading }]) => reading.workMs || reading.wallMs);
  const resident = [fifty, ...changed, thousands].map(({ residentBytes }) => residentBytes);
  return {
    title: "Long posts and many posts",
    figures: [
      ["from memory (middle, 99 of 100): list and post of nine", memoryText(nine)],
      ["… of 50 more of a megabyte each", memoryText(fifty)],
      ...changed.map((memory, n): [string, string] => [
        `… all of them changed, ${n + 1}`,
        memoryText(memory),
      ]),
      ["… of 5,000 with a megabyte in all", memoryText(thousands)],
      ...works.map(([what, wait]): [string, string] => [
        `another page, while: ${what}`,
        waitText(wait),
      ]),
    ],
    promises: [
      ["nothing keeps the serving thread for more than 50 ms", Math.max(...held) <= STALL_MS],
      ["the list is as fast as with nine posts", isAsFast(nine.list, fifty.list, thousands.list)],
      ["memory stays below a gigabyte", Math.max(...resident) < 2 ** 30],
    ],
  };
}

async function fromMemory(site: MeteredSite, post: string): Promise<Memory> {
  for (const path of [paths.insights(), post]) await site.ask(path);
  await delay(1_000);
  const list = await timesOf(site, paths.insights(), REQUESTS);
  const times = await timesOf(site, post, REQUESTS / 10);
  return { list, post: times, residentBytes: (await site.read()).residentBytes };
}

async function askAll(site: MeteredSite, count: number, pathOf: (n: number) => string) {
  for (let n = 1; n <= count; n += 1) {
    const { status } = await site.ask(pathOf(n));
    if (status !== 200) throw new Error(`${pathOf(n)} was answered with ${status}`);
  }
}

async function askMachines(site: MeteredSite): Promise<void> {
  for (const path of machineFiles) await askAll(site, 1, () => path);
}

function untilListed(site: MeteredSite, title: string): Promise<void> {
  const isListed = async () => (await site.ask(paths.insights())).text.includes(title);
  return until(`${title} is in the list`, isListed, 60);
}

/** The middle request may take twice as long: the two measurements lie minutes apart. */
function isAsFast(nine: readonly number[], ...others: readonly number[][]): boolean {
  return others.every((times) => spread(times).median < 2 * spread(nine).median);
}

function memoryText({ list, post, residentBytes }: Memory): string {
  const megabytes = Math.round(residentBytes / 2 ** 20);
  return `${millisecondsText(list)},  ${millisecondsText(post)},  ${megabytes} MB resident`;
}

function waitText({ waits, reading: { wallMs, workMs } }: Wait): string {
  const { median, max } = spread(waits);
  const most = [max, wallMs, workMs].map((ms) => ms.toFixed(0));
  return `${median.toFixed(1)} ms, at most ${most[0]}; thread held up for ${most[1]} ms, by its own work for ${most[2]}`;
}
