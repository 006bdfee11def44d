import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { startSiteverify } from "./hosted-captcha-site.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";
import { type RunningSite, startSite } from "./start-site.ts";
import { expectHealed, expectPagesStay, send } from "./visitors-of-a-fault.ts";

/** Room for a database, and little more. */
const DISK = "200m";
/** What it has left over takes some of them. */
const REQUESTS_MAX = 2_000;

test.describe.configure({ mode: "serial", timeout: 120_000 });

let disk: SmallDisk | undefined;
let captcha: Awaited<ReturnType<typeof startSiteverify>>;
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  disk = mountSmallDisk(DISK);
  test.skip(disk === undefined, "Disks cannot be mounted here: only root may");
  if (disk === undefined) return;
  captcha = await startSiteverify();
  site = await startSite({
    DATA_DIR: disk.path,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "0",
    ...captcha.environment,
  });
});

test.afterAll(async () => {
  await site?.stop();
  captcha?.stop();
  disk?.remove();
});

test("the disk under the embedded database is full: pages stay, and the form heals", async () => {
  await disk?.fill();

  const { stored, refused } = await sendUntilRefused();
  process.stderr.write(`a full disk took ${stored} more requests\n`);
  expect(refused).toBe(503);
  await expectPagesStay(site);

  disk?.clear();
  await expectHealed(site, "the disk was full");
});

test("a read-only disk stops the start with one sentence, and the next one goes on", async () => {
  await site.stop();
  disk?.setReadOnly(true);

  await expect(startSite({ DATA_DIR: disk?.path ?? "" })).rejects.toThrow(
    /DATA_DIR \S+ cannot be used: EROFS/,
  );
  disk?.setReadOnly(false);
  site = await startSite({ DATA_DIR: disk?.path ?? "" });

  await expectPagesStay(site);
});

async function sendUntilRefused(): Promise<{ stored: number; refused: number | undefined }> {
  for (let stored = 0; stored < REQUESTS_MAX; stored += 1) {
    const { status } = await send(site);
    if (status !== 201) return { stored, refused: status };
  }
  return { stored: REQUESTS_MAX, refused: undefined };
}
