import { beforeAll, expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

onAnyDatabase((database) => {
  const site = createTestSite(database);
  beforeAll(() =>
    site.query(
      `INSERT INTO blog_posts (slug, title, content) VALUES ('a', 'Drawn',
         '/pictures/a.svg ![A](/pictures/b.webp) ![B](/pictures/culvert-walk.svg) ![C](/pictures/c.svg)'),
        ('b', 'Plain', 'Text')`,
    ),
  );

  test("a card has the first drawing in the text of its post", async () => {
    const { posts } = JSON.parse((await site.get("/api/post-summaries")).text);

    expect(posts[0].figure.src).toContain("culvert-walk");
    expect(posts[1]).not.toHaveProperty("figure");
  });
});
