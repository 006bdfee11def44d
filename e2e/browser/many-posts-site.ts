import { PAGE_POSTS } from "../../shared/post.ts";
import type { Database } from "../contract/support/database.ts";
import { Site } from "../contract/support/site.ts";

/** Starts a site with this many posts, a third of them press releases. */
export async function startManyPostsSite(database: Database, count = 160): Promise<Site> {
  const site = await Site.start(database.environment);
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
  await pagesShow(`${site.url}/insights`, `Showing ${PAGE_POSTS} of ${count} posts.`);
  return site;
}

/** Waits until a page with these words is in the page cache, so that it is not streamed. */
export async function pagesShow(url: string, words: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url);
    const html = await answer.text();
    // Only cached pages have an ETag.
    if (html.includes(words) && answer.headers.has("etag")) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not show "${words}"`);
}
