import { beforeAll, expect, test } from "vitest";
import { products } from "../../shared/content/products/products.ts";
import { longDate } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import { insertMedia } from "../posts/queries/media.ts";
import { putPostRecords } from "../posts/queries/post-records.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { newPost } from "../testing/new-records.ts";
import { createTestSite } from "../testing/start-app.ts";

const { slug, posts } = products["track-temperature-sensor"];
onAnyDatabase((database) => {
  const site = createTestSite(database, { env: { PAGE_CACHE: "off" } });
  beforeAll(() =>
    site.query(
      `INSERT INTO blog_posts (slug, title, published_at)
       SELECT slug, 'About ' || slug, '2025-01-01' FROM unnest($1::text[]) AS slug`,
      [posts],
    ),
  );

  const linked = async () => {
    const { text } = await site.get(paths.solution(slug));
    return posts.filter((post) => text.includes(`href="${paths.insight(post)}"`));
  };

  test("each cell of a product's tables has the name of its column, which a narrow window shows", async () => {
    const { text } = await site.get(paths.solution(slug));
    const tables = text.match(/<table.*?<\/table>/gs) ?? [];

    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) {
      const columns = [...table.matchAll(/ scope="col">(.*?)</g)].map(([, name]) => name);
      const labels = [...table.matchAll(/ data-label="(.*?)"/g)].map(([, name]) => name);
      expect([...new Set(labels)]).toEqual(columns.slice(1));
    }
  });

  test("a product page links to the first of its posts that is public", async () => {
    expect(posts.length).toBeGreaterThan(1);
    expect(await linked()).toEqual(posts.slice(0, 1));

    await site.query("DELETE FROM blog_posts WHERE slug = $1", [posts[0]]);
    expect(await linked()).toEqual(posts.slice(1, 2));

    await site.query("UPDATE blog_posts SET published_at = '2999-01-01'");
    expect(await linked()).toEqual([]);
  });

  const put = (changes: Parameters<typeof newPost>[0]) =>
    putPostRecords(database().db, [newPost(changes)], () => undefined);
  const textOf = async (path: string) =>
    (await site.get(path)).text.replaceAll(/<[^>]+>/g, "").replaceAll("<!-- -->", "");
  const today = longDate(new Date());

  test("a changed post shows the date of the change and the editors' note, a new one none", async () => {
    await put({});
    expect(await textOf("/insights/rail")).not.toContain("Revised");
    await put({ content: "The second text." });
    expect(await textOf("/insights/rail")).toContain(`Revised ${today}`);

    await put({ content: "The second text.", revision_note: "The area was wrong." });

    expect(await textOf("/insights/rail")).toContain(`Revised ${today}: The area was wrong.`);
    expect(await textOf("/insights/rail.md")).toContain(`Revised ${today} (The area was wrong.)`);
    expect((await site.get("/insights/rail")).text).toMatch(/"dateModified":"20/);
  });

  test("a post that was changed before its publication has no revision", async () => {
    await put({ slug: "later", published_at: "2999-01-01T12:00:00Z" });
    await put({ slug: "later", published_at: "2999-01-01T12:00:00Z", content: "Another draft." });
    await site.query("UPDATE blog_posts SET published_at = now() WHERE slug = 'later'");

    expect((await site.get("/insights/later")).status).toBe(200);
    expect(await textOf("/insights/later")).not.toContain("Revised");
  });

  test("a card has the first drawing in the text of its post", async () => {
    await site.query(
      `INSERT INTO blog_posts (slug, title, content) VALUES ('a', 'Drawn',
         '/pictures/a.svg ![A](/pictures/b.webp) ![B](/pictures/culvert-walk.svg) ![C](/pictures/c.svg)'),
        ('b', 'Plain', 'Text')`,
    );

    const listed = JSON.parse((await site.get("/api/post-summaries")).text).posts;
    const figureOf = (name: string) =>
      listed.find((each: { slug: string }) => each.slug === name).figure;

    expect(figureOf("a").src).toContain("culvert-walk");
    expect(figureOf("b")).toBeUndefined();
  });

  test("a post's picture is immutable, an unknown one returns 404", async () => {
    const file = { hash: "0123456789abcdef", width: 480, format: "webp" } as const;
    await insertMedia(database().db, { ...file, content: Buffer.from("picture") });

    const { text, headers } = await site.get("/media/0123456789abcdef-480.webp");

    expect(text).toBe("picture");
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await site.get("/media/0123456789abcdef-480x300.webp")).text).toBe("picture");
    for (const name of ["0123456789abcdef-481.webp", "x", "..%2f", "%00"]) {
      expect((await site.get(`/media/${name}`)).status).toBe(404);
    }
  });
});
