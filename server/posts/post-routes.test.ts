import { expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";
import { insertMedia } from "./queries/media.ts";

onAnyDatabase((database) => {
  const site = createTestSite(database);

  test("a card has the first drawing in the text of its post", async () => {
    await site.query(
      `INSERT INTO blog_posts (slug, title, content) VALUES ('a', 'Drawn',
         '/pictures/a.svg ![A](/pictures/b.webp) ![B](/pictures/culvert-walk.svg) ![C](/pictures/c.svg)'),
        ('b', 'Plain', 'Text')`,
    );

    const { posts } = JSON.parse((await site.get("/api/post-summaries")).text);

    expect(posts[0].figure.src).toContain("culvert-walk");
    expect(posts[1]).not.toHaveProperty("figure");
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
