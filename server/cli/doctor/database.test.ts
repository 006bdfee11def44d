import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { bringUpToDate } from "../../db/open-ready-database.ts";
import { temporaryDataDir } from "../../testing/data-templates.ts";
import { silentLog } from "../../testing/every-database.ts";
import { postgresBinaries, startThrowawayPostgres } from "../../testing/throwaway-postgres.ts";
import { checkDatabase } from "./database.ts";

const now = () => new Date();

test("a data directory that does not exist is a warning and is not created", async () => {
  const config = { databaseUrl: undefined, dataDir: "/nowhere/at/all" };

  const findings = await checkDatabase({ config, now });

  expect(findings).toMatchObject([
    { level: "warning", message: expect.stringMatching(/the first start creates it/) },
  ]);
});

test("an unreachable database is an error that does not contain the password", async () => {
  const config = { databaseUrl: "postgres://ada:secret@127.0.0.1:1/site", dataDir: "" };

  const findings = await checkDatabase({ config, now });

  expect(findings).toMatchObject([{ level: "error", subject: "database" }]);
  expect(JSON.stringify(findings)).not.toContain("secret");
});

test("pending migrations are a warning, a clock difference is an error", async () => {
  const dataDir = await temporaryDataDir();
  const config = { databaseUrl: undefined, dataDir };

  const before = await checkDatabase({ config, now: () => new Date(Date.now() + 60_000) });
  const database = await openDatabase({ dataDir, log: silentLog });
  await migrate(database, silentLog);
  await database.close();
  const after = await checkDatabase({ config, now });

  expect(before.find(({ subject }) => subject === "migrations")?.level).toBe("warning");
  expect(before.find(({ subject }) => subject === "clock")?.message).toMatch(/^(59|60) s away/);
  expect(after.filter(({ level }) => level === "error")).toEqual([]);
  expect(after.find(({ subject }) => subject === "outbox")?.message).toBe("0 messages waiting");
});

test.skipIf(!postgresBinaries())(
  "a superuser is a warning, the role of roles.sql is not",
  async () => {
    const server = await startThrowawayPostgres();
    const url = server?.url ?? "";
    const owner = await openDatabase({ databaseUrl: url, dataDir: "", log: silentLog });
    await bringUpToDate(owner, silentLog);
    await owner.db.query("CREATE ROLE site LOGIN");
    await owner.db.query(await readFile("docs/deploy/roles.sql", "utf8"));
    const roleFinding = async (databaseUrl: string) => {
      const findings = await checkDatabase({ config: { databaseUrl, dataDir: "" }, now });
      return findings.find(({ subject }) => subject === "database role");
    };

    const asSuperuser = await roleFinding(url);
    const asServing = await roleFinding(url.replace("postgres@", "site@"));

    await owner.close();
    await server?.stop();
    expect(asSuperuser).toMatchObject({
      level: "warning",
      message: expect.stringMatching(/postgres is a superuser/),
    });
    expect(asServing).toEqual({
      subject: "database role",
      level: "ok",
      message: "site may not change tables",
    });
  },
  60_000,
);
