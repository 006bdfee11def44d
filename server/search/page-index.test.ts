import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import type { LoadContext } from "../pages/route.ts";
import { routes } from "../routes.ts";
import { pageIndex } from "./page-index.ts";

const context = {
  config: readConfig({}),
  assets: { workers: {} },
  params: {},
  query: {},
} as unknown as LoadContext;

test.each([
  ["oscilloscope", "/careers"],
  ["scour", "/solutions/culvert-risk-assessor"],
  ["the satellite reaches", "/"],
  ["forecast", "/solutions/predictive-weather-alerts"],
])("finds '%s' in the text of %s", async (query, path) => {
  const index = await pageIndex(routes, context);

  expect(index.search(query).map(({ path }) => path)).toContain(path);
});
