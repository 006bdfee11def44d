import { expect, test } from "vitest";
import { readConfig } from "../base/config.ts";
import { addTexts, createSiteIndex } from "../posts/search/site-index.ts";
import { routes } from "../routes.ts";
import { pageTexts } from "./listed-pages.ts";
import type { PageDeps } from "./source.ts";

const deps = {
  config: readConfig({}),
  assets: { workers: {} },
  postReader: () => ({ listTitles: async () => [], listLatest: async () => [] }),
} as unknown as PageDeps; // What the loaders of the listed pages read.
const texts = await pageTexts(routes, deps);
const index = createSiteIndex();
await addTexts(index, texts);

test("the questions of a page are parts with their ids", () => {
  expect(texts.flatMap((page) => page.parts ?? [])).toContainEqual({
    id: "insurance",
    text: expect.stringContaining("Insurance: Which cover exists"),
  });
});

test.each([
  ["oscilloscope", "/careers"],
  ["scour", "/solutions/culvert-risk-assessor"],
  ["the transport bodies", "/"],
  ["forecast", "/solutions/predictive-weather-alerts"],
  ["CWR", "/solutions/track-temperature-sensor"],
  ["SOC 2", "/security"],
  ["visa", "/careers"],
  ["soc2", "/security"],
  ["ISO 27001", "/security"],
  ["privacy officer", "/privacy"],
  ["IMU", "/mining"],
  ["WCAG", "/accessibility"],
])("finds '%s' in %s", (query, path) => {
  expect(index.search(query).map(({ path }) => path)).toContain(path);
});
