import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";

test("a mistyped word shows the results for the corrected one, and every suggested search as many results as it counts", async ({
  request,
}) => {
  const wordsOf = async (query: string) =>
    (await (await request.get(paths.search(query))).text()).replaceAll(/<[^>]*>/g, "");
  const corrected = await wordsOf("clvert");
  expect(corrected).toContain("No results for clvert. Did you mean culvert?");
  expect(corrected).toMatch(/\d\sresults for culvert/);

  const searchPage = await (await request.get(paths.search())).text();
  const suggested = [...searchPage.matchAll(/href="\/search\?q=([^"]+)"/g)];
  expect(suggested.length).toBeGreaterThan(3);
  for (const query of suggested.map(([, encoded = ""]) => decodeURIComponent(encoded))) {
    const html = await (await request.get(paths.search(query))).text();
    const count = html.match(/<h3/g)?.length;
    expect(html.replaceAll(/<[^>]*>/g, ""), query).toContain(`${count} results for ${query}`);
  }
});

for (const [path, queries] of [
  [paths.home(), ["who are you", "about", "about us", "company"]],
  [paths.bookADemo(), ["contact", "contact us", "phone", "video"]],
  [paths.pilot(), ["price", "pricing", "cost", "price per mile", "how much does it cost"]],
  [paths.careers(), ["career", "jobs", "co-op", "hiring process", "CAN bus", "work permit"]],
  [paths.careers(), ["salary", "cover letter", "software developer", "AI engineer"]],
  [paths.careers(), ["machine learning engineer", "robotics engineer", "DevOps"]],
  [paths.security(), ["machine learning", "ISO27001", "data breach", "country of origin"]],
  [`${paths.security()}#hosting`, ["cloud", "in which cloud"]],
  [paths.solutions(), ["how does it work", "what do you sell"]],
  [paths.solution("track-temperature-sensor"), ["slow order", "speed restriction", "hot rail"]],
  [paths.solution("autonomous-track-monitoring"), ["point cloud", "broken rail"]],
  [paths.solution("autonomous-track-monitoring"), ["cross-level", "hy-rail", "cant", "warp"]],
  [paths.solution("collision-avoidance"), ["pedestrian", "anti-collision", "worker"]],
] as const)
  test(`a search for ${queries.join(", ")} leads to ${path} first`, async ({ request }) => {
    for (const query of queries) {
      const html = await (await request.get(paths.search(query))).text();
      expect(html.match(/href="([^"]+)" data-best="true"/)?.[1], query).toBe(path);
    }
  });
