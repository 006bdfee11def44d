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

test("CommonMark's examples render as specified, but for the ones with a reason", () => {
  const { examples, failed } = commonMark;

  expect(examples).toBe(652);
  expect(failed).toEqual([...FIRST_LINES, ...ADDRESSES]);
});

test("tables, task lists, strikethrough and addresses render as GitHub's specification says", () => {
  const { examples, failed } = gfmConformance();

  expect(examples).toBe(23);
  expect(failed).toEqual([]);
});

test("elements that no post may have are left out of the examples that bring them", () => {
  const { sanitised } = commonMark;

  expect(sanitised.length).toBeLessThan(60);
  expect(sanitised).toContain(170);
});
