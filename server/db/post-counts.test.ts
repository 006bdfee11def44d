import { beforeEach, expect, test, vi } from "vitest";
import { onEveryDatabase } from "../testing/every-database.ts";
import type { Database } from "./db.ts";
import { readPostPart } from "./post-pages.ts";

onEveryDatabase((database) => {
  let db: Database["db"];
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM blog_posts");
    await db.query(
      `INSERT INTO blog_posts (slug, title, category, published_at) VALUES
       ('past', 'Past', 'blog', '2025-01-01'), ('undated', 'Undated', 'webinar', NULL),
       ('future', 'Future', 'blog', '2999-01-01')`,
    );
  });

  const counts = async () => (await readPostPart(db, { limit: 1, offset: 0 })).counts;
  test.each([
    ["is added", "INSERT INTO blog_posts (slug, title) VALUES ('new', 'New')", [3, 2]],
    ["becomes another kind", "UPDATE blog_posts SET category = 'webinar'", [2, 0]],
    ["is removed", "DELETE FROM blog_posts WHERE slug = 'past'", [1, 0]],
    ["is hidden", "UPDATE blog_posts SET published_at = '2999-01-01' WHERE slug = 'past'", [1, 0]],
    ["becomes public", "UPDATE blog_posts SET published_at = NULL WHERE slug = 'future'", [3, 2]],
    ["is gone with all others", "TRUNCATE blog_posts", [0, 0]],
  ])("the next list counts anew once a post %s", async (_what, sql, [all, blog]) => {
    expect(await counts()).toEqual({ all: 2, blog: 1, press_release: 0 });
    expect(await counts()).toEqual({ all: 2, blog: 1, press_release: 0 });

    await db.query(sql);

    expect(await counts()).toEqual({ all, blog, press_release: 0 });
  });

  test("a change counts once it is committed, also where nothing says that there was one", async () => {
    const other = await db.connect();
    await other.query("BEGIN");
    await other.query("SET LOCAL session_replication_role = replica");
    await other.query("DELETE FROM blog_posts WHERE slug = 'past'");
    if (database().kind === "postgresql")
      expect(await counts()).toEqual({ all: 2, blog: 1, press_release: 0 });
    await other.query("COMMIT");
    other.release();

    expect(await counts()).toEqual({ all: 1, blog: 0, press_release: 0 });
  });

  test("a post counts as soon as its date has come", async () => {
    await db.query(
      "UPDATE blog_posts SET published_at = now() + interval '0.3 s' WHERE slug = 'future'",
    );
    const before = await counts();

    await db.query("SELECT pg_sleep(0.4)");

    expect([before.all, (await counts()).all]).toEqual([2, 3]);
  });

  test("nothing is counted while nothing has changed", async () => {
    const { mock: asked } = vi.spyOn(db, "query");

    await counts();
    await counts();
    const answers = await Promise.all(asked.results.map(({ value }) => value));
    vi.restoreAllMocks();

    const counted = answers.map(({ rows }) => JSON.parse(rows[0].counts));
    expect(counted).toMatchObject([
      { isKnown: false, all: 2 },
      { isKnown: true, all: 0 },
    ]);
  });
});
