import { readConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { reasonOf } from "../base/reason-of.ts";
import { openDatabaseForCommand } from "../db/database.ts";
import { migrate, pendingMigrations } from "../db/migrate.ts";
import { addFirstPosts } from "../posts/seed.ts";
import { asksForHelp } from "./terminal/run-command.ts";

const usage = `npm run migrate

  Applies the pending migrations to the database at DATABASE_URL and adds the first posts.
  The site does the same when it starts, if its database role may.
  Exit codes: 0 done, 1 failed, 2 wrong usage
`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  if (asksForHelp(args)) {
    process.stdout.write(usage);
    return 0;
  }
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
  const { databaseUrl, dataDir } = readConfig();
  const log = createLog("warn");
  const database = await openDatabaseForCommand({ databaseUrl, dataDir, log, poolMax: 2 });
  try {
    const pending = await pendingMigrations(database);
    await migrate(database, log);
    await addFirstPosts(database.db);
    for (const name of pending) process.stdout.write(`applied ${name}\n`);
    process.stdout.write(`${pending.length} migrations applied: up to date\n`);
  } finally {
    await database.close();
  }
}
