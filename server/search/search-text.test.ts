import { describe, expect, test } from "vitest";
import { searchPages } from "./page-search.ts";
import { MARKS, plainFragment, segmentsOf } from "./segments.ts";
import { likelyWord } from "./spelling.ts";
import { cleanQuery, isForm, termsOf } from "./words.ts";

describe("what was typed", () => {
  test.each([
    ["  rail \t heat\n", "rail heat"],
    ["a\0b\u0007c", "a b c"],
    ["x".repeat(500), "x".repeat(100)],
    [`${"x".repeat(99)}😀`, "x".repeat(99)],
  ])("%j is searched for as %j", (typed, expected) => {
    expect(cleanQuery(typed)).toBe(expected);
  });

  test("words that every text has do not count, unless there are no others", () => {
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
  ])("%s is meant by %s: %s", (word, term, expected) => {
    expect(isForm(word, term)).toBe(expected);
  });
});

describe("a typing mistake", () => {
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
  ])("%s was meant as %s", (typed, expected) => {
    expect(likelyWord(typed, vocabulary)).toBe(expected);
  });
});

test("a fragment of markdown reads as text, wherever it was cut", () => {
  const { start, end } = MARKS;
  const markdown = `insights/x) and **${start}rail${end}** in [the guide](https://x.example/a_b) | a |\n|:--|---|\n- [ ] one[^2] <br> ![A](b.png)`;

  expect(plainFragment(markdown)).toBe(`… and ${start}rail${end} in the guide a one …`);
});

test("the number of a list's item is left out of a fragment, a year at a sentence's end is not", () => {
  expect(plainFragment("1. Look\n> 2. Rank\nsince 2024. Go.")).toBe("Look Rank since 2024. Go.");
});

test("marks part a text, also when one is missing", () => {
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

describe("the site's own pages", () => {
  const pages = [
    { path: "/solutions/a", title: "Weather", description: "Rain reaches culverts first" },
    { path: "/industries/mining/b", title: "Culverts", description: "In a mine" },
    { path: "/careers", title: "Careers", description: "Work on culverts and weather" },
  ];

  test("that have every word are found, with those that name it first", () => {
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
});
