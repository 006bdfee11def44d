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
    expect(text).toMatch(/<mark[^>]*>Ballast<\/mark> &amp; &lt;<mark[^>]*>b<\/mark>&gt;/);
    expect(text).toContain('value="ballast &lt;b&gt;&quot;"');
    expect(text).not.toMatch(/<b>"|style=/);
  });

  test("a preview with a valid token shows a scheduled post, and says of a post that is public by the database's clock that readers see it; another token returns 404", async () => {
    const tokenOf = (slug: string, until = later) => previewToken(site.deps.db, slug, until);
    const token = await tokenOf("future");

    const scheduled = await site.get(`/preview/future/${token}`);
    const recent = await site.get(`/preview/recent/${await tokenOf("recent")}`);

    expect(scheduled.status).toBe(200);
    expect(scheduled.headers["cache-control"]).toBe("private, no-store");
    expect(scheduled.headers).not.toHaveProperty("x-accel-expires");
    expect(scheduled.text).toContain("Readers do not see this post before January 1, 2999.");
    expect(scheduled.text).toContain('<meta name="robots" content="noindex"/>');
    expect(recent.text).toContain("Preview. Readers see this post.");
    const [, signature = ""] = token.split(".");
    const forged = [`zzzzzzz.${signature}`, signature, `.${signature}`, "zzzzzzz.", "x".repeat(99)];
    for (const wrong of [await tokenOf("future", now), await tokenOf("shown"), ...forged]) {
      expect((await site.get(`/preview/future/${wrong}`)).status, wrong).toBe(404);
    }
  });

  test("a client at its limit of unknown addresses gets 429 for another one and for a deleted post, not its stored page, and others get 404", async () => {
    const ask = async (client: number, slug: string) =>
      (await site.get(`/insights/${slug}`, { "X-Forwarded-For": `203.0.113.${client}` })).status;
    for (let n = 0; n < 20; n += 1) expect(await ask(1, `none-${n}`)).toBe(404);

    expect(await ask(1, "none-20")).toBe(429);
    expect(await ask(1, "shown")).toBe(200);
    const statuses = await Promise.all([1, 2, 3, 2].map((client) => ask(client, "none")));
    expect(statuses.slice(1)).toEqual([404, 404, 404]);

    await site.query("DELETE FROM blog_posts WHERE slug = 'shown'");
    site.deps.pageCache?.invalidate();
    // A refresh that takes longer than `REFRESH_WAIT_MS` still sends the stored page.
    await expect.poll(() => ask(1, "shown")).toBe(429);
    expect(await ask(4, "shown")).toBe(404);
  });
});
