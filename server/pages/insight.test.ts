import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/db.ts";
import { failingDatabase } from "../testing/failing-database.ts";
import { startApp } from "../testing/start-app.ts";

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  site = await startApp(failingDatabase);
});
afterAll(() => site.close());

test("returns the empty list with status 503 if the post cannot be read", async () => {
  const { status, text } = await site.get("/insights/heat");

  expect(status).toBe(503);
  expect(text).toContain("Learn Industry Insights</h1>");
  expect(text).toContain("No posts found");
  expect(text).toContain('<console-error message="The posts could not be read">');
  expect(text).not.toContain("We could not find that post");
});

test("returns status 503 if nothing was found, and the names that the post had before cannot be read", async () => {
  const db = {
    query: async (sql: string) => {
      if (/FROM blog_posts/.test(sql) && !sql.includes("blog_post_versions")) return { rows: [] };
      return failingDatabase.query(sql);
    },
  } as unknown as Database["db"];
  const failing = await startApp(db);

  const { status } = await failing.get("/insights/heat");

  expect(status).toBe(503);
  await failing.close();
});
