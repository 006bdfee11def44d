import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import type { LoadContext } from "../pages/route.ts";
import { routes } from "../routes.ts";
import { pageIndex } from "./page-index.ts";
import { searchPages } from "./page-search.ts";

const context = {
  config: readConfig({}),
  assets: { workers: {} },
  params: {},
  query: {},
} as unknown as LoadContext;

test.each([
  [["oscilloscope"], "/careers"],
  [["scour"], "/solutions/culvert-risk-assessor"],
  [["satellite", "reaches"], "/"],
])("finds %s in the text of %s", async (terms, path) => {
  const { pages } = await pageIndex(routes, context);
  const heads = pages.map((page) => ({ ...page, blocks: [], words: [] }));

  expect(searchPages(pages, terms).map((hit) => hit.path)).toContain(path);
  expect(searchPages(heads, terms).map((hit) => hit.path)).not.toContain(path);
});

test("every page except the posts list has text", async () => {
  const { pages } = await pageIndex(routes, context);

  const empty = pages.filter(({ blocks }) => blocks.length === 0).map(({ path }) => path);
  expect(empty).toEqual(["/insights"]);
});
