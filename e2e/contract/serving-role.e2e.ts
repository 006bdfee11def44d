import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { startCaptchaProvider } from "./support/captcha-provider.ts";
import { runCommand } from "./support/command.ts";
import type { Database } from "./support/database.ts";
import { referenceOf, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { insertPost } from "./support/posts.ts";
import { createWebhook } from "./support/recipients.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "serial" });

let database: Database;

test.beforeAll(async () => {
  database = await createDatabase();
  await database.query("CREATE ROLE site LOGIN");
});

test.afterAll(() => database?.drop());

test("before the migration, a site with the serving role exits with an instruction", async () => {
  const site = await Site.create(servingEnvironment());

  site.spawn();

  expect(await site.exited()).toBe(1);
  expect(site.log.join("\n")).toMatch(/0001_create_blog_posts\.sql.*npm run migrate/);
});

test("a site with the serving role stores and delivers a request and shows changes", async () => {
  const [captcha, webhook] = [await startCaptchaProvider(), await createWebhook()];
  await webhook.start();
  expect(await runCommand("migrate", [], database.environment)).toMatch(/up to date/);
  await database.query(await readFile("docs/deploy/roles.sql", "utf8"));
  const site = await Site.start({
    ...servingEnvironment(),
    ...captcha.environment,
    ...webhook.environment,
  });

  const answer = await submit(site.url);
  expect(answer.status).toBe(201);
  await expect
    .poll(() => webhook.calls.map(({ body }) => body).join())
    .toContain(referenceOf(answer));
  await insertPost(database, { title: "Shown at once", publishedAt: "now" });
  await expect.poll(async () => (await ask(site.url, "/insights")).text).toContain("Shown at once");

  expect(site.log.filter((line) => /"level":[456]0/.test(line)).join()).not.toContain("permission");
  await site.stop();
  await webhook.stop();
  captcha.stop();
});

test("a command that needs more rights names the DATABASE_URL to use", async () => {
  const release = ["release", "0000-00"];

  await expect(runCommand("leads", release, servingEnvironment())).rejects.toThrow(
    /permission denied.*the owner's DATABASE_URL/,
  );
});

function servingEnvironment() {
  return { DATABASE_URL: database.url.replace("postgres@", "site@") };
}
