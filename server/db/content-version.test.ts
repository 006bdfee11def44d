import { beforeEach, expect, test } from "vitest";
import { onEveryDatabase } from "../testing/every-database.ts";
import { contentVersion } from "./content-version.ts";
import type { Db } from "./db.ts";

onEveryDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM blog_posts");
    await db.query(
      `INSERT INTO blog_posts (slug, title, published_at) VALUES
       ('past', 'Past', '2025-01-01'), ('undated', 'Undated', NULL), ('future', 'Future', '2999-01-01')`,
    );
  });

  test("the version stays what it is while nothing changes", async () => {
    const before = await contentVersion(db);

    await db.query("SELECT * FROM blog_posts");

    expect(await contentVersion(db)).toBe(before);
  });

  test.each([
    ["is added", "INSERT INTO blog_posts (slug, title) VALUES ('new', 'New')"],
    ["is changed", "UPDATE blog_posts SET content = 'New' WHERE slug = 'past'"],
    ["gets another slug", "UPDATE blog_posts SET slug = 'renamed' WHERE slug = 'past'"],
    ["is removed", "DELETE FROM blog_posts WHERE slug = 'undated'"],
    ["is hidden", "UPDATE blog_posts SET published_at = '2999-01-01' WHERE slug = 'past'"],
    ["becomes public", "UPDATE blog_posts SET published_at = '2025-01-01' WHERE slug = 'future'"],
  ])("it is another one once a post %s", async (_what, sql) => {
    const before = await contentVersion(db);

    await db.query(sql);

    expect(await contentVersion(db)).not.toBe(before);
  });

  test("a post that nobody sees yet does not count", async () => {
    const before = await contentVersion(db);

    await db.query("UPDATE blog_posts SET title = 'New' WHERE slug = 'future'");

    expect(await contentVersion(db)).toBe(before);
  });
});
