import { beforeEach, expect, test } from "vitest";
import { hashOfText } from "../markdown/render-markdown.ts";
import { onEveryDatabase } from "../testing/every-database.ts";
import type { Database } from "./db.ts";
import { keepParsedPosts, listParsedPosts, listUnparsedTexts } from "./parsed-posts.ts";

const RAIN = hashOfText("Rain on rails – 10 °C");
const SNOW = hashOfText("Snow");

onEveryDatabase((database) => {
  let db: Database["db"];
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM blog_posts; DELETE FROM parsed_posts");
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, published_at) VALUES
       ('rain', 'Rain', 'Rain on rails – 10 °C', '2025-02-01'),
       ('snow', 'Snow', 'Snow', '2025-01-01'),
       ('long', 'Long', repeat('x', 100001), '2025-01-01'),
       ('later', 'Later', 'Later', '2999-01-01')`,
    );
  });

  const keep = (parser: string, ...hashes: string[]) => {
    const parsed = hashes.map((textHash) => ({ textHash, post: `{"of":"${textHash}"}` }));
    return keepParsedPosts(db, parser, 9, parsed);
  };
  const slugs = async (parser: string, limit = 9) =>
    (await listParsedPosts(db, parser, limit)).map(({ slug }) => slug).sort();
  const kept = async () => {
    const { rows } = await db.query("SELECT parser, text_hash FROM parsed_posts ORDER BY parser");
    return rows.map(({ parser, text_hash }) => [parser, text_hash]);
  };

  test("what is kept of a post is found by the hash of its text, as this program makes it", async () => {
    await keep("one", RAIN);

    expect(await listParsedPosts(db, "one", 9)).toEqual([
      { slug: "rain", openingKey: expect.any(String), textHash: RAIN, post: `{"of":"${RAIN}"}` },
    ]);
  });

  test("of public posts that are not too long it is said which are not kept", async () => {
    await keep("one", RAIN);

    expect(await listUnparsedTexts(db, "one", 9)).toEqual([SNOW]);
    expect((await listUnparsedTexts(db, "two", 9)).sort()).toEqual([RAIN, SNOW].sort());
    expect(await listUnparsedTexts(db, "two", 1)).toEqual([RAIN]);
  });

  test("it is nothing to another parser, to another text, nor to an older post", async () => {
    await keep("one", RAIN, SNOW);
    expect(await slugs("one")).toEqual(["rain", "snow"]);
    expect(await slugs("one", 1)).toEqual(["rain"]);
    expect(await slugs("two")).toEqual([]);

    await db.query("UPDATE blog_posts SET content = content || '!' WHERE slug = 'rain'");

    expect(await slugs("one")).toEqual(["snow"]);
  });

  test("one text of two posts is kept once, and by many at the same time", async () => {
    await db.query("UPDATE blog_posts SET content = 'Snow' WHERE slug = 'rain'");

    await Promise.all([keep("one", SNOW), keep("one", SNOW), keep("one", SNOW)]);

    expect(await kept()).toEqual([["one", SNOW]]);
    expect(await slugs("one")).toEqual(["rain", "snow"]);
  });

  test("what its posts no longer are goes, and another parser's goes a week later", async () => {
    await keep("one", RAIN);
    await keep("old", RAIN);
    await keep("older", RAIN);
    await db.query(
      "UPDATE parsed_posts SET parsed_at = now() - interval '8 days' WHERE parser = 'older'",
    );
    await db.query("DELETE FROM blog_posts WHERE slug = 'rain'");

    await keep("one", SNOW);

    expect(await kept()).toEqual([
      ["old", RAIN],
      ["one", SNOW],
    ]);
  });
});
