import { beforeEach, expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { newPost } from "../../testing/new-records.ts";
import { listPosts } from "../queries/posts.ts";
import { addFirstPosts } from "./seed.ts";

const post = (slug: string) => newPost({ slug, category: "press_release", image_url: "/x.webp" });

onAnyDatabase((database) => {
  const seed = (...slugs: string[]) => addFirstPosts(database().db, async () => slugs.map(post));
  const stored = async () => (await listPosts(database().db)).map(({ slug }) => slug);
  beforeEach(() => database().db.query("DELETE FROM blog_posts; DELETE FROM site_settings"));

  test("adds the first posts to a new database once, and deleted posts not again", async () => {
    expect(await seed("a", "b")).toBe(2);
    expect(await seed("a", "b")).toBe(0);
    const [first] = await listPosts(database().db);
    expect(first).toMatchObject({ slug: "a", category: "press_release", imageUrl: "/x.webp" });

    await database().db.query("DELETE FROM blog_posts");

    expect(await seed("a")).toBe(0);
    expect(await stored()).toEqual([]);
  });

  test("adds nothing to a table that already has posts, also once they are deleted", async () => {
    await database().db.query("INSERT INTO blog_posts (slug, title) VALUES ('own', 'Own')");
    expect(await seed("a")).toBe(0);
    await database().db.query("DELETE FROM blog_posts");
    expect(await seed("a")).toBe(0);
  });

  test("adds the posts once if two servers start together", async () => {
    expect((await Promise.all([seed("a"), seed("a")])).sort()).toEqual([0, 1]);
  });

  test("stores no post after a failure and retries at the next start", async () => {
    await expect(seed("a", "")).rejects.toMatchObject({ code: "23514" });
    expect(await stored()).toEqual([]);

    expect(await seed("a")).toBe(1);
  });
});
