import { readConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { reasonOf } from "../base/reason-of.ts";
import { openDatabase } from "../db/database.ts";
import { migrate, pendingMigrations } from "../db/migrate.ts";
import { openWithRetry } from "../db/open-ready-database.ts";
import { addFirstPosts } from "../posts/seed.ts";

const usage = `npm run migrate

  Applies the pending migrations to the database at DATABASE_URL and adds the first posts.
  The site does the same when it starts, if its database role may.
`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    await run();
    return 0;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  }
}

async function run(): Promise<void> {
  const { databaseUrl, dataDir, logLevel } = readConfig();
  const log = createLog(logLevel);
  const open = () => openDatabase({ databaseUrl, dataDir, log, poolMax: 2 });
  const database = await openWithRetry(open, { log });
  try {
    const pending = await pendingMigrations(database);
    await migrate(database, log);
    await addFirstPosts(database.db);
    process.stdout.write(`${pending.length} migrations applied: up to date\n`);
  } finally {
    await database.close();
  }
}
