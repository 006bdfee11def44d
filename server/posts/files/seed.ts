import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Database, inTransaction } from "../../database/db.ts";
import { sqlDirectory } from "../../database/migrate.ts";
import { type NewPostRecord, putPostRecord } from "../queries/post-records.ts";
import { readPost } from "./post-file.ts";

const MARKER = "first_posts_added";

/**
 * Adds the first posts, only once per database and only into an empty table, so that deleted posts do not
 * return. Returns the number of added posts.
 */
export async function addFirstPosts(
  db: Database["db"],
  readPosts = readSeedPosts,
): Promise<number> {
  const { rowCount: marked } = await db.query("SELECT FROM site_settings WHERE key = $1", [MARKER]);
  if (marked) return 0;

  const posts = await readPosts();
  return inTransaction(db, async (client) => {
    // If two servers start together, the second waits here until the first has committed.
    const { rowCount: first } = await client.query(
      "INSERT INTO site_settings (key, value) VALUES ($1, now()::text) ON CONFLICT DO NOTHING",
      [MARKER],
    );
    const { rowCount: present } = await client.query("SELECT FROM blog_posts LIMIT 1");
    if (!first || present) return 0;
    for (const post of posts) await putPostRecord(client, post);
    return posts.length;
  });
}

/** Reads the posts in a directory, ordered by file name. @throws an error with file and line */
export async function readSeedPosts(
  directory = join(sqlDirectory(), "seed"),
): Promise<NewPostRecord[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(names.map((name) => readPost(join(directory, name))));
}
