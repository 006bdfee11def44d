import { beforeEach, expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { contentVersion } from "./content-version.ts";
import type { Db } from "./db.ts";
import { findPictureCopies, setPictureCopy } from "./remote-pictures.ts";
import { inTransaction } from "./transaction.ts";

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM blog_posts");
    await db.query(
      `INSERT INTO blog_posts (slug, title, published_at) VALUES
       ('past', 'Past', '2025-01-01'), ('undated', 'Undated', NULL), ('future', 'Future', '2999-01-01')`,
    );
  });

  test("the version stays the same without a change", async () => {
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
  ])("the version changes when a post %s", async (_what, sql) => {
    const before = await contentVersion(db);

    await db.query(sql);

    expect(await contentVersion(db)).not.toBe(before);
  });

  test("the version of a view instead of the table changes with its rows", async () => {
    const versions = await inTransaction(db, async (client) => {
      await client.query("CREATE TEMP VIEW blog_posts AS SELECT * FROM public.blog_posts");
      const before = await contentVersion(client);
      await client.query("UPDATE public.blog_posts SET content = 'New' WHERE slug = 'past'");
      const after = await contentVersion(client);
      await client.query("DROP VIEW pg_temp.blog_posts");
      return { before, after };
    });

    expect(versions.after).not.toBe(versions.before);
  });

  test("the version changes when a remote picture is copied, not when it is found", async () => {
    const address = "https://media.example/a.jpg";
    const before = await contentVersion(db);
    await findPictureCopies(db, [address]);
    const found = await contentVersion(db);

    await setPictureCopy(db, address, "/media/0123456789abcdef-480x320.webp");

    expect(found).toBe(before);
    expect(await contentVersion(db)).not.toBe(before);
  });

  test("a post that is not public yet does not change the version", async () => {
    const before = await contentVersion(db);

    await db.query("UPDATE blog_posts SET title = 'New' WHERE slug = 'future'");

    expect(await contentVersion(db)).toBe(before);
  });
});
