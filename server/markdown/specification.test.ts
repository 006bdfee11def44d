import { beforeAll, expect, test } from "vitest";
import {
  type Conformance,
  commonMarkConformance,
  gfmConformance,
} from "../testing/markdown-specification.ts";

/** What CommonMark leaves as text is an address for GitHub Flavored Markdown, whose rule posts follow. */
const ADDRESSES = [602, 606, 608, 611, 612];
/** `rehype-raw` takes the empty first line of a code block for the one that HTML ignores after `<pre>`. */
const FIRST_LINES = [127, 129];

let commonMark: Conformance;
beforeAll(() => {
  commonMark = commonMarkConformance();
}, 120_000);

test("the examples of CommonMark render as specified, with known exceptions", () => {
  const { examples, failed } = commonMark;

  expect(examples).toBe(652);
  expect(failed).toEqual([...FIRST_LINES, ...ADDRESSES]);
});

test("the examples of GitHub Flavored Markdown render as specified", () => {
  const { examples, failed } = gfmConformance();

  expect(examples).toBe(23);
  expect(failed).toEqual([]);
});

test("forbidden elements are removed from the examples", () => {
  const { sanitised } = commonMark;

  expect(sanitised.length).toBeLessThan(60);
  expect(sanitised).toContain(170);
});
