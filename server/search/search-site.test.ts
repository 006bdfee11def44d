import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import type { Segment } from "../../shared/search-results.ts";
import type { Database, Db } from "../database/db.ts";
import { onAnyDatabase, silentLog } from "../testing/every-database.ts";
import { lazyPageIndex } from "./page-index.ts";
import { searchSite } from "./search-site.ts";

const WEATHER = "predictive-weather-alerts";
const pages = [
  page("/solutions/weather", "Weather", "Rain reaches culverts first"),
  page(
    "/solutions/culvert",
    "Culvert Risk Assessor",
    "Ranks photographs",
    "Uncertain spots\nYear 1. Inspectors visit the uncertain spots of a line. Then they put the worst of them first.\nOther words\nkm 19.46 Trestle",
  ),
  page("/industries/mining/collision-avoidance", "Collision Avoidance: Thirteen years"),
  page(paths.solution(WEATHER), "Alerts", "Forecast"),
  page(paths.caseStudy("railways", WEATHER), "Alerts", "Forecast"),
];
const index = await lazyPageIndex(async function* () {
  yield* pages;
})();

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

  const found = (query: string) => searchSite({ db, log: silentLog }, index, query);
  const pathsOf = async (query: string) => (await found(query)).hits.map(({ path }) => path);

  test("finds title matches first, and pages before public posts", async () => {
    const { hits, count, failed } = await found("culvert");

    expect(hits.map(({ path }) => path)).toEqual([
      "/solutions/culvert",
      "/insights/in-title",
      "/solutions/weather",
      "/insights/in-text",
    ]);
    expect(count).toBe(4);
    expect(failed).toBe(false);
  });

  test("finds more posts than it shows, of which it shows the first 20", async () => {
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at)
       SELECT 'many-' || n, 'Catenary', '', 'blog', '2025-01-01' FROM generate_series(1, 23) AS n`,
    );

    const { hits, count } = await found("catenary");

    expect([hits.length, count]).toEqual([20, 23]);
  });

  test("shows a passage of a post with marked words and without markup", async () => {
    const { hits } = await found("culvert");

    expect(hits.filter(({ path }) => path.startsWith("/insights"))).toMatchObject([
      {
        kind: "Posts",
        label: "Press Release, Jan 1, 2024",
        title: [{ text: "Culverts", marked: true }],
      },
      {
        snippet: [
          { text: "A ", marked: false },
          { text: "culvert", marked: true },
          { text: " fails when water alert(1) rises.", marked: false },
        ],
      },
    ]);
  });

  test("names the kind of a page and marks the words of its description", async () => {
    const { hits } = await found("culvert");

    expect(hits.find(({ path }) => path === "/solutions/weather")).toEqual({
      path: "/solutions/weather",
      kind: "Products",
      title: [{ text: "Weather", marked: false }],
      picture: null,
      snippet: [
        { text: "Rain reaches ", marked: false },
        { text: "culverts", marked: true },
        { text: " first", marked: false },
      ],
    });
  });

  test("shows the matching sentence of a page below a description that does not match", async () => {
    const { hits } = await found("uncertain spots");

    expect(wordsOf(hits[0]?.snippet)).toBe("Ranks photographs");
    expect(wordsOf(hits[0]?.mention)).toBe("Inspectors visit the uncertain spots of a line.");
  });

  test("shows a heading apart from the description, if only the heading matches", async () => {
    const [headed] = (await found("other")).hits;

    expect(headed?.snippet).toEqual([{ text: "Ranks photographs", marked: false }]);
    expect(headed?.mention).toEqual([
      { text: "Other", marked: true },
      { text: " words…", marked: false },
    ]);
  });

  test("shows another picture of a case study than of its product", async () => {
    const pictures = (await found("forecast")).hits.map(({ picture }) => picture?.src);

    expect(new Set(pictures).size).toBe(2);
  });

  test("shows the product of a case study as its label, not in its title", async () => {
    const { hits } = await found("thirteen years");

    expect(hits[0]).toMatchObject({
      label: "Collision Avoidance",
      title: [
        { text: "Thirteen", marked: true },
        { text: " ", marked: false },
        { text: "years", marked: true },
      ],
    });
  });

  test.each([
    [
      "a sentence, not the heading",
      "## A culvert\n\nCreston, Togo: in both places (and others) a culvert failed. It was dry.",
      "Creston, Togo: in both places (and others) a culvert failed.",
    ],
    [
      "an item if no sentence matches",
      "## Creston\n\n- Rain falls\n- [ ] The culvert fails.",
      "The culvert fails.",
    ],
    [
      "neither tables nor pictures",
      "![A culvert](/a.svg)\n\n| Date | Culvert |\n|---|---|\n| 1998 | Creston |\n\nThe culvert fails.",
      "The culvert fails.",
    ],
    [
      "a sentence of several lines without its note",
      "Water rises.[^1]\nAfter days of *rain*, the old\nculvert on the hillside fails.[^1]",
      "After days of rain, the old culvert on the hillside fails.",
    ],
    [
      "its first sentence, and below it the one that matches",
      "## Rain\n\nFour times the water rose above the rails. Then it fell.\n\nThe culvert on the hillside fails. It was dry.",
      "Four times the water rose above the rails.",
      "The culvert on the hillside fails.",
    ],
    [
      "the first sentence, if only the title matches",
      "## Rain\n\nFour times the water rose above the rails. Then it fell.",
      "Four times the water rose above the rails.",
    ],
  ])("shows of a post %s", async (_, content, shown, mentioned = "") => {
    await db.query(
      "UPDATE blog_posts SET title = 'A culvert', content = $1 WHERE slug = 'in-text'",
      [content],
    );

    const { hits } = await found("culvert");

    const hit = hits.find(({ path }) => path === "/insights/in-text");
    expect(wordsOf(hit?.snippet)).toBe(shown);
    expect(wordsOf(hit?.mention)).toBe(mentioned);
  });

  test("finds other word forms, and words of a page by their beginning", async () => {
    for (const query of ["Culverts", "the culvert"]) {
      expect(await pathsOf(query)).toContain("/insights/in-text");
    }
    expect(await pathsOf("uncert")).toEqual(["/solutions/culvert"]);
  });

  test("corrects misspelled words", async () => {
    const { corrected, hits } = await found("clvert weathr");

    expect(corrected).toBe("culvert weather");
    expect(hits.map(({ path }) => path)).toEqual(["/solutions/weather"]);
  });

  test("supports the operators quotes, or and minus", async () => {
    expect(await pathsOf('"rises water"')).toEqual([]);
    expect(await pathsOf("rain or culverts")).toContain("/insights/in-title");
    expect(await pathsOf("culvert -water")).not.toContain("/insights/in-text");
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

    expect(await pathsOf("w5")).toEqual(["/insights/long"]);
  });

  describe("without the database", () => {
    const broken = { query: () => Promise.reject(new Error("down")) } as unknown as Db;

    test("searches the site's own pages only", async () => {
      const { hits, failed } = await searchSite({ db: broken, log: silentLog }, index, "culvert");

      expect(hits.map(({ path }) => path)).toEqual(["/solutions/culvert", "/solutions/weather"]);
      expect(failed).toBe(true);
    });
  });
});

function page(path: string, title: string, description = "", text = "") {
  return { path, title, description, text };
}

function wordsOf(segments: readonly Segment[] = []): string {
  return segments.map(({ text }) => text).join("");
}
