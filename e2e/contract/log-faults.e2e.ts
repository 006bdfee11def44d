import { openSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";

/** Their lines exceed the capacity of a pipe by far. */
const REQUESTS = 2_000;

test("a site whose log cannot be written serves, counts the lost lines, and ends at SIGTERM with 0", async () => {
  const site = await Site.create();
  await site.start({ output: openSync("/dev/full", "w") });
  await sendRequests(site);

  await expect.poll(() => lostLines(site)).toBeGreaterThan(0);
  expect((await ask(site.url, "/")).status).toBe(200);

  site.signal("SIGTERM");
  expect(await site.exited()).toBe(0);
  await site.stop();
});

test("a site whose log nobody reads serves, and ends at SIGTERM", async () => {
  const site = await Site.create();
  await site.start({ output: "unread" });
  await sendRequests(site);

  expect((await ask(site.url, "/")).status).toBe(200);

  site.signal("SIGTERM");
  await site.exited();
  await site.stop();
});

test("a start that fails ends although its log cannot be written", async () => {
  const running = await Site.start();
  const site = await Site.create({ PORT: new URL(running.url).port });

  site.spawn({ output: openSync("/dev/full", "w") });

  expect(await site.exited()).toBe(1);
  await site.stop();
  await running.stop();
});

async function sendRequests({ url }: Site): Promise<void> {
  for (let sent = 0; sent < REQUESTS; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => ask(url, "/healthz")));
  }
}

async function lostLines({ url }: Site): Promise<number> {
  const { text } = await ask(url, "/metrics");
  return Number(/^log_lines_lost (\d+)/m.exec(text)?.[1]);
}
