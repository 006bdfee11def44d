import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sqlDirectory } from "../../database/migrate.ts";
import { onAnyDatabase } from "../../testing/every-database.ts";
import type { NewPostRecord } from "../queries/post-records.ts";
import { listPosts } from "../queries/posts.ts";
import { readSeedPosts, seedPosts } from "./seed.ts";

const post = (slug: string): NewPostRecord => ({
  slug,
  title: slug,
  content: "# Text",
  image_url: "/pictures/x.webp",
  category: "press_release",
  author: null,
  published_at: "2024-05-01T12:00:00Z",
  revision_note: null,
});

onAnyDatabase((database) => {
  beforeEach(async () => {
    await database().db.query("DELETE FROM blog_posts");
    await database().db.query("DELETE FROM site_settings");
  });

  test("adds the first posts to a new database once", async () => {
    const { db } = database();
    const posts = async () => [post("a"), post("b")];

    const added = await seedPosts(db, posts);
    const addedAgain = await seedPosts(db, posts);

    expect([added, addedAgain]).toEqual([2, 0]);
    const fields = {
      title: "a",
      content: "# Text",
      imageUrl: "/pictures/x.webp",
      category: "press_release",
      author: null,
      publishedAt: new Date("2024-05-01T12:00:00Z"),
    };
    expect(await listPosts(db)).toMatchObject([fields, { ...fields, title: "b" }]);
  });

  test("does not add deleted posts again", async () => {
    const { db } = database();
    await seedPosts(db, async () => [post("a")]);
    await db.query("DELETE FROM blog_posts");

    expect(await seedPosts(db, async () => [post("a")])).toBe(0);
    expect(await listPosts(db)).toEqual([]);
  });

  test("adds nothing to a table that already has posts", async () => {
    const { db } = database();
    await db.query("INSERT INTO blog_posts (slug, title) VALUES ('own', 'Own')");
    const added = await seedPosts(db, async () => [post("a")]);
    await db.query("DELETE FROM blog_posts");

    expect(added).toBe(0);
    expect(await seedPosts(db, async () => [post("a")])).toBe(0);
  });

  test("adds the posts once if two servers start together", async () => {
    const { db } = database();

    const added = await Promise.all([
      seedPosts(db, async () => [post("a")]),
      seedPosts(db, async () => [post("a")]),
    ]);

    expect(added.sort()).toEqual([0, 1]);
  });

  test("stores no post after a failure and retries at the next start", async () => {
    const { db } = database();
    const failing = seedPosts(db, async () => [post("a"), post("")]);

    await expect(failing).rejects.toMatchObject({ code: "23514" });
    expect(await listPosts(db)).toEqual([]);
    expect(await seedPosts(db, async () => [post("a")])).toBe(1);
  });
});

describe("seed files", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "seed-test-"));
  });
  afterEach(() => rm(directory, { recursive: true }));

  test("front matter becomes the fields and the text the content", async () => {
    await writeFile(
      join(directory, "a.md"),
      "---\nslug: a\ntitle: 'A: b'\ncategory: blog\npublished_at: 2024-05-01T12:00:00Z\n---\n\nText\n\n---\n\nMore\n",
    );

    expect(await readSeedPosts(directory)).toEqual([
      {
        slug: "a",
        title: "A: b",
        category: "blog",
        author: null,
        image_url: null,
        published_at: "2024-05-01T12:00:00Z",
        revision_note: null,
        content: "Text\n\n---\n\nMore",
      },
    ]);
  });

  test.each([
    ["no front matter", "# Text"],
    ["no title", "---\nslug: a\ncategory: blog\n---\nText"],
    [
      "a date that is none",
      "---\nslug: a\ntitle: A\ncategory: blog\npublished_at: soon\n---\nText",
    ],
  ])("a file with %s fails with its name", async (_name, text) => {
    const file = join(directory, "a.md");
    await writeFile(file, text);

    await expect(readSeedPosts(directory)).rejects.toThrow(file);
  });

  test("every file of this repository is valid and has a unique slug", async () => {
    const posts = await readSeedPosts(join(sqlDirectory(), "seed"));

    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    expect(posts.filter(({ content }) => content === "")).toEqual([]);
  });
});
