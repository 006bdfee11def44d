import { beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../db/db.ts";
import { readPostPart } from "../db/post-pages.ts";
import { findPost } from "../db/posts.ts";
import { onEveryDatabase } from "../testing/every-database.ts";
import { keepExcerpt, listExcerpts } from "./excerpts.ts";

const markdown = { excerpt: vi.fn(async (text: string) => text.slice(0, 20)) };

onEveryDatabase((database) => {
  let db: Database["db"];
  beforeEach(async () => {
    db = database().db;
    await db.query("TRUNCATE blog_posts");
    await db.query(
      `INSERT INTO blog_posts (id, slug, title, content, published_at) VALUES
       ('1', 'rain', 'Rain', 'Rain on rails.', '2025-02-01'),
       ('2', 'snow', 'Snow', 'Snow on rails.' || repeat('x', 9000), '2025-01-01')`,
    );
    await excerpts();
    markdown.excerpt.mockClear();
  });

  const excerpts = async () => {
    const { posts } = await readPostPart(db, { limit: 9, offset: 0 });
    return listExcerpts(posts, { db, markdown });
  };

  test("the list's texts stay in the database while nothing changes", async () => {
    const asked = vi.spyOn(db, "query");

    const found = await excerpts();
    const { calls } = asked.mock;
    asked.mockRestore();

    expect(found).toEqual(["Rain on rails.", "Snow on rails.xxxxxx"]);
    expect(calls).toHaveLength(1);
    expect(markdown.excerpt).not.toHaveBeenCalled();
  });

  test.each([
    ["changed", "UPDATE blog_posts SET content = 'Hail on rails.' WHERE slug = 'rain'"],
    [
      "changed behind the triggers' back",
      `BEGIN; SET LOCAL session_replication_role = replica;
       UPDATE blog_posts SET content = 'Hail on rails.' WHERE slug = 'rain'; COMMIT`,
    ],
    [
      "put back under its old name and id",
      `BEGIN; DELETE FROM blog_posts WHERE slug = 'rain';
       INSERT INTO blog_posts (id, slug, title, content, published_at)
       VALUES ('1', 'rain', 'Rain', 'Hail on rails.', '2025-02-01'); COMMIT`,
    ],
  ])("a post that was %s shows its new excerpt, and no other is made again", async (_how, sql) => {
    await db.query(sql);

    expect((await excerpts())[0]).toBe("Hail on rails.");
    expect(markdown.excerpt.mock.calls).toEqual([["Hail on rails."]]);
  });

  test("only what an excerpt can be made from is read of a text", async () => {
    await db.query("UPDATE blog_posts SET content = 'Ice.' || content WHERE slug = 'snow'");

    await excerpts();

    expect(markdown.excerpt.mock.calls[0]?.[0]).toHaveLength(3000);
  });

  test("a post whose page was made is known to the lists", async () => {
    await db.query("UPDATE blog_posts SET content = 'Ice.' WHERE slug = 'snow'");
    const post = await findPost(db, "snow");
    if (post) keepExcerpt(post, "From its page");

    expect((await excerpts())[1]).toBe("From its page");
  });

  test("a post that goes between two questions has no excerpt, and the others keep theirs", async () => {
    await db.query("UPDATE blog_posts SET content = 'Ice.' WHERE slug = 'snow'");
    const { posts } = await readPostPart(db, { limit: 9, offset: 0 });
    await db.query("DELETE FROM blog_posts WHERE slug = 'snow'");

    expect(await listExcerpts(posts, { db, markdown })).toEqual(["Rain on rails.", ""]);
  });

  test("thousands of posts do not fill the memory with their excerpts", async () => {
    const { posts } = await readPostPart(db, { limit: 9, offset: 0 });
    for (let n = 0; n < 1_000; n += 1) keepExcerpt({ slug: `post-${n}`, openingKey: "1" }, "…");

    await listExcerpts(posts, { db, markdown });

    expect(markdown.excerpt).toHaveBeenCalledTimes(2);
  });
});
