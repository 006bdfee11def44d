import { afterAll, beforeAll, expect, test } from "vitest";
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
