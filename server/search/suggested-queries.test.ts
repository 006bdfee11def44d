import { expect, test } from "vitest";
import { sampleSite } from "../../client/pages/sample-site.ts";
import { suggestedQueries } from "../../client/pages/search/suggested-queries.ts";
import { listedPages } from "../pages/listed-pages.ts";
import { routes } from "../routes.ts";
import { indexedPage } from "./page-index.ts";
import { searchPages } from "./page-search.ts";
import { termsOf } from "./words.ts";

test.each(suggestedQueries)("the suggested search %s has results", (words) => {
  const pages = listedPages(routes, sampleSite).map((page) => indexedPage(page, []));

  expect(searchPages(pages, termsOf(words))).not.toEqual([]);
});
