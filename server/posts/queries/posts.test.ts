import { beforeEach, expect, test } from "vitest";
import type { Database } from "../../database/db.ts";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { countPublicPosts, findRenamedPost, listPosts } from "./posts.ts";

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
       ('B', 'Snow', '', 'blog', '2025-01-01'),
       ('y', 'Undated', '', 'press_release', NULL),
       ('z', '''\\ & | ! :*', '', 'blog', NULL)`,
    );
  });

  test("counts and lists the public posts, all and those of a category: newest first, then by slug, undated posts last", async () => {
    const slugs = async (filter?: Parameters<typeof listPosts>[1]) =>
      (await listPosts(db, filter)).map(({ slug }) => slug).join("");

    expect(await countPublicPosts(db)).toEqual({ all: 6, blog: 4, press_release: 1 });
    expect(await slugs()).toBe("dcBayz");
    expect(await slugs({ limit: 4, offset: 0 })).toBe("dcBa");
    expect(await slugs({ limit: 4, offset: 4 })).toBe("yz");
    expect(await slugs({ limit: 9, offset: 1, category: "blog" })).toBe("Baz");
    expect(await slugs({ limit: 9, offset: 0, category: "press_release" })).toBe("y");
  });

  test("a change keeps the version before it, an update without a change none", async () => {
    await db.query("DELETE FROM blog_post_versions");
    await db.query("UPDATE blog_posts SET title = title");
    await db.query("UPDATE blog_posts SET title = 'Changed' WHERE slug = 'a'");

    const { rows } = await db.query("SELECT slug, title FROM blog_post_versions");

    expect(rows).toEqual([{ slug: "a", title: "Heat" }]);
  });

  test("an earlier slug leads to the post that had it last", async () => {
    for (const slug of ["a", "B"]) {
      await db.query("UPDATE blog_posts SET slug = 'snow-and-heat' WHERE slug = $1", [slug]);
      await db.query("UPDATE blog_posts SET slug = $1 WHERE slug = 'snow-and-heat'", [slug]);
    }

    expect(await findRenamedPost(db, "snow-and-heat")).toBe("B");
  });

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
