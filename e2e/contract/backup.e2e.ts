import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { postgresBinaries } from "../../server/testing/throwaway-postgres.ts";
import { runCommand } from "./support/command.ts";
import { createDatabase, type Database } from "./support/database.ts";
import { demoRequest, hostedCaptcha, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { createWebhook } from "./support/recipients.ts";
import { Site } from "./support/site.ts";

const run = promisify(execFile);

for (const kind of ["PostgreSQL", "embedded"] as const) {
  test(`a backup of ${kind} restores requests, waiting deliveries, and posts with their versions`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "contract-backup-"));
    const webhook = await createWebhook();
    const environment = { ...hostedCaptcha, ...webhook.environment };
    const database = kind === "PostgreSQL" ? await createDatabase() : undefined;
    const site = await Site.start({ ...environment, ...database?.environment });
    const file = join(folder, "kept.md");
    for (const title of ["First title", "Second title"]) {
      await writeFile(file, postFile(title));
      await runCommand("posts", ["put", file], site.commandEnvironment);
    }
    const body = demoRequest();
    await submit(site.url, body);
    await expect.poll(() => site.log.join()).toContain("not delivered yet");

    const backup = join(folder, "backup");
    const copy = await (database ? copyPostgres(database, backup) : copyEmbedded(site, backup));
    await site.stop();
    await database?.drop();
    const restored = await Site.start({ ...environment, ...copy });

    expect((await ask(restored.url, "/insights/kept")).text).toContain("Second title");
    const history = await runCommand("posts", ["history", "kept"], restored.commandEnvironment);
    expect(history).toContain("First title");
    await webhook.start();
    await runCommand("leads", ["retry", "--all"], restored.commandEnvironment);
    // A new request wakes the deliveries.
    expect((await submit(restored.url)).status).toBe(201);
    await expect.poll(() => webhook.calls.map((call) => call.body).join()).toContain(body.email);

    await restored.stop();
    await Promise.all([webhook.stop(), rm(folder, { recursive: true })]);
  });
}

// Both copy a database by the commands of docs/operating.md.

async function copyPostgres(database: Database, backup: string) {
  const [empty, programs] = [await createDatabase(), postgresBinaries() ?? ""];
  await run(join(programs, "pg_dump"), ["-Fc", "-f", backup, database.url]);
  await run(join(programs, "pg_restore"), ["--exit-on-error", "-d", empty.url, backup]);
  return empty.environment;
}

async function copyEmbedded(site: Site, backup: string) {
  await site.end();
  await run("cp", ["-a", site.commandEnvironment.DATA_DIR ?? "", backup]);
  return { DATA_DIR: backup };
}

function postFile(title: string): string {
  return `---\nslug: kept\ntitle: ${title}\npublished_at: 2025-11-01\n---\n\nA post that is backed up.\n`;
}
