import { readConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { openDatabaseForCommand } from "../database/database.ts";
import { configuredSinks } from "../demo-requests/outbox/sink.ts";
import { leads, usage } from "./leads/commands.ts";
import { runProgram } from "./terminal/run-command.ts";

await runProgram({ usage, hasCommands: true, run });

async function* run(args: string[]): AsyncGenerator<string> {
  const { databaseUrl, dataDir, delivery, demoRequestRetentionDays } = readConfig();
  const database = await openDatabaseForCommand({ databaseUrl, dataDir, log: createLog("silent") });
  const context = {
    db: database.db,
    // A retry sends no confirmation: the prospect may have submitted the request long ago.
    sinks: configuredSinks(delivery).filter((sink) => sink !== "confirmation"),
    retentionDays: demoRequestRetentionDays,
    now: () => new Date(),
  };
  try {
    yield* leads(args, context);
  } finally {
    await database.close();
  }
}
