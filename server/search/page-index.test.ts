import { expect, test } from "vitest";
import type { PageContext } from "../../client/page.ts";
import { readConfig } from "../base/config.ts";
import type { Route } from "../pages/route.ts";
import { routes } from "../routes.ts";
import { pageIndex } from "./page-index.ts";

const config = readConfig({});
const context = {
  params: {},
  query: {},
  posts: { listTitles: async () => [] },
  attempt: (reading: Promise<unknown>) => reading,
  site: config.site,
  captcha: { provider: "altcha", workerUrl: "" },
  hostedVideo: {},
  demoTerms: {},
} as unknown as PageContext;
const load = async (page: Route) => (await page.load?.(context)) ?? {};

test.each([
  ["oscilloscope", "/careers"],
  ["scour", "/solutions/culvert-risk-assessor"],
  ["the satellite reaches", "/"],
  ["forecast", "/solutions/predictive-weather-alerts"],
])("finds '%s' in the text of %s", async (query, path) => {
  const index = await pageIndex({ routes, config, load });

  expect(index.search(query).map(({ path }) => path)).toContain(path);
});
