import pg from "pg";
import { startThrowawayPostgres } from "../server/testing/throwaway-postgres.ts";
import { PAGE_POSTS } from "../shared/post-page.ts";
import { type RunningSite, startSite } from "./start-site.ts";

/** Starts a site with this many posts, a third of them press releases; undefined without PostgreSQL. */
export async function startManyPostsSite(count = 160): Promise<RunningSite | undefined> {
  const postgres = await startThrowawayPostgres();
  if (postgres === undefined) return undefined;
  const site = await startSite({ DATABASE_URL: postgres.url });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query("DELETE FROM blog_posts");
  await database.query(
    `INSERT INTO blog_posts (slug, title, content, category, author, published_at)
     SELECT 'post-' || n, 'What we measured, part ' || n,
            'A rail that warms pushes, and the ballast holds it. This is part ' || n || ' of what we saw.',
            CASE n % 3 WHEN 0 THEN 'press_release' ELSE 'blog' END, 'Editorial team',
            timestamptz '2025-10-01Z' - n * interval '1 day'
       FROM generate_series(1, $1) AS n`,
    [count],
  );
  await database.end();
  await pagesShow(`${site.url}/insights`, `Showing ${PAGE_POSTS} of ${count} posts.`);
  return {
    ...site,
    async stop() {
      await site.stop();
      await postgres.stop();
    },
  };
}

/** Waits until a page is kept with what the database has now, so that no visitor waits for a part of it. */
export async function pagesShow(url: string, words: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url);
    const html = await answer.text();
    // Only what is kept has a validator.
    if (html.includes(words) && answer.headers.has("etag")) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not show "${words}"`);
}
