import { afterAll, beforeAll, expect, test } from "vitest";
import { departments } from "../../shared/content/departments.ts";
import { factOf } from "../../shared/content/figure.ts";
import { figures } from "../../shared/content/figures.ts";
import { physicalFigures } from "../../shared/content/physical-figures.ts";
import { products } from "../../shared/content/products.ts";
import { isListed } from "../pages/listed-pages.ts";
import { routes } from "../routes.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { startApp } from "../testing/start-app.ts";

const listed = routes.filter(isListed).map(({ path }) => path);

onAnyDatabase((database) => {
  let site: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    await database().db.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at)
       VALUES ('rail', 'Why [welded] rail buckles', 'Text', 'blog', '2025-05-01Z')`,
    );
    site = await startApp(database().db, { env: { CAREERS_EMAIL: "jobs@railway.example" } });
  });
  afterAll(() => site.close());

  test.each(listed)("%s has a Markdown version, which llms.txt lists", async (path) => {
    const address = path === "/" ? "/index.md" : `${path}.md`;

    const { status, headers, text } = await site.get(address);
    const { text: index } = await site.get("/llms.txt");

    expect([status, headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(text).toMatch(/^# \S.*\n\n\S/);
    expect(text.trimEnd().endsWith(`<https://site.example${path}>`)).toBe(true);
    expect(text.length).toBeGreaterThan(200);
    expect(text).not.toMatch(/undefined|\[object|\u00a0/);
    expect(index).toContain(`](https://site.example${address})`);
  });

  test("every link to the site in a Markdown page returns 200", async () => {
    const links = new Set<string>();
    for (const path of listed) {
      const { text } = await site.get(path === "/" ? "/index.md" : `${path}.md`);
      for (const [, link = ""] of text.matchAll(/\]\(https:\/\/site\.example([^)]+)\)/g)) {
        links.add(link);
      }
    }

    expect(links.size).toBeGreaterThan(15);
    for (const link of links) expect((await site.get(link)).status, link).toBe(200);
  });

  test("the Markdown of a product has its limits and its figures with their sources", async () => {
    const { limits, statistics, headline } = products["track-temperature-sensor"];

    const { text } = await site.get("/solutions/track-temperature-sensor.md");

    expect(text).toContain(headline);
    for (const limit of limits) expect(text).toContain(limit);
    for (const { source } of statistics) expect(text).toContain(source.replaceAll("\u00a0", " "));
  });

  test("the Markdown of the careers page has every role and the address for applications", async () => {
    const { text } = await site.get("/careers.md");

    for (const { title, qualifications } of departments.flatMap(({ roles }) => roles)) {
      expect(text).toContain(`### ${title}`);
      for (const qualification of qualifications) expect(text).toContain(qualification);
    }
    expect(text).toContain("jobs@railway.example");
  });

  test("the Markdown of the insights lists the public posts", async () => {
    const { text } = await site.get("/insights.md");

    expect(text).toContain("- [Why welded rail buckles](https://site.example/insights/rail.md)");
  });

  test("figures.md lists every figure with its context and source", async () => {
    const { status, text } = await site.get("/figures.md");

    expect(status).toBe(200);
    for (const figure of [...Object.values(figures), ...Object.values(physicalFigures)]) {
      const line = text.split("\n").find((candidate) => {
        return candidate
          .toLowerCase()
          .includes(factOf(figure).replaceAll("\u00a0", " ").toLowerCase());
      });
      expect(line, figure.context).toContain(figure.source.replaceAll("\u00a0", " "));
    }
  });
});
