import { expect, test } from "vitest";
import { MARKS, passageOf } from "./passage.ts";

const page = {
  description: "Ranks photographs",
  text: "Rank 2 of 18 culverts, so inspected first.\nOther words\nkm 19.46 Trestle\nThe culvert on the hillside fails after days of rain.",
};
const found = (word: string) => passageOf(page, { terms: [word.toLowerCase()], words: [word] });
const marked = (word: string) => `${MARKS.start}${word}${MARKS.end}`;

test.each([
  [
    "the sentence, not a caption",
    "culvert",
    `The ${marked("culvert")} on the hillside fails after days of rain.`,
  ],
  ["a heading if no sentence matches", "Other", `${marked("Other")} words…`],
  ["a cell of a table if nothing else matches", "Trestle", `km 19.46 ${marked("Trestle")}…`],
])("mentions %s below a description that does not match", (_kind, word, mention) => {
  expect(found(word)).toEqual({ passage: "Ranks photographs", mention });
});

test("returns only the description if it matches", () => {
  expect(found("photographs")).toEqual({ passage: `Ranks ${marked("photographs")}` });
});
