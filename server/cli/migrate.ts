import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { bringUpToDate } from "../db/bring-up-to-date.ts";
import { openDatabase } from "../db/database.ts";
import { pendingMigrations } from "../db/migrate.ts";
import { openWhenThere } from "../db/open-when-there.ts";
import { grantServingRights } from "../db/serving-rights.ts";
import { createLog } from "../log.ts";

const usage = `npm run migrate [-- --serving-role site]

  Brings the database at DATABASE_URL up to date and adds the first posts, as the owner of its tables.
  --serving-role: lets this database role do what the running site does, and nothing more.
`;

const DATABASE_WAIT_MS = 60_000;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const asked = parse(args);
  if (asked === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    await run(asked.servingRole);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

function parse(args: string[]): { servingRole: string | undefined } | undefined {
  try {
    const { values } = parseArgs({ args, options: { "serving-role": { type: "string" } } });
    return { servingRole: values["serving-role"] };
  } catch {
    return undefined;
  }
}

async function run(servingRole: string | undefined): Promise<void> {
  const { databaseUrl, dataDir, logLevel } = readConfig();
  const log = createLog(logLevel);
  const open = () => openDatabase({ databaseUrl, dataDir, log, poolMax: 2 });
  const database = await openWhenThere(open, { log, limitMs: DATABASE_WAIT_MS });
  try {
    const pending = await pendingMigrations(database);
    await bringUpToDate(database, log);
    if (servingRole !== undefined) await grantServingRights(database.db, servingRole);
    const granted = servingRole === undefined ? "" : `, and ${servingRole} may serve it`;
    process.stdout.write(`${pending.length} migrations applied: up to date${granted}\n`);
  } finally {
    await database.close();
  }
}
