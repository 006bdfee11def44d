import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { hostedCaptcha, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { PREPARED_DATA_VARIABLE, Site } from "./support/site.ts";

test("on a full disk pages are served and the form answers 503 until there is free space again; a read-only one stops the start with a message that names DATA_DIR", async () => {
  // Slightly larger than the data directory of a new PostgreSQL server.
  const disk = mountSmallDisk("200m");
  if (disk === undefined) return test.skip(true, "Only root may mount disks");
  const prepared = process.env[PREPARED_DATA_VARIABLE];
  if (prepared) await cp(prepared, disk.path, { recursive: true });
  const site = await Site.start({ DATA_DIR: disk.path, ...hostedCaptcha });
  const expectPagesStay = async () => {
    for (const path of ["/", "/insights", "/book-a-demo"])
      expect((await ask(site.url, path)).status, path).toBe(200);
  };

  disk.fill();
  // Some requests fit into space that is allocated already.
  let status = 201;
  while (status === 201) status = (await submit(site.url)).status;
  expect(status).toBe(503);
  await expectPagesStay();
  disk.clear();
  await expect.poll(async () => (await submit(site.url)).status).toBe(201);

  await site.end();
  disk.setReadOnly(true);
  site.spawn();
  expect(await site.exited()).toBe(1);
  expect(site.log.join("\n")).toMatch(/DATA_DIR \S+ cannot be used: EROFS/);
  disk.setReadOnly(false);
  await site.start();
  await expectPagesStay();

  await site.stop();
  disk.remove();
});

/** A disk that can be filled, and be made read-only. Undefined where disks cannot be mounted: only root may. */
function mountSmallDisk(size: string) {
  const path = mkdtempSync(join(tmpdir(), "small-disk-"));
  const run = (command: string) => spawnSync(command, { shell: true }).status === 0;
  if (!run(`mount -t tmpfs -o size=${size} tmpfs ${path}`)) return undefined;
  return {
    path,
    // Small blocks fill also the last page, which could otherwise hold some rows.
    fill: () => run(`dd if=/dev/zero of=${path}/filling bs=4k`),
    clear: () => rmSync(join(path, "filling")),
    setReadOnly: (isReadOnly: boolean) =>
      run(`mount -o remount,${isReadOnly ? "ro" : "rw"} ${path}`),
    remove: () => run(`umount --lazy ${path} && rmdir ${path}`),
  };
}
