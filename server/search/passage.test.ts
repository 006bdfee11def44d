import { expect, test } from "vitest";
import { MARKS, passageOf } from "./passage.ts";

const page = {
  description: "Ranks photographs",
  text: "Rank 2 of 18 culverts, so inspected first.\nOther words\nkm 19.46 Trestle\nThe culvert on the hillside fails after days of rain.",
};
const found = (word: string) => passageOf(page, { terms: [word.toLowerCase()], words: [word] });
const marked = (word: string) => `${MARKS.start}${word}${MARKS.end}`;

test("returns the sentence that matches, not a caption", () => {
  expect(found("culvert")).toEqual({
    passage: `The ${marked("culvert")} on the hillside fails after days of rain.`,
  });
});

test.each([
  ["heading", "Other", `${marked("Other")} words`],
  ["cell of a table", "Trestle", `km 19.46 ${marked("Trestle")}`],
])("returns a %s apart from the description, if nothing else matches", (_kind, word, mention) => {
  expect(found(word)).toEqual({ passage: "Ranks photographs", mention });
});
