import { readConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { openDatabaseForCommand } from "../database/database.ts";
import type { Database } from "../database/db.ts";
import { configuredSinks } from "../demo-requests/outbox/sink.ts";
import { leads, usage } from "./leads/commands.ts";
import { runProgram } from "./terminal/run-command.ts";

await runProgram({ usage, hasCommands: true, run });

async function* run(args: string[]): AsyncGenerator<string> {
  const { databaseUrl, dataDir, delivery, demoRequestRetentionDays } = readConfig();
  const log = createLog("silent");
  let database: Database | undefined;
  const openContext = async () => {
    database = await openDatabaseForCommand({ databaseUrl, dataDir, log });
    return {
      db: database.db,
      // A retry sends no confirmation: the prospect may have submitted the request long ago.
      sinks: configuredSinks(delivery).filter((sink) => sink !== "confirmation"),
      retentionDays: demoRequestRetentionDays,
    };
  };
  try {
    yield* leads(args, openContext);
  } finally {
    await database?.close();
  }
}
