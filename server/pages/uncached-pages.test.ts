import { beforeAll, expect, test } from "vitest";
import { previewToken } from "../posts/preview-token.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

const now = new Date("2025-11-20T10:00:00Z");
const later = new Date("2025-11-21T10:00:00Z");

onAnyDatabase((database) => {
  const site = createTestSite(database, { now: () => now, env: { TRUST_PROXY: "1" } });
  beforeAll(async () => {
    await site.query(
      `INSERT INTO blog_posts (slug, title, content, published_at) VALUES
       ('shown', 'Ballast & <b>', 'Stones under the ties.', '2025-01-01'),
       ('recent', 'Ahead of the server', 'Text', '2025-11-20T11:00Z'),
       ('future', 'Not yet', 'Text', '2999-01-01')`,
    );
  });

  test("a search shows posts and pages, is noindex and escapes the query", async () => {
    const { status, text } = await site.get('/search?q=ballast%20%3Cb%3E"');

    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toMatch(/<mark[^>]*>Ballast<\/mark> &amp; <mark[^>]*>&lt;b&gt;<\/mark>/);
    expect(text).toContain('value="ballast &lt;b&gt;&quot;"');
    expect(text).not.toMatch(/<b>"|style=/);
  });

  test("a preview shows a scheduled post for a valid token", async () => {
    const { status, text, headers } = await site.get(
      `/preview/future/${await previewToken(site.deps.db, "future", later)}`,
    );

    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers).not.toHaveProperty("x-accel-expires");
    expect(text).toContain("Readers do not see this post before January 1, 2999.");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  test("a preview says that readers see a post that is public by the database's clock, not by the server's", async () => {
    const token = await previewToken(site.deps.db, "recent", later);

    const { text } = await site.get(`/preview/recent/${token}`);

    expect(text).toContain("Preview. Readers see this post.");
  });

  test("a preview with an expired or forged token or another post's token returns 404", async () => {
    const expired = await previewToken(site.deps.db, "future", now);
    const other = await previewToken(site.deps.db, "shown", later);
    const [, signature = ""] = (await previewToken(site.deps.db, "future", later)).split(".");
    const forged = [`zzzzzzz.${signature}`, signature, `.${signature}`, "zzzzzzz.", "x".repeat(99)];

    for (const token of [expired, other, ...forged]) {
      expect((await site.get(`/preview/future/${token}`)).status, token).toBe(404);
    }
  });

  test("a client at its limit of unknown addresses gets 429, and others that wait for the same one 404", async () => {
    const ask = async (address: string, slug: string) =>
      (await site.get(`/insights/${slug}`, { "X-Forwarded-For": address })).status;
    for (let n = 0; n < 20; n += 1) expect(await ask("203.0.113.1", `none-${n}`)).toBe(404);

    expect(await ask("203.0.113.1", "none-20")).toBe(429);
    const statuses = [1, 2, 3, 2].map((client) => ask(`203.0.113.${client}`, "none"));

    expect((await Promise.all(statuses)).slice(1)).toEqual([404, 404, 404]);
  });

  test("a client at its limit gets 429 for a deleted post, not its stored page", async () => {
    const headers = { "X-Forwarded-For": "203.0.113.4" };
    for (let n = 0; n < 20; n += 1) await site.get(`/insights/none-${n}`, headers);
    expect((await site.get("/insights/shown", headers)).status).toBe(200);

    await site.query("DELETE FROM blog_posts WHERE slug = 'shown'");
    site.contentChanged();

    // A refresh that takes longer than `REFRESH_WAIT_MS` still sends the stored page.
    await expect.poll(async () => (await site.get("/insights/shown", headers)).status).toBe(429);
    const other = { "X-Forwarded-For": "203.0.113.5" };
    expect((await site.get("/insights/shown", other)).status).toBe(404);
  });
});
