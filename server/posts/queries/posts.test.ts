import { beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../database/db.ts";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { findPost, listPosts } from "./posts.ts";

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM blog_posts");
  });

  const insert = (slug: string, values: { publishedAt?: string | null; category?: string } = {}) =>
    db.query(
      "INSERT INTO blog_posts (slug, title, published_at, category) VALUES ($1, $1, $2, $3)",
      [slug, values.publishedAt ?? null, values.category ?? "blog"],
    );

  test("a change keeps the version before it, an update without a change none", async () => {
    await insert("a");
    await db.query("UPDATE blog_posts SET title = title");
    await db.query("UPDATE blog_posts SET title = 'Changed'");

    const { rows } = await db.query("SELECT title FROM blog_post_versions WHERE slug = 'a'");

    expect(rows).toEqual([{ title: "a" }]);
  });

  describe("listing posts", () => {
    test("orders posts by date, newest first, then by slug, undated posts last", async () => {
      await insert("undated-b");
      await insert("twin-B", { publishedAt: "2024-05-01T12:00:00Z" });
      await insert("twin-a", { publishedAt: "2024-05-01T12:00:00Z" });
      await insert("undated-a");
      await insert("newest", { publishedAt: "2025-05-01T12:00:00Z" });
      await insert("oldest", { publishedAt: "2015-05-01T12:00:00Z" });

      const slugs = (await listPosts(db)).map(({ slug }) => slug);

      expect(slugs).toEqual(["newest", "twin-B", "twin-a", "oldest", "undated-a", "undated-b"]);
    });

    test("omits a post dated in the future", async () => {
      await insert("past", { publishedAt: "2024-05-01T12:00:00Z" });
      await insert("future", { publishedAt: inOneHour() });

      expect((await listPosts(db)).map(({ slug }) => slug)).toEqual(["past"]);
      expect(await findPost(db, "future")).toBeUndefined();
    });

    test("filters by limit and by any category text", async () => {
      await insert("a", { publishedAt: "2024-01-01T00:00:00Z", category: "webinar" });
      await insert("b", { publishedAt: "2024-01-02T00:00:00Z" });
      await insert("c", { publishedAt: "2024-01-03T00:00:00Z", category: "webinar" });

      const slugs = async (filter: Parameters<typeof listPosts>[1]) =>
        (await listPosts(db, filter)).map(({ slug }) => slug);

      expect(await slugs({ limit: 2 })).toEqual(["c", "b"]);
      expect(await slugs({ category: "webinar" })).toEqual(["c", "a"]);
      expect(await slugs({ category: "webinar", limit: 1 })).toEqual(["c"]);
      expect(await slugs({ category: "nothing" })).toEqual([]);
    });
  });

  test("finds a post with all its fields in any time zone of the server", async () => {
    await db.query(
      `INSERT INTO blog_posts (id, slug, title, content, image_url, category, author, published_at)
       VALUES ('42', 'full', 'Title', '# Text', '/pictures/x.webp', 'press_release', 'Ada', '2024-05-01T00:30:00+02:00')`,
    );

    const post = await findPost(db, "full");

    expect(post).toEqual({
      id: "42",
      slug: "full",
      title: "Title",
      content: "# Text",
      imageUrl: "/pictures/x.webp",
      category: "press_release",
      author: "Ada",
      publishedAt: new Date("2024-04-30T22:30:00Z"),
      revisedAt: null,
      revisionNote: null,
    });
  });

  test("a row with nothing but slug and title is a public blog post", async () => {
    await db.query("INSERT INTO blog_posts (slug, title) VALUES ('bare', 'Bare')");

    const post = await findPost(db, "bare");

    expect(post).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      content: "",
      category: "blog",
      author: null,
      imageUrl: null,
      publishedAt: null,
    });
  });

  test.each(["", "missing", "null\0byte", "\ud800", "a".repeat(100_000), "'; --"])(
    "finds no post for the slug %j",
    async (slug) => {
      expect(await findPost(db, slug)).toBeUndefined();
      expect(await listPosts(db, { category: slug })).toEqual([]);
    },
  );

  test.each([
    ["an empty slug", "('', 'x', now(), now())"],
    ["a date without an end", "('x', 'x', 'infinity', now())"],
    ["a date beyond what a page can show", "('x', 'x', '20000-01-01', now())"],
    ["a change without an end", "('x', 'x', now(), 'infinity')"],
    ["a change before our era", "('x', 'x', now(), '0044-03-15 BC')"],
  ])("the table rejects %s", async (_name, values) => {
    const insertion = db.query(
      `INSERT INTO blog_posts (slug, title, published_at, updated_at) VALUES ${values}`,
    );

    await expect(insertion).rejects.toMatchObject({ code: "23514" });
  });
});

function inOneHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}
