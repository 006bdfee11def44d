import { expect, test, vi } from "vitest";
import { careers } from "../../client/pages/careers/careers.page.tsx";
import { failure } from "../../client/pages/errors/failure.page.tsx";
import { insights } from "../../client/pages/insights/insights.page.tsx";
import { createLog } from "../base/log.ts";
import type { Database } from "../database/db.ts";
import { createTestSite } from "../testing/start-app.ts";

/** Returns secrets, which the site reads when it starts, and then fails. */
const failingDatabase = {
  query: async (sql: string) => {
    if (sql.includes("site_settings")) return { rows: [{ value: "secret" }] };
    throw new Error("The database does not answer");
  },
} as unknown as Database["db"]; // Error pages need only `query`.

const throwing = () => {
  throw new TypeError("Cannot read properties of undefined");
};
const lines: string[] = [];
const log = createLog("error", { write: (line) => lines.push(line) });
const site = createTestSite(() => ({ db: failingDatabase }), { log });

test("a render that throws shows an error page with a reference and without the error's message, and the page returns as soon as it renders", async () => {
  const view = vi.spyOn(careers, "View").mockImplementation(throwing);

  const { status, headers, text } = await site.get("/careers", { "X-Request-Id": "reference-1" });

  expect(status).toBe(500);
  expect(text).toContain("Something went wrong");
  expect(text).toContain("reference-1");
  expect(text).not.toContain("Cannot read");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(lines.join()).toContain("Cannot read properties of undefined");
  expect(site.deps.pageCache?.bytes).toBe(0);

  view.mockRestore();
  expect((await site.get("/careers")).status).toBe(200);
});

test("an error page that cannot be rendered is a line with a reference, and returns with the next request", async () => {
  for (let n = 0; n < 20; n += 1) await site.get("/none/preview.jpeg");
  vi.spyOn(failure, "View").mockImplementationOnce(throwing);

  expect((await site.get("/none/preview.jpeg")).text).toMatch(/^Something went wrong. Reference: /);
  expect((await site.get("/none/preview.jpeg")).text).toContain("Too many requests");
});

test("a streamed page says at its end that a late part failed, and is not stored", async () => {
  let fail = (_error: Error) => {};
  const list = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const load = vi.spyOn(insights as Required<typeof insights>, "load").mockReturnValue({ list });

  const answer = await site.fetch("/insights");
  fail(new Error("The list did not arrive"));
  const html = await answer.text();

  expect(answer.status).toBe(200);
  expect(html).toContain("Loading posts...");
  expect(html).toMatch(/<\/html>.*Part of this page could not be loaded\./s);
  expect(site.deps.pageCache?.get("/insights")).toBeUndefined();
  load.mockRestore();
});
