import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import pg from "pg";
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../server/testing/throwaway-postgres.ts";
import { paths } from "../shared/paths.ts";
import { demoRequest } from "./demo-requests.ts";
import { test } from "./fixtures.ts";
import { startSiteverify } from "./hosted-captcha-site.ts";
import { startSite } from "./start-site.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";

test.describe.configure({ mode: "serial", timeout: 60_000 });

let postgres: ThrowawayPostgres | undefined;

test.beforeAll(async () => {
  postgres = await startThrowawayPostgres();
  test.skip(postgres === undefined, "PostgreSQL is not installed here, and roles need one");
  await asOwner("CREATE ROLE site LOGIN");
});

test.afterAll(() => postgres?.stop());

test("before the owner has migrated, a site that may only serve says what to do", async () => {
  const starting = startSite({ DATABASE_URL: servingUrl() });

  await expect(starting).rejects.toThrow(/0001_create_blog_posts\.sql.*npm run migrate/);
});

test("a site that may only serve takes a request, delivers it, and shows what changes", async () => {
  const captcha = await startSiteverify();
  const receiver = await startWebhookReceiver();
  const said = await command("migrate.js", [], postgres?.url ?? "");
  await asOwner(await readFile(join(import.meta.dirname, "../docs/deploy/roles.sql"), "utf8"));
  const site = await startSite({
    DATABASE_URL: servingUrl(),
    ...captcha.environment,
    ...receiver.environment,
  });

  const answer = await fetch(site.url + paths.api.submitDemoRequest(), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(demoRequest()),
  });
  const { reference } = (await answer.json()) as { reference: string };
  await expect.poll(() => receiver.received.join()).toContain(reference);
  await asOwner(
    "INSERT INTO blog_posts (slug, title, published_at) VALUES ('new', 'Heard of at once', now())",
  );

  expect(said).toMatch(/up to date/);
  expect(answer.status).toBe(201);
  await expect
    .poll(async () => (await fetch(site.url + paths.insights())).text())
    .toContain("Heard of at once");
  expect(site.log.filter((line) => /"level":[456]0/.test(line)).join()).not.toContain("permission");
  await site.stop();
  receiver.stop();
  captcha.stop();
});

test("a command that needs more says whose DATABASE_URL it takes", async () => {
  const purging = command("leads.js", ["purge", "--older-than", "1d", "--yes"], servingUrl());

  await expect(purging).rejects.toThrow(/permission denied.*the owner's DATABASE_URL/);
});

function servingUrl(): string {
  return (postgres?.url ?? "").replace("postgres@", "site@");
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function command(file: string, args: string[], databaseUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join("dist/server", file), ...args],
    {
      cwd: join(import.meta.dirname, ".."),
      env: { DATABASE_URL: databaseUrl },
    },
  );
  return stdout;
}
