import { expect, test } from "vitest";
import { digestOf, shortClassNames, shortenInScript, shortenInSheet } from "./class-names.ts";

const names = new Map([
  ["card_title", "k1a0"],
  ["card_on-soil", "k1a1"],
]);

test("a sheet's classes are renamed, and nothing else", () => {
  const sheet = ".card_title.card_on-soil:not(.plain) { animation: card_title 0.5s }";

  expect(shortenInSheet(sheet, names)).toBe(
    ".k1a0.k1a1:not(.plain) { animation: card_title 0.5s }",
  );
});

test("a script's tables are renamed, also where classes are composed, and no other text", () => {
  const script = `x = { title: "card_title", soil: "card_title card_on-soil", say: "card_title it" }`;

  expect(shortenInScript(script, names)).toBe(
    `x = { title: "k1a0", soil: "k1a0 k1a1", say: "card_title it" }`,
  );
});

test("every class of the site has a name of its own", () => {
  const all = [...shortClassNames().values()];

  expect(all.length).toBeGreaterThan(500);
  expect(new Set(all).size).toBe(all.length);
});

test("scripts get another name with any change of a class's name, and with nothing else", () => {
  const swapped = new Map([
    ["card_title", "k1a1"],
    ["card_on-soil", "k1a0"],
  ]);

  expect(digestOf(swapped)).not.toBe(digestOf(names));
  expect(digestOf(new Map([...names].reverse()))).toBe(digestOf(names));
});
