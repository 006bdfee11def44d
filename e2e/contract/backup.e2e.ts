import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { postgresBinaries } from "../../server/testing/throwaway-postgres.ts";
import { runCommand } from "./support/command.ts";
import { demoRequest, hostedCaptcha, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { createWebhook } from "./support/recipients.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

const run = promisify(execFile);

for (const [kind, create] of Object.entries({ PostgreSQL: onPostgres, embedded: onEmbedded })) {
  test(`a backup of ${kind} restores requests, waiting deliveries, and posts with their versions`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "contract-backup-"));
    const storage = await create(join(folder, "backup"));
    const webhook = await createWebhook();
    const environment = { ...hostedCaptcha, ...webhook.environment };
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
    await Promise.all([webhook.stop(), storage.remove(), rm(folder, { recursive: true })]);
  });
}

// Both are backed up and restored by the commands of docs/operating.md.

async function onPostgres(backup: string) {
  const [database, empty] = [await createDatabase(), await createDatabase()];
  const programs = postgresBinaries() ?? "";
  return {
    environment: database.environment,
    backUp: () => run(join(programs, "pg_dump"), ["-Fc", "-f", backup, database.url]),
    async restore(): Promise<Record<string, string>> {
      await database.drop();
      await run(join(programs, "pg_restore"), ["--exit-on-error", "-d", empty.url, backup]);
      return empty.environment;
    },
    remove: () => empty.drop(),
  };
}

/** The data directory of a site is removed when it is stopped. */
async function onEmbedded(backup: string) {
  return {
    environment: {},
    async backUp(site: Site) {
      await site.end();
      await run("cp", ["-a", site.commandEnvironment.DATA_DIR ?? "", backup]);
    },
    async restore(): Promise<Record<string, string>> {
      await run("cp", ["-a", backup, `${backup}-restored`]);
      return { DATA_DIR: `${backup}-restored` };
    },
    remove: async () => undefined,
  };
}

function postFile(title: string): string {
  return `---\nslug: kept\ntitle: ${title}\npublished_at: 2025-11-01\n---\n\nA post that is backed up.\n`;
}
