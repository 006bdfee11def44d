import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { startSiteverify } from "../../server/testing/siteverify-stand-in.ts";
import { postgresBinaries } from "../../server/testing/throwaway-postgres.ts";
import { runCommand } from "./support/command.ts";
import { demoRequest, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { createWebhook } from "./support/recipients.ts";
import { PREPARED_DATA_VARIABLE, Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

const run = promisify(execFile);

for (const [kind, create] of Object.entries({ PostgreSQL: onPostgres, embedded: onEmbedded })) {
  test(`a backup of ${kind} restores requests, waiting deliveries, and posts with their versions`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "contract-backup-"));
    const storage = await create(join(folder, "backup"));
    const [captcha, webhook] = [await startSiteverify(), await createWebhook()];
    const environment = { ...captcha.environment, ...webhook.environment, PAGE_CACHE: "off" };
    const site = await Site.start({ ...environment, ...storage.environment });
    const file = join(folder, "kept.md");
    for (const title of ["First title", "Second title"]) {
      await writeFile(file, postFile(title));
      await runCommand("posts", ["put", file], site.commandEnvironment);
    }
    const body = demoRequest();
    await submit(site.url, body);
    await expect.poll(() => site.log.join()).toContain("not delivered yet");

    await storage.backUp(site);
    await site.stop();
    await storage.lose();
    const restored = await Site.start({ ...environment, ...(await storage.restore()) });

    expect((await ask(restored.url, "/insights/kept")).text).toContain("Second title");
    const history = await runCommand("posts", ["history", "kept"], restored.commandEnvironment);
    expect(history).toContain("First title");
    await webhook.start();
    await runCommand("leads", ["retry", "--all"], restored.commandEnvironment);
    // A new request wakes the deliveries.
    expect((await submit(restored.url)).status).toBe(201);
    await expect.poll(() => webhook.calls.map((call) => call.body).join()).toContain(body.email);

    await restored.stop();
    captcha.stop();
    await Promise.all([webhook.stop(), storage.remove(), rm(folder, { recursive: true })]);
  });
}

/** A database that is backed up and restored by the commands of docs/operating.md. */
interface Storage {
  environment: Record<string, string>;
  backUp(site: Site): Promise<void>;
  lose(): Promise<void>;
  /** Returns the environment of a site on the restored database. */
  restore(): Promise<Record<string, string>>;
  remove(): Promise<void>;
}

async function onPostgres(backup: string): Promise<Storage> {
  const [database, empty] = [await createDatabase(), await createDatabase()];
  const programs = postgresBinaries() ?? "";
  return {
    environment: database.environment,
    async backUp() {
      await run(join(programs, "pg_dump"), ["-Fc", "-f", backup, database.url]);
    },
    lose: () => database.drop(),
    async restore() {
      await run(join(programs, "pg_restore"), ["--exit-on-error", "-d", empty.url, backup]);
      return empty.environment;
    },
    remove: () => empty.drop(),
  };
}

async function onEmbedded(backup: string): Promise<Storage> {
  const dataDir = `${backup}-source`;
  const prepared = process.env[PREPARED_DATA_VARIABLE];
  if (prepared) await cp(prepared, dataDir, { recursive: true });
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return {
    environment: { DATA_DIR: dataDir },
    async backUp(site) {
      site.signal("SIGTERM");
      await site.exited();
      await run("cp", ["-a", dataDir, backup]);
    },
    lose: remove,
    async restore() {
      await run("cp", ["-a", backup, dataDir]);
      return { DATA_DIR: dataDir };
    },
    remove,
  };
}

function postFile(title: string): string {
  return `---\nslug: kept\ntitle: ${title}\npublished_at: 2025-11-01\n---\n\nA post that is backed up.\n`;
}
