import pg from "pg";
import { paths } from "../../shared/paths.ts";
import type { Proof } from "../leads/proof.ts";
import type { ProofDatabase } from "../leads/proof-database.ts";
import { until } from "../leads/waiting.ts";
import { insertHostilePosts } from "./hostile-posts.ts";
import { type MeteredSite, startMetered } from "./metered-site.ts";
import { type Verdict, validateMachineReaders } from "./validators/machine-readers.ts";

/** One file of a sitemap has room for 50,000. */
const POSTS = 50_010;
const FAULTS_SHOWN = 5;

/** What programs read, by validators of its formats: of the first posts, of hostile ones, of very many. */
export async function proveMachineReaders(database: ProofDatabase): Promise<Proof> {
  const site = await startMetered(database);
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await client.connect();
  const rounds: [string, Verdict[]][] = [["the first posts", await validateMachineReaders(site)]];

  await client.query("UPDATE blog_posts SET published_at = published_at - interval '20 years'");
  await insertHostilePosts(database);
  await client.query(
    "UPDATE blog_posts SET title = 'T ' || left(content, 200) WHERE slug ~ '^hostile'",
  );
  await client.query(
    `INSERT INTO blog_posts (slug, title, content, category, author, published_at) VALUES
     ('odd', E'<b> & "]]>" \\x01 \\U0001F682', E'a ]]> <b>b</b> & [c](/d?e=1&f=2) \\x02', 'press_release', '<Ünï>', now()),
     ('ütf ✓', 'Slug', 'Text', 'blog', NULL, '0001-01-01Z'),
     ('bare', 'Bare', '', 'blog', NULL, NULL)`,
  );
  await untilRead(site, paths.sitemap(), "/insights/bare<");
  rounds.push(["hostile and odd posts", await validateMachineReaders(site)]);

  await client.query(
    `INSERT INTO blog_posts (slug, title, content, category, published_at)
     SELECT 'many-' || n, 'Many ' || n, 'Text', (ARRAY['blog', 'press_release'])[1 + n % 2],
            now() - n * interval '1 second'
       FROM generate_series(1, $1) AS n`,
    [POSTS],
  );
  await untilRead(site, paths.sitemap(), "<sitemapindex");
  rounds.push([`${POSTS} posts`, await validateMachineReaders(site)]);
  await client.end();
  await site.stop();

  const all = rounds.flatMap(([posts, verdicts]) =>
    verdicts.map((verdict) => ({ ...verdict, posts })),
  );
  return {
    title: "Feeds, sitemaps and structured data",
    figures: all.map(({ reader, posts, validator, documents, faults }) => [
      `${reader}, with ${posts}`,
      [
        `${documents} by ${validator}: ${faults.length} faults`,
        ...faults.slice(0, FAULTS_SHOWN),
      ].join("\n    "),
    ]),
    promises: [
      ["every format was read", all.every(({ documents }) => documents > 0)],
      ["no validator finds a fault", all.every(({ faults }) => faults.length === 0)],
    ],
  };
}

function untilRead(site: MeteredSite, path: string, text: string): Promise<void> {
  return until(`${text} is in ${path}`, async () => (await site.ask(path)).text.includes(text), 60);
}
