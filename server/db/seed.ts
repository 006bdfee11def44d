import type pg from "pg";
import type { Db } from "./db.ts";
import type { SeedPost } from "./seed-files.ts";
import { inTransaction } from "./transaction.ts";

const MARKER = "first_posts_added";

/**
 * Adds the first posts, once in the life of a database and only into an empty table: what the
 * content team deletes never comes back. `posts` is the posts or the directory of their files.
 * Gives how many were added.
 */
export async function seedPosts(db: Db, posts: SeedPost[] | string): Promise<number> {
  const { rowCount: marked } = await db.query("SELECT FROM site_settings WHERE key = $1", [MARKER]);
  if (marked) return 0;

  const candidates = typeof posts === "string" ? await readFiles(posts) : posts;
  return inTransaction(db, async (client) => {
    // Of two servers that start together the second waits here for the first, and finds it done.
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

/** Once in the life of a database: all other starts do without the parser. */
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
