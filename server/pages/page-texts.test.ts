import { expect, test, vi } from "vitest";
import type { PageContext } from "../../client/page.ts";
import { readConfig } from "../base/config.ts";
import { routes } from "../routes.ts";
import { lazyPageIndex } from "../search/page-index.ts";
import { pageTexts } from "./page-texts.ts";
import type { Route } from "./route.ts";

const { site } = readConfig({});
const context = {
  params: {},
  query: {},
  posts: { listTitles: async () => [] },
  attempt: (reading: Promise<unknown>) => reading,
  site,
  captcha: { provider: "altcha", workerUrl: "" },
  hostedVideo: {},
  demoTerms: {},
} as unknown as PageContext;
const load = async (page: Route) => (await page.load?.(context)) ?? {};
const pageIndex = lazyPageIndex(() => pageTexts({ routes, site, load }));

test.each([
  ["oscilloscope", "/careers"],
  ["scour", "/solutions/culvert-risk-assessor"],
  ["the transport bodies", "/"],
  ["forecast", "/solutions/predictive-weather-alerts"],
])("finds '%s' in the text of %s", async (query, path) => {
  const index = await pageIndex();

  expect(index.search(query).map(({ path }) => path)).toContain(path);
});

test("pages that could not be read are indexed by the next search", async () => {
  const failing = vi.fn(load).mockRejectedValueOnce(new Error("The page failed"));
  const index = lazyPageIndex(() => pageTexts({ routes, site, load: failing }));

  await expect(index()).rejects.toThrow("The page failed");

  expect((await index()).documentCount).toBe((await pageIndex()).documentCount);
});
