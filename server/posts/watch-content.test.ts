import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTransaction } from "../database/db.ts";
import { onDatabase } from "../testing/every-database.ts";
import { readContentVersion, readNewPosts } from "./watch-content.ts";

onDatabase("postgresql", (database) => {
  test("TRUNCATE, too, raises the version", async () => {
    const { db } = database();
    const before = await readContentVersion(db);

    await db.query("TRUNCATE blog_posts");

    expect(await readContentVersion(db)).not.toBe(before);
  });

  test("a post whose date has microseconds is new in one reading only", async () => {
    const { db } = database();
    const { readAt } = await readNewPosts(db);
    const [first, second] = await inTransaction(db, async (client) => {
      await client.query(
        "INSERT INTO blog_posts (slug, title, published_at) VALUES ('now', 'Now', now())",
      );
      const once = await readNewPosts(client, readAt);
      return [once, await readNewPosts(client, once.readAt)] as const;
    });
    await delay(50);

    const third = await readNewPosts(db, second.readAt);
    const fourth = await readNewPosts(db, third.readAt);

    const readings = [first, second, third, fourth];
    expect(readings.filter(({ hasNewPost }) => hasNewPost)).toHaveLength(1);
  });

  test("two transactions that change posts in opposite order do not deadlock", async () => {
    const { db } = database();
    await db.query("INSERT INTO blog_posts (slug, title) VALUES ('a', 'A'), ('b', 'B')");
    const change = (slugs: string[]) =>
      inTransaction(db, async (client) => {
        for (const slug of slugs) {
          await client.query("UPDATE blog_posts SET title = 'New' WHERE slug = $1", [slug]);
          await delay(50);
        }
      });

    await Promise.all([change(["a", "b"]), change(["b", "a"])]);

    const { rows } = await db.query("SELECT FROM blog_posts WHERE title = 'New'");
    expect(rows).toHaveLength(2);
  });
});
