import { existsSync } from "node:fs";
import type { Config } from "../../config.ts";
import { openDatabaseForCommand } from "../../db/database.ts";
import type { Database } from "../../db/db.ts";
import { findRole } from "../../db/find-role.ts";
import { pendingMigrations } from "../../db/migrate.ts";
import { deliveryFigures } from "../../db/outbox.ts";
import { createLog } from "../../log.ts";
import { reasonOf } from "../../runtime/reason-of.ts";
import { type Checks, type Finding, type Result, runChecks } from "./finding.ts";

const MAX_CLOCK_DIFFERENCE_MS = 5_000;

interface Options {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  now: () => Date;
}

interface Opened extends Database {
  now: () => Date;
  /** Names of the migrations that are not applied. */
  pending: string[];
}

/** Checks the database's clock, role, migrations and outbox. */
export async function checkDatabase({ config, now }: Options): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  const subject = "database";
  if (databaseUrl === undefined && !existsSync(dataDir)) {
    const message = `there is none in ${dataDir} yet; the first start creates it`;
    return [{ level: "warning", subject, message }];
  }
  try {
    const database = await openDatabaseForCommand({
      databaseUrl,
      dataDir,
      log: createLog("silent"),
    });
    try {
      const pending = await pendingMigrations(database);
      return await runChecks(checks, { ...database, now, pending });
    } finally {
      await database.close();
    }
  } catch (thrown) {
    return [{ level: "error", subject, message: reasonOf(thrown) }];
  }
}

const checks: Checks<Opened> = {
  database: version,
  clock,
  "database role": role,
  migrations,
  outbox,
};

async function version({ db, kind }: Opened): Promise<Result> {
  const { rows } = await db.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  const [{ version = "" } = {}] = rows;
  return kind === "embedded"
    ? ["warning", `PostgreSQL ${version}, embedded: one server, without a replica`]
    : ["ok", `PostgreSQL ${version} answers`];
}

async function clock({ db, now }: Opened): Promise<Result> {
  const { rows } = await db.query<{ now: Date }>("SELECT clock_timestamp() AS now");
  const differenceMs = Math.abs(now().getTime() - (rows[0]?.now.getTime() ?? 0));
  return differenceMs < MAX_CLOCK_DIFFERENCE_MS
    ? ["ok", "the same as the database's"]
    : ["error", `${Math.round(differenceMs / 1000)} s away from the database's`];
}

async function role({ db, kind }: Opened): Promise<Result | undefined> {
  if (kind === "embedded") return undefined;
  const { role, isSuperuser, mayMigrate } = await findRole(db);
  if (isSuperuser) return ["warning", `${role} is a superuser; the site needs far fewer rights`];
  if (mayMigrate) return ["warning", `${role} owns the tables; the site needs fewer rights`];
  return ["ok", `${role} may not change tables`];
}

function migrations({ pending }: Opened): Result {
  if (pending.length === 0) return ["ok", "all applied"];
  return ["warning", `the next start applies ${pending.join(", ")}`];
}

async function outbox({ db, pending }: Opened): Promise<Result | undefined> {
  if (pending.length > 0) return undefined;
  const { waiting, dead, oldestWaitingSeconds } = await deliveryFigures(db);
  if (dead > 0) return ["error", `${dead} dead messages; retry: npm run leads -- retry --dead`];
  const minutes = Math.round(oldestWaitingSeconds / 60);
  if (minutes < 10) return ["ok", `${waiting} messages waiting`];
  return ["error", `${waiting} messages waiting, the oldest for ${minutes} minutes`];
}
