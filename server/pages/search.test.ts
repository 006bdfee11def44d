import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database, Db } from "../db/db.ts";
import { indexedPage, vocabularyOf } from "../search/page-index.ts";
import { onAnyDatabase, silentLog } from "../testing/every-database.ts";
import { loadResults } from "./search.ts";

const pages = [
  indexedPage(
    {
      path: "/solutions/culvert",
      title: "Culvert Risk Assessor",
      description: "Ranks photographs",
    },
    ["Inspectors visit the uncertain spots."],
  ),
];
const index = { pages, vocabulary: vocabularyOf(pages) };

onAnyDatabase((database) => {
  let db: Database["db"];
  beforeAll(() => {
    db = database().db;
  });
  beforeEach(async () => {
    await db.query("DELETE FROM blog_posts");
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at) VALUES
       ('in-text', 'Rain', 'A [culvert](/x) fails **when** water <script>alert(1)</script> rises.', 'blog', '2025-01-01'),
       ('in-title', 'Culverts', 'Nothing else.', 'webinar', '2024-01-01'),
       ('future', 'Culverts tomorrow', '', 'blog', '2999-01-01')`,
    );
  });

  const found = async (query: string) => {
    const { groups, ...rest } = await loadResults({ db, log: silentLog }, index, query);
    return { paths: groups.flatMap(({ hits }) => hits.map(({ path }) => path)), groups, ...rest };
  };

  test("finds pages and public posts, title matches first", async () => {
    const { paths, groups, failed } = await found("culvert");

    expect(paths).toEqual(["/solutions/culvert", "/insights/in-title", "/insights/in-text"]);
    expect(groups.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      "products 1",
      "insights 2",
    ]);
    expect(failed).toBe(false);
  });

  test("marks the terms in text without markup", async () => {
    const { groups } = await found("culvert");
    const [first, second] = groups[1]?.hits ?? [];

    expect(first).toMatchObject({
      label: "Press Release, Jan 1, 2024",
      title: [{ text: "Culverts", marked: true }],
    });
    expect(second?.snippet).toEqual([
      { text: "… ", marked: false },
      { text: "culvert", marked: true },
      { text: " fails when water alert(1) rises …", marked: false },
    ]);
  });

  test("finds other word forms, prefixes and misspelled words", async () => {
    for (const query of ["Culverts", "culv", "the culvert"]) {
      expect((await found(query)).paths).toContain("/insights/in-text");
    }
    expect(await found("clvert")).toMatchObject({ corrected: "culvert" });
  });

  test("supports the operators quotes, or and minus", async () => {
    expect((await found('"rises water"')).paths).toEqual([]);
    expect((await found("rain or culverts")).paths).toContain("/insights/in-title");
    expect((await found("culvert -water")).paths).not.toContain("/insights/in-text");
  });

  test.each([
    "",
    "?",
    "&",
    "'",
    '"',
    "a & | ! <->:*",
    "-",
    "((",
    "\\",
    "%",
    "\uE000",
    "the",
    "²",
    "x".repeat(100),
  ])("accepts the query %j", async (query) => {
    expect((await found(query)).failed).toBe(false);
  });

  test("finds a post of one megabyte by its first words", async () => {
    const words = Array.from({ length: 150_000 }, (_, index) => `w${index.toString(36)}`).join(" ");
    await db.query("INSERT INTO blog_posts (slug, title, content) VALUES ('long', 'Long', $1)", [
      words,
    ]);

    expect((await found("w5")).paths).toEqual(["/insights/long"]);
  });

  test("finds a page by a word of its text and shows it in the snippet", async () => {
    const { groups } = await found("uncertain");

    expect(groups[0]?.hits[0]).toMatchObject({
      path: "/solutions/culvert",
      snippet: [
        { text: "Inspectors visit the ", marked: false },
        { text: "uncertain", marked: true },
        { text: " spots.", marked: false },
      ],
    });
  });

  describe("with 5,000 posts", () => {
    beforeEach(async () => {
      await db.query(
        `INSERT INTO blog_posts (slug, title, content)
         SELECT 'post-' || n, 'Word' || n || ' turnout' || n % 700, '' FROM generate_series(1, 5000) AS n`,
      );
      await db.query(
        "INSERT INTO blog_posts (slug, title, content) VALUES ('heave', 'Frost heave', '')",
      );
    });

    test("corrects a misspelled word of one title", async () => {
      expect(await found("forst heve")).toMatchObject({
        corrected: "frost heave",
        paths: ["/insights/heave"],
      });
      expect(await found("trunout699")).toMatchObject({ corrected: "turnout699" });
    });

    test("reads at most 200 candidates for a query without results", async () => {
      const query = vi.spyOn(db, "query");
      await found("xturnoutx zzword123zz abcdefgh");
      const answers = await Promise.all(query.mock.results.map(({ value }) => value));
      query.mockRestore();

      const rows = answers.map((answer) => answer.rows.length);
      expect(Math.max(...rows)).toBeGreaterThan(0);
      expect(Math.max(...rows)).toBeLessThanOrEqual(200);
    });
  });

  describe("without the database", () => {
    const broken = { query: () => Promise.reject(new Error("down")) } as unknown as Db;

    test("searches the site's own pages only", async () => {
      const { groups, failed } = await loadResults(
        { db: broken, log: silentLog },
        index,
        "culvert",
      );

      expect(groups.map(({ kind }) => kind)).toEqual(["products"]);
      expect(failed).toBe(true);
    });
  });
});
