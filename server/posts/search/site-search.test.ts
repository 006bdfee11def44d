import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "../../../shared/paths.ts";
import type { Segment } from "../../../shared/search-results.ts";
import type { Database, Db } from "../../database/db.ts";
import { onAnyDatabase, silentLog } from "../../testing/every-database.ts";
import { createMarkdown } from "../markdown/markdown.ts";
import { createSiteSearch, type SiteSearch } from "./site-search.ts";

const WEATHER = "predictive-weather-alerts";
const pages = [
  page("/solutions/weather", "Weather", "Rain reaches culverts first", "The house is done."),
  {
    ...page("/solutions/culvert", "Culvert Risk Assessor", "Ranks photographs"),
    text: "They leave the uncertain spots to a person. Inspectors visit the uncertain spots of a line. Soil, stability, clearing and an inventory: their level.\n km 3: map of openings",
    parts: [{ id: "soil", text: "Soil: At which level?" }],
  },
  page("/industries/mining/collision-avoidance", "Collision Avoidance: Thirteen years", "In soil"),
  page(paths.solution(WEATHER), "Notices", "Forecast"),
  page(paths.caseStudy("railways", WEATHER), "Notices: notice ahead", "A notice in time"),
];
const markdown = createMarkdown({ log: silentLog });
afterAll(() => markdown.close());

function openSearch(db: Db, readPages = async () => pages) {
  return createSiteSearch({ db, log: silentLog, markdown, readPages });
}

onAnyDatabase((database) => {
  let db: Database["db"];
  let siteSearch: SiteSearch;
  beforeAll(() => {
    db = database().db;
    siteSearch = openSearch(db);
  });
  beforeEach(() =>
    db.query(
      `DELETE FROM blog_posts;
       INSERT INTO blog_posts (slug, title, content, category, published_at) VALUES
       ('in-text', 'Rain', 'A [culvert](/x) fails **when** water <script>alert(1)</script> rises.', 'blog', '2025-01-01'),
       ('in-title', 'Culverts', 'Nothing else.', 'webinar', '2024-01-01'),
       ('future', 'Culverts tomorrow', '', 'blog', '2999-01-01')`,
    ),
  );

  const found = (query: string) => siteSearch.search(query);
  const pathsOf = async (query: string) => (await found(query)).hits.map(({ path }) => path);

  test.each([
    [
      "culvert",
      "title matches first, and pages before public posts",
      ["/solutions/culvert", "/insights/in-title", "/solutions/weather", "/insights/in-text"],
    ],
    [
      "rain",
      "keyword matches as title matches, before texts that only mention the word",
      [paths.solution(WEATHER), "/insights/in-text", "/solutions/weather"],
    ],
    [
      "notice",
      "a product before its case study",
      [paths.solution(WEATHER), paths.caseStudy("railways", WEATHER)],
    ],
    ["the culvert fail", "other word forms", ["/insights/in-text"]],
    ["uncert", "words of a page by their beginning", ["/solutions/culvert"]],
    [
      "soil",
      "the subject of a part before a description",
      ["/solutions/culvert#soil", "/industries/mining/collision-avoidance"],
    ],
    ["culvart weathr", "corrections of misspelled words", ["/solutions/weather"]],
    ["clvert done", "also with a word that is correct", ["/solutions/weather"]],
  ])("finds with '%s' %s", async (query, _what, expected) => {
    const { hits, count, failed } = await found(query);

    expect(hits.map(({ path }) => path)).toEqual(expected);
    expect([count, failed]).toEqual([expected.length, false]);
  });

  test("finds the texts with most of the words, and says so, if none has all of them", async () => {
    const { hits, isPartial } = await found("zebra culvert water first");

    expect(hits.map(({ path }) => path)).toEqual(["/solutions/weather", "/insights/in-text"]);
    expect(isPartial).toBe(true);
    expect(await found("culvert water")).not.toHaveProperty("isPartial");
  });

  test.each(["drone", "horse", "levee", "investor", "liability", "learning", "clvert drone"])(
    "does not find '%s' by another word that only resembles it",
    async (query) => expect((await found(query)).count).toBe(0),
  );

  test("finds more posts than it shows, of which it shows the first 20", async () => {
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at)
       SELECT 'many-' || n, 'Catenary', '', 'blog', '2025-01-01' FROM generate_series(1, 23) AS n`,
    );

    const { hits, count } = await found("catenary");

    expect([hits.length, count]).toEqual([20, 23]);
  });

  test.each([
    [
      "a page, and marked words in its description",
      "culvert",
      "/solutions/weather",
      "Products |  | Weather | Rain reaches [culverts] first",
    ],
    [
      "a post, and marked words in its title",
      "culvert",
      "/insights/in-title",
      "Posts | Press Release, Jan 1, 2024 | [Culverts] | Nothing else.",
    ],
    [
      "a post, and a passage with marked words without markup",
      "culvert",
      "/insights/in-text",
      "Posts | Blog, Jan 1, 2025 | Rain | A [culvert] fails when water rises.",
    ],
    [
      "a page that has the words only in its text, with the sentence that has them",
      "uncertain spots",
      "/solutions/culvert",
      "Products |  | Culvert Risk Assessor | Inspectors visit the [uncertain] [spots] of a line.",
    ],
    [
      "a page that has the words only outside of sentences, with its description",
      "map openings",
      "/solutions/culvert",
      "Products |  | Culvert Risk Assessor | Ranks photographs",
    ],
    [
      "the part of a page that has the words",
      "soil level",
      "/solutions/culvert#soil",
      "Products |  | Culvert Risk Assessor | [Soil]: At which [level]?",
    ],
    [
      "a case study, with its product as its label, not in its title",
      "thirteen years",
      "/industries/mining/collision-avoidance",
      "Case studies | Collision Avoidance | [Thirteen] [years] | In soil",
    ],
  ])("shows kind, label, title and text of %s", async (_hit, query, path, words) => {
    const hit = (await found(query)).hits.find((each) => each.path === path);

    expect([hit?.kind, hit?.label, wordsOf(hit?.title), wordsOf(hit?.snippet)].join(" | ")).toBe(
      words,
    );
  });

  test("finds words beside marks, and no addresses of links, pictures and tags in a post", async () => {
    const content =
      'See [the **report**](https://tie.example/ballast) ![Sleeper](/pictures/spike.svg) <b title="frog">now</b>\n```python\n>~~quoted~~ `code` $640 C++\n\n|cell|';
    await db.query("UPDATE blog_posts SET content = $1 WHERE slug = 'in-text'", [content]);

    for (const word of ["report", "sleeper", "python", "quoted", "`code`", "640", "c++", "cell"])
      expect(await pathsOf(word), word).toEqual(["/insights/in-text"]);
    for (const word of ["ballast", "spike", "frog"]) expect(await pathsOf(word)).toEqual([]);
  });

  test("finds a post as it is now, and no longer one that was deleted or hidden", async () => {
    expect(await pathsOf("ballast")).toEqual([]);
    await db.query("UPDATE blog_posts SET content = 'Ballast' WHERE slug = 'in-text'");
    await db.query("UPDATE blog_posts SET published_at = '2999-01-01' WHERE slug = 'in-title'");

    expect(await pathsOf("ballast")).toEqual(["/insights/in-text"]);
    expect(await pathsOf("nothing")).toEqual([]);

    await db.query("DELETE FROM blog_posts WHERE slug = 'in-text'");
    expect(await pathsOf("ballast")).toEqual([]);
  });

  test("finds a post by the abbreviation of a term, and corrects no abbreviation", async () => {
    await db.query(
      "UPDATE blog_posts SET content = 'Continuous welded rail in a car.' WHERE slug = 'in-text'",
    );

    for (const query of ["CWR", "cwr"]) {
      expect(await found(query)).toMatchObject({ count: 1, hits: [{ path: "/insights/in-text" }] });
    }
    expect(await found("CAX")).not.toHaveProperty("corrected");
  });

  test("related posts match words of the title, the best first", async () => {
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, published_at) VALUES
       ('rain', 'Rain and culverts', 'Culverts.', '2025-01-01'), ('gone', 'Culverts', '', '2999-01-01')`,
    );

    const related = await siteSearch.related({ slug: "in-title", title: "Culverts in rain" }, 3);

    expect(related).toEqual(["rain", "in-text"]);
    expect(await siteSearch.related({ slug: "rain", title: "Zebra" }, 3)).toEqual([]);
  });

  test.each(["", "a & | ! <->:*", "((\\", "\uE000", "²", "x".repeat(100)])(
    "accepts the query %j",
    async (query) => expect((await found(query)).failed).toBe(false),
  );

  test("searches the site's own pages without the database, and then also the posts that it read", async () => {
    let isDown = true;
    const query = (...args: Parameters<Db["query"]>) =>
      isDown ? Promise.reject(new Error("down")) : db.query(...args);
    const broken = openSearch({ query } as unknown as Db);

    const before = await broken.search("culvert");
    isDown = false;
    await broken.search("culvert");
    isDown = true;
    const after = await broken.search("culvert");

    expect(before).toMatchObject({ failed: true, count: 2 });
    expect(after).toMatchObject({ failed: false, count: 4 });
  });

  test("reads pages that could not be read with the next search", async () => {
    let reads = 0;
    const failing = openSearch(db, async () => {
      reads += 1;
      if (reads === 1) throw new Error("The page failed");
      return pages;
    });

    await expect(failing.search("culvert")).rejects.toThrow("The page failed");
    expect((await failing.search("culvert")).count).toBe(4);
  });
});

function page(path: string, title: string, description = "", text = "") {
  return { path, title, description, text };
}

function wordsOf(segments?: readonly Segment[]): string | undefined {
  return segments?.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");
}
