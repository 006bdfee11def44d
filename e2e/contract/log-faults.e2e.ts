import { openSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { createDatabase } from "./support/database.ts";
import { ask, metricOf } from "./support/network.ts";
import { Site } from "./support/site.ts";

test("a site whose log cannot be written, or is not read, serves and ends at SIGTERM; lost lines are counted; a start that fails meanwhile ends too", async () => {
  const database = await createDatabase();
  const site = await Site.create(database.environment);

  await site.start({ output: openSync("/dev/full", "w") });
  await sendRequests(site.url);
  await expect.poll(() => metricOf(site.url, "log_lines_lost")).toBeGreaterThan(0);
  expect((await ask(site.url, "/")).status).toBe(200);
  expect(await site.end()).toBe(0);

  await site.start({ output: "unread" });
  await sendRequests(site.url);
  expect((await ask(site.url, "/")).status).toBe(200);
  const { port } = new URL(site.url);
  const second = await Site.create({ ...database.environment, PORT: port });
  second.spawn({ output: openSync("/dev/full", "w") });
  expect(await second.exited()).toBe(1);
  await second.stop();
  await site.stop();
  await database.drop();
});

/** So many that their lines exceed the capacity of a pipe by far. */
async function sendRequests(siteUrl: string): Promise<void> {
  for (let sent = 0; sent < 2_000; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => ask(siteUrl, "/healthz")));
  }
}
