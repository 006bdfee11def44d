import { expect, test } from "@playwright/test";
import { runCommand } from "./support/command.ts";
import { createDatabase } from "./support/database.ts";
import { hostedCaptcha, referenceOf, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { createWebhook } from "./support/recipients.ts";
import { Site } from "./support/site.ts";

test("a role that may not change tables serves the site once their owner has migrated", async () => {
  const [database, webhook] = [await createDatabase(), await createWebhook()];
  await webhook.start();
  // The statements of docs/operating.md.
  await database.query(
    `CREATE ROLE site_server LOGIN;
     ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO site_server`,
  );
  const environment = {
    ...hostedCaptcha,
    ...webhook.environment,
    DATABASE_URL: database.url.replace("postgres@", "site_server@"),
  };

  const early = await Site.create(environment);
  early.spawn();
  expect(await early.exited()).toBe(1);
  expect(early.log.join("\n")).toContain("permission denied");
  await early.stop();

  await runCommand("migrate", [], database.environment);
  const site = await Site.start(environment);
  const answer = await submit(site.url);
  expect(answer.status).toBe(201);
  await expect
    .poll(() => webhook.calls.map(({ body }) => body).join())
    .toContain(referenceOf(answer));
  await database.insertPost({ title: "Shown at once" });
  await expect.poll(async () => (await ask(site.url, "/insights")).text).toContain("Shown at once");
  expect(site.log.join("\n")).not.toContain("permission denied");

  await site.stop();
  await webhook.stop();
  await database.drop();
});
