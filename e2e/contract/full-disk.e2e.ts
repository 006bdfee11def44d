import { expect, test } from "@playwright/test";
import { type Siteverify, startSiteverify } from "../../server/testing/siteverify-stand-in.ts";
import { submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { mountSmallDisk, type SmallDisk } from "./support/small-disk.ts";

/** Slightly larger than the data directory of a new PostgreSQL server. */
const DISK = "200m";
/** Limits the number of requests until the disk is full; some fit into space that is allocated already. */
const REQUESTS_MAX = 2_000;

test.describe.configure({ mode: "serial" });

let disk: SmallDisk | undefined;
let captcha: Siteverify;
let site: Site;

test.beforeAll(async () => {
  disk = mountSmallDisk(DISK);
  test.skip(disk === undefined, "Only root may mount disks");
  captcha = await startSiteverify();
  site = await Site.start({
    DATA_DIR: disk?.path ?? "",
    TRUST_PROXY: "1",
    PAGE_CACHE: "off",
    ...captcha.environment,
  });
});

test.afterAll(async () => {
  await site?.stop();
  captcha?.stop();
  disk?.remove();
});

test("on a full disk pages are served and the form answers 503, until there is free space again", async () => {
  await disk?.fill();

  expect(await firstRefusal()).toBe(503);
  await expectPagesStay();

  disk?.clear();
  await expect.poll(async () => (await submit(site.url)).status).toBe(201);
});

test("a read-only disk stops the start with a message that names DATA_DIR", async () => {
  site.signal("SIGTERM");
  await site.exited();
  disk?.setReadOnly(true);

  site.spawn();
  expect(await site.exited()).toBe(1);
  expect(site.log.join("\n")).toMatch(/DATA_DIR \S+ cannot be used: EROFS/);

  disk?.setReadOnly(false);
  await site.start();
  await expectPagesStay();
});

async function firstRefusal(): Promise<number | undefined> {
  for (let sent = 0; sent < REQUESTS_MAX; sent += 1) {
    const { status } = await submit(site.url);
    if (status !== 201) return status;
  }
  return undefined;
}

async function expectPagesStay(): Promise<void> {
  for (const path of ["/", "/insights", "/book-a-demo"]) {
    expect((await ask(site.url, path)).status, path).toBe(200);
  }
}
