import { beforeAll, expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { createTestSite } from "../../testing/start-app.ts";

const POSTS = 100_010;
/** A sitemap file may have 50,000 addresses and 50 MB: https://www.sitemaps.org/protocol.html */
const MOST_BYTES = 52_428_800;

onAnyDatabase((database) => {
  const site = createTestSite(database);
  beforeAll(async () => {
    const client = await database().db.connect();
    // Disables the notification for each row.
    await client.query("BEGIN; SET LOCAL session_replication_role = replica");
    await client.query(
      `INSERT INTO blog_posts (slug, title, published_at)
       SELECT 'post-' || n, '', timestamptz '2020-01-01Z' + n * interval '1 minute'
         FROM generate_series(1, $1) AS n`,
      [POSTS],
    );
    await client.query("COMMIT");
    client.release();
  });

  test("splits too many addresses over several files without duplicates or gaps", async () => {
    const index = (await site.get("/sitemap.xml")).text;
    const files = locationsIn(index);
    const parts: string[][] = [];
    for (const file of files) {
      const { text } = await site.get(pathOf(file));
      expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
      parts.push(locationsIn(text));
    }

    const addresses = parts.flat();

    expect(index).toMatch(/^<\?xml [^>]+\?>\n<sitemapindex xmlns="[^"]+">\n<sitemap><loc>/);
    expect(files).toEqual([1, 2, 3].map((n) => `https://site.example/sitemap.xml?part=${n}`));
    expect(parts.map(({ length }) => Math.min(length, 50_000))).toEqual([
      50_000,
      50_000,
      addresses.length - 100_000,
    ]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => address.includes("/insights/post-"))).toHaveLength(POSTS);
    expect(addresses[0]).toBe("https://site.example/");
    expect(addresses.filter((address) => !address.startsWith("https://site.example/"))).toEqual([]);
  });

  test.each(["4", "0", "01", "999", "x", "-1"])("returns 404 for part %s", async (part) => {
    const { status, text } = await site.get(`/sitemap.xml?part=${part}`);

    const isIndex = text.includes("<sitemapindex");

    expect(isIndex ? 200 : 404).toBe(status);
    expect(text).not.toContain("<urlset");
  });
});

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
