import { existsSync } from "node:fs";
import type { Config } from "../../config.ts";
import { attachToRunningSite } from "../../db/attach-to-running-site.ts";
import type { Database } from "../../db/db.ts";
import { findRole } from "../../db/find-role.ts";
import { pendingMigrations } from "../../db/migrate.ts";
import { outboxFigures } from "../../db/outbox.ts";
import { listFailedPictures } from "../../db/remote-pictures.ts";
import { createLog } from "../../log.ts";
import { check, error, type Finding, ok, warning } from "./finding.ts";

const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/** Number of failed pictures that the report lists. */
const FAILED_PICTURES_LISTED = 3;

interface Options {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  now: () => Date;
}

/** Checks the database's clock, role, migrations and outbox, and the copies of pictures. */
export async function checkDatabase({ config, now }: Options): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(dataDir)) {
    return [warning("database", `there is none in ${dataDir} yet; the first start creates it`)];
  }
  return check("database", async () => {
    const database = await attachToRunningSite({ databaseUrl, dataDir, log: createLog("silent") });
    try {
      const findings = [await version(database), await clock(database, now)];
      if (database.kind === "postgresql") findings.push(await role(database));
      const pending = await pendingMigrations(database);
      findings.push(migrations(pending));
      if (pending.length === 0) {
        findings.push(await outbox(database), await remotePictures(database));
      }
      return findings;
    } finally {
      await database.close();
    }
  });
}

async function version({ db, kind }: Database): Promise<Finding> {
  const { rows } = await db.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  const [{ version = "" } = {}] = rows;
  return kind === "embedded"
    ? warning("database", `PostgreSQL ${version}, embedded: one server, without a replica`)
    : ok("database", `PostgreSQL ${version} answers`);
}

async function clock({ db }: Database, now: () => Date): Promise<Finding> {
  const { rows } = await db.query<{ now: Date }>("SELECT clock_timestamp() AS now");
  const differenceMs = Math.abs(now().getTime() - (rows[0]?.now.getTime() ?? 0));
  return differenceMs < MAX_CLOCK_DIFFERENCE_MS
    ? ok("clock", "the same as the database's")
    : error("clock", `${Math.round(differenceMs / 1000)} s away from the database's`);
}

async function role({ db }: Database): Promise<Finding> {
  const subject = "database role";
  const { role, isSuperuser, mayMigrate } = await findRole(db);
  if (isSuperuser)
    return warning(subject, `${role} is a superuser; the site needs far fewer rights`);
  if (mayMigrate) return warning(subject, `${role} owns the tables; the site needs fewer rights`);
  return ok(subject, `${role} may not change tables`);
}

function migrations(pending: string[]): Finding {
  return pending.length === 0
    ? ok("migrations", "all applied")
    : warning("migrations", `the next start applies ${pending.join(", ")}`);
}

async function outbox({ db }: Database): Promise<Finding> {
  const { waiting, dead, oldestWaitingSeconds } = await outboxFigures(db);
  if (dead > 0)
    return error("outbox", `${dead} dead messages; retry: npm run leads -- retry --dead`);
  const minutes = Math.round(oldestWaitingSeconds / 60);
  if (minutes >= 10)
    return error("outbox", `${waiting} messages waiting, the oldest for ${minutes} minutes`);
  return ok("outbox", `${waiting} messages waiting`);
}

async function remotePictures({ db }: Database): Promise<Finding> {
  const subject = "pictures on other hosts";
  const failed = await listFailedPictures(db);
  if (failed.length === 0) return ok(subject, "none missing");
  const named = failed
    .slice(0, FAILED_PICTURES_LISTED)
    .map(({ address, reason }) => `${address}: ${reason}`);
  const more =
    failed.length > FAILED_PICTURES_LISTED
      ? `; and ${failed.length - FAILED_PICTURES_LISTED} more`
      : "";
  return warning(subject, `${failed.length} not copied: ${named.join("; ")}${more}`);
}
