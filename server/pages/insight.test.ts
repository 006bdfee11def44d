import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { startApp } from "../testing/start-app.ts";

const failing = {
  query: () => Promise.reject(new Error("The database does not answer")),
} as unknown as Database["db"];

let site: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  // A hosted captcha does not need a secret from the database.
  const env = {
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "site-key",
    CAPTCHA_SECRET_KEY: "secret-key",
  };
  site = await startApp(failing, { env });
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
