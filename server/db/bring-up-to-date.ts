import { join } from "node:path";
import type { Log } from "../log.ts";
import type { Database } from "./db.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { seedPosts } from "./seed.ts";
import { findRights, findRole } from "./serving-rights.ts";
import { sqlDirectory } from "./sql-directory.ts";

/**
 * Migrates and adds the first posts, where the database role may. One that only serves relies on
 * `npm run migrate`. @throws one sentence with all that is missing then
 */
export async function bringUpToDate(database: Database, log: Log): Promise<void> {
  const { role, mayMigrate } = await findRole(database.db);
  if (mayMigrate) {
    await migrate(database, log);
    await seedPosts(database.db, join(sqlDirectory(), "seed"));
    return;
  }
  const { lacking } = await findRights(database.db);
  const isBlind = lacking.includes("SELECT on schema_migrations");
  const pending = isBlind ? [] : await pendingMigrations(database);
  const missing = [...pending, ...lacking];
  if (missing.length > 0) {
    throw new Error(
      `The database is not what this version needs: ${missing.join(", ")} missing. The database ` +
        `role ${role} may not mend that; npm run migrate -- --serving-role ${role} does, with the ` +
        "owner's DATABASE_URL",
    );
  }
}
