import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { onAnyDatabase, onDatabase } from "../testing/every-database.ts";
import { readContentVersion, readNewPosts } from "./watch-content.ts";

onAnyDatabase((database) => {
  test("TRUNCATE, too, raises the version", async () => {
    const { db } = database();
    const before = await readContentVersion(db);

    await db.query("TRUNCATE blog_posts");

    expect(await readContentVersion(db)).not.toBe(before);
  });
});

onDatabase("postgresql", (database) => {
  test("a post whose date has microseconds is new in one reading only", async () => {
    const { db } = database();
    const { readAt } = await readNewPosts(db);
    const client = await db.connect();
    await client.query("BEGIN");
    await client.query(
      "INSERT INTO blog_posts (slug, title, published_at) VALUES ('now', 'Now', now())",
    );
    const first = await readNewPosts(client, readAt);
    const second = await readNewPosts(client, first.readAt);
    await client.query("COMMIT");
    client.release();
    await delay(50);

    const third = await readNewPosts(db, second.readAt);
    const fourth = await readNewPosts(db, third.readAt);

    const readings = [first, second, third, fourth];
    expect(readings.filter(({ hasNewPost }) => hasNewPost)).toHaveLength(1);
  });

  test("two transactions that change posts in opposite order do not deadlock", async () => {
    const { db } = database();
    await db.query("INSERT INTO blog_posts (slug, title) VALUES ('a', 'A'), ('b', 'B')");
    const change = async (slugs: string[]) => {
      const client = await db.connect();
      await client.query("BEGIN");
      for (const slug of slugs) {
        await client.query("UPDATE blog_posts SET title = 'New' WHERE slug = $1", [slug]);
        await delay(50);
      }
      await client.query("COMMIT");
      client.release();
    };

    await Promise.all([change(["a", "b"]), change(["b", "a"])]);

    const { rows } = await db.query("SELECT FROM blog_posts WHERE title = 'New'");
    expect(rows).toHaveLength(2);
  });
});
