import { describe, expect, test } from "vitest";
import { indexedPage } from "./page-index.ts";
import { searchPages } from "./page-search.ts";
import { MARKS, plainFragment, segmentsOf } from "./segments.ts";
import { closestWord } from "./spelling.ts";
import { textBlocks } from "./text-blocks.ts";
import { cleanQuery, formMatcher, termsOf } from "./words.ts";

describe("a query", () => {
  test.each([
    ["  rail \t heat\n", "rail heat"],
    ["a\0b\u0007c", "a b c"],
    ["x".repeat(500), "x".repeat(100)],
    [`${"x".repeat(99)}😀`, "x".repeat(99)],
  ])("%j becomes %j", (typed, expected) => {
    expect(cleanQuery(typed)).toBe(expected);
  });

  test("ignores stop words unless there are no other words", () => {
    expect(termsOf("What is a Culvert?")).toEqual(["culvert"]);
    expect(termsOf("to be")).toEqual(["to", "be"]);
    expect(termsOf("?!")).toEqual([]);
  });

  test.each([
    ["culverts", "culvert", true],
    ["culvert", "culverts", true],
    ["monitoring", "monitor", true],
    ["buckling", "buckles", true],
    ["railway", "rail", true],
    ["air", "rail", false],
    ["temperature", "temper", true],
    ["mines", "mining", false],
  ])("%s is a form of %s: %s", (word, term, expected) => {
    expect(formMatcher(term)(word)).toBe(expected);
  });
});

describe("a misspelled word", () => {
  const vocabulary = new Set(["culvert", "rail", "temperature", "weather", "ice"]);

  test.each([
    ["culvrt", "culvert"],
    ["cluvert", "culvert"],
    ["temprature", "temperature"],
    ["tempreatrue", "temperature"],
    ["whether", undefined],
    ["rial", "rail"],
    ["icy", undefined],
    ["culvert", undefined],
    ["catenary", undefined],
  ])("%s is corrected to %s", (typed, expected) => {
    expect(closestWord(typed, vocabulary)).toBe(expected);
  });
});

test("converts a Markdown fragment to plain text wherever it was cut", () => {
  const { start, end } = MARKS;
  const markdown = `insights/x) and **${start}rail${end}** in [the guide](https://x.example/a_b) | a |\n|:--|---|\n- [ ] one[^2] <br> ![A](b.png)`;

  expect(plainFragment(markdown)).toBe(`… and ${start}rail${end} in the guide | a · one …`);
});

test("removes numbers of list items but keeps a year at the end of a sentence", () => {
  expect(plainFragment("1. Look\n> 2. Rank\nsince 2024. Go.")).toBe("Look · Rank since 2024. Go.");
});

test.each([
  [
    "a heading from its paragraph",
    "end.\n\n## Heat\nRails\nexpand.",
    "… end. Heat · Rails expand.",
  ],
  [
    "a heading from the text before it",
    "and so on\n\n# Heat\n\nRails.",
    "… and so on · Heat · Rails.",
  ],
  [
    "table cells and rows",
    "| Site | Length |\n| :-- | --: |\n| North | 3 km |\n",
    "Site | Length · North | 3 km …",
  ],
  ["list items", "Tools:\n\n- Lamp\n* Gauge", "Tools: Lamp · Gauge …"],
])("separates %s in a fragment", (_what, markdown, expected) => {
  expect(plainFragment(markdown)).toBe(expected);
});

test("extracts one line per block, without drawings and scripts", () => {
  const html =
    "<section><h2>Heat &amp; rails</h2><p>1,300 <b>km</b>, checked</p><svg><text>x</text></svg>" +
    "<table><tr><th>Site</th><th>Length</th></tr></table><script>x</script></section>";

  expect(textBlocks(html)).toEqual(["Heat & rails", "1,300 km, checked", "Site | Length"]);
});

test("splits a text at marks, even if one is missing", () => {
  expect(segmentsOf("a \uE000b\uE001 c")).toEqual([
    { text: "a ", marked: false },
    { text: "b", marked: true },
    { text: " c", marked: false },
  ]);
  expect(segmentsOf("\uE001a\uE000b")).toEqual([
    { text: "a", marked: false },
    { text: "b", marked: true },
  ]);
});

describe("searching pages", () => {
  const pages = [
    { path: "/solutions/a", title: "Weather", description: "Rain reaches culverts first" },
    { path: "/industries/mining/b", title: "Culverts", description: "In a mine" },
    { path: "/careers", title: "Careers", description: "Work on culverts and weather" },
  ].map((page) =>
    indexedPage(
      page,
      page.path === "/careers" ? [`${"far ".repeat(50)}from Ontario`, "Short"] : [],
    ),
  );

  test("finds pages with every term, title matches first", () => {
    const found = searchPages(pages, ["culvert"]);

    expect(found.map(({ path }) => path)).toEqual([
      "/industries/mining/b",
      "/solutions/a",
      "/careers",
    ]);
    expect(found.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
      "case-studies Mining",
      "products Product",
      "pages Page",
    ]);
    expect(found[0]?.title).toEqual([{ text: "Culverts", marked: true }]);
    expect(searchPages(pages, ["culvert", "rain"]).map(({ path }) => path)).toEqual([
      "/solutions/a",
    ]);
  });

  test("finds pages by their text, with a snippet around the term", () => {
    const [hit] = searchPages(pages, ["ontario"]);

    const snippet = hit?.snippet.map(({ text }) => text).join("");
    expect(hit?.path).toBe("/careers");
    expect(snippet).toBe(`… ${"far ".repeat(10)}from Ontario`.replace("far from", "from"));
    expect(hit?.snippet.at(-1)).toEqual({ text: "Ontario", marked: true });
  });
});
