import { openSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Database } from "./support/database.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "default" });

/** Their lines exceed the capacity of a pipe by far. */
const REQUESTS = 2_000;

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.create({ ...database.environment, PAGE_CACHE: "off" });
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test("a site whose log cannot be written serves, counts the lost lines, and ends at SIGTERM with 0", async () => {
  await site.start({ output: openSync("/dev/full", "w") });
  await sendRequests();

  await expect.poll(lostLines).toBeGreaterThan(0);
  expect((await ask(site.url, "/")).status).toBe(200);

  site.signal("SIGTERM");
  expect(await site.exited()).toBe(0);
});

test("a site whose log nobody reads serves, and ends at SIGTERM; a start that fails meanwhile ends too", async () => {
  await site.start({ output: "unread" });
  await sendRequests();

  expect((await ask(site.url, "/")).status).toBe(200);

  const { port } = new URL(site.url);
  const second = await Site.create({ ...database.environment, PORT: port });
  second.spawn({ output: openSync("/dev/full", "w") });
  expect(await second.exited()).toBe(1);
  await second.stop();

  site.signal("SIGTERM");
  await site.exited();
});

async function sendRequests(): Promise<void> {
  for (let sent = 0; sent < REQUESTS; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => ask(site.url, "/healthz")));
  }
}

async function lostLines(): Promise<number> {
  const { text } = await ask(site.url, "/metrics");
  return Number(/^log_lines_lost (\d+)/m.exec(text)?.[1]);
}
