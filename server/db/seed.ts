import type pg from "pg";
import type { Db } from "./db.ts";
import type { SeedPost } from "./seed-files.ts";
import { inTransaction } from "./transaction.ts";

const MARKER = "first_posts_added";

/**
 * Adds the first posts, only once per database and only into an empty table, so that deleted posts do not
 * return. `posts` contains the posts or names the directory of their files. Returns the number of added
 * posts.
 */
export async function seedPosts(db: Db, posts: SeedPost[] | string): Promise<number> {
  const { rowCount: marked } = await db.query("SELECT FROM site_settings WHERE key = $1", [MARKER]);
  if (marked) return 0;

  const candidates = typeof posts === "string" ? await readFiles(posts) : posts;
  return inTransaction(db, async (client) => {
    // If two servers start together, the second waits here until the first has committed.
    const { rowCount: first } = await client.query(
      "INSERT INTO site_settings (key, value) VALUES ($1, now()::text) ON CONFLICT DO NOTHING",
      [MARKER],
    );
    const { rowCount: present } = await client.query("SELECT FROM blog_posts LIMIT 1");
    if (!first || present) return 0;
    for (const post of candidates) await insertPost(client, post);
    return candidates.length;
  });
}

/** Imports the parser on demand, because only the first start of a database uses it. */
async function readFiles(directory: string): Promise<SeedPost[]> {
  const { readSeedPosts } = await import("./seed-files.ts");
  return readSeedPosts(directory);
}

async function insertPost(client: pg.PoolClient, post: SeedPost): Promise<void> {
  await client.query(
    `INSERT INTO blog_posts (slug, title, content, image_url, category, author, published_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      post.slug,
      post.title,
      post.content,
      post.imageUrl,
      post.category,
      post.author,
      post.publishedAt,
    ],
  );
}
