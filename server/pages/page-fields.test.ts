import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

const track = paths.solution("autonomous-track-monitoring");
const CROSSING = "Both rails low at a crossing</h4>";

onAnyDatabase((database) => {
  const site = createTestSite(database);

  test.each([
    [track, "at=8.02", CROSSING],
    [paths.home(), "at=8.02", CROSSING],
    [paths.solution("track-temperature-sensor"), "rail=30&neutral=20", "Worked for 30"],
  ])(
    "%s?%s is answered, is stored nowhere, and has the clean address as canonical",
    async (path, query, words) => {
      const clean = await site.get(path);
      const stored = site.deps.pageCache?.size;

      const { status, headers, text } = await site.get(`${path}?${query}`);

      expect(status).toBe(200);
      expect(text).toContain(words);
      expect(text).toContain(`<link rel="canonical" href="https://site.example${path}"/>`);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers.etag).toBeUndefined();
      expect(site.deps.pageCache?.size).toBe(stored);
      expect((await site.get(path)).text).toBe(clean.text);
      expect((await site.get(`${path}?utm_source=x`)).text).toBe(clean.text);
    },
  );

  test("a page that has no such field ignores it and shares the clean page", async () => {
    const clean = await site.get(paths.industry("infrastructure"));
    const stored = site.deps.pageCache?.size;

    const { headers, text } = await site.get(`${paths.industry("infrastructure")}?at=8.02`);

    expect(text).toBe(clean.text);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(site.deps.pageCache?.size).toBe(stored);
  });
});
