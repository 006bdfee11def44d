import { beforeEach, expect, test } from "vitest";
import type { Database, Db } from "../../database/db.ts";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { countPublicPosts, readPostSlice } from "./posts.ts";

onAnyDatabase((database) => {
  let db: Database["db"];
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM blog_posts");
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at) VALUES
       ('e', 'Culverts in spring', '', 'blog', '2999-01-01'),
       ('d', 'Culverts and rain', repeat('x', 5000), 'blog', '2025-02-01 00:00:00.000002Z'),
       ('c', 'Rain on rails', '', 'webinar', '2025-02-01 00:00:00.000001Z'),
       ('a', 'Heat', 'About culverts', 'blog', '2025-01-01'),
       ('b', 'Snow', '', 'blog', '2025-01-01'),
       ('y', 'Undated', '', 'press_release', NULL),
       ('z', '''\\ & | ! :*', '', 'blog', NULL)`,
    );
  });

  test("counts the public posts, all of them and those of each category", async () => {
    expect(await countPublicPosts(db)).toEqual({ all: 6, blog: 4, press_release: 1 });
  });

  test("every slice of the list is in order", async () => {
    const slugs = async (options: Parameters<typeof readPostSlice>[1]) =>
      (await readPostSlice(db, options)).posts.map(({ slug }) => slug).join("");

    expect(await slugs({ limit: 4, offset: 0 })).toBe("dcab");
    expect(await slugs({ limit: 4, offset: 4 })).toBe("yz");
    expect(await slugs({ limit: 9, offset: 0, category: "blog" })).toBe("dabz");
    expect(await slugs({ limit: 9, offset: 1, category: "blog" })).toBe("abz");
    expect(await slugs({ limit: 9, offset: 0, category: "press_release" })).toBe("y");
  });

  test("a post is listed with the first drawing in its text", async () => {
    const text =
      "/pictures/a.svg ![A](/pictures/b.webp) ![B](/pictures/c-1.svg) ![C](/pictures/d.svg)";
    await db.query("UPDATE blog_posts SET content = $1 WHERE slug = 'd'", [text]);

    const { posts } = await readPostSlice(db, { limit: 2, offset: 0 });

    expect(posts.map(({ figure }) => figure)).toEqual(["/pictures/c-1.svg", null]);
  });

  test("the list is read in the order of its index, without sorting all posts", async () => {
    const client = await database().db.connect();
    await client.query("SET enable_seqscan = off; SET enable_sort = off");
    const explaining = {
      query: (sql: string, values: unknown[]) => client.query(`EXPLAIN ${sql}`, values),
    } as unknown as Db; // The overloads of pg's `query` cannot be written as one function.

    const { posts: plan } = await readPostSlice(explaining, { limit: 4, offset: 0 });

    client.release(true);
    expect(JSON.stringify(plan)).toContain("blog_posts_newest_first");
  });

  test("a slice after the end of the list has no posts, but the counts", async () => {
    const behind = await readPostSlice(db, { category: "blog", limit: 4, offset: 8 });

    expect(behind).toEqual({ counts: { all: 6, blog: 4, press_release: 1 }, posts: [] });
  });
});
