import { readConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { openDatabaseOrRunning, withRetry } from "../database/database.ts";
import { migrate, pendingMigrations } from "../database/migrate.ts";
import { addFirstPosts } from "../posts/files/seed.ts";
import { runProgram } from "./terminal/run-command.ts";

const usage = `npm run migrate

  Applies the pending migrations to the database at DATABASE_URL and adds the first posts.
  The site does the same when it starts, if its database role may.
  Exit codes: 0 done, 1 failed, 2 wrong usage
`;

await runProgram({ usage, run });

async function* run(): AsyncGenerator<string> {
  const { databaseUrl, dataDir } = readConfig();
  const log = createLog("warn");
  const database = await openDatabaseOrRunning({ databaseUrl, dataDir, log });
  try {
    const pending = await pendingMigrations(database);
    await withRetry(() => migrate(database, log), { log });
    await addFirstPosts(database.db);
    for (const name of pending) yield `applied ${name}\n`;
    yield `${pending.length} migrations applied: up to date\n`;
  } finally {
    await database.close();
  }
}
