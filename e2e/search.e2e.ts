import { expect } from "@playwright/test";
import { suggestedQueries } from "../shared/content/search-keywords.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/survey.ts";

test("a mistyped word shows the results for the corrected one, and every suggested search has results", async ({
  request,
}) => {
  const wordsOf = async (query: string) =>
    (await (await request.get(paths.search(query))).text()).replaceAll(/<[^>]*>/g, "");
  const corrected = await wordsOf("clvert");
  expect(corrected).toContain("No results for clvert. Did you mean culvert?");
  expect(corrected).toMatch(/\dresults for culvert/);

  for (const query of suggestedQueries)
    expect(new RegExp(`\\dresults for ${query}`).test(await wordsOf(query)), query).toBe(true);
});
