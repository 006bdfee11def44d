import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ConfigError, readConfig } from "../config.ts";
import { openBesideSite } from "../db/beside-site.ts";
import { createLog } from "../log.ts";
import { sinksOf } from "../outbox/sinks.ts";
import { leads, usage } from "./leads/commands.ts";
import { UsageError } from "./terminal/usage-error.ts";

const UNDEFINED_TABLE = "42P01";

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  if (args.length === 0 || args.includes("--help")) {
    process.stdout.write(usage);
    return 0;
  }
  try {
    await run(args);
    return 0;
  } catch (error) {
    if (isClosedPipe(error)) return 0;
    process.stderr.write(`${explanationOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(args: string[]): Promise<void> {
  const { databaseUrl, dataDir, delivery } = readConfig();
  const database = await openBesideSite({ databaseUrl, dataDir, log: createLog("silent") });
  const needs = {
    db: database.db,
    // A prospect who asked long ago is not told today that the request has arrived.
    sinks: sinksOf(delivery).filter((sink) => sink !== "confirmation"),
    now: () => new Date(),
    progress: (line: string) => {
      if (process.stderr.isTTY) process.stderr.write(`${line}\n`);
    },
  };
  try {
    await pipeline(Readable.from(leads(args, needs)), process.stdout, { end: false });
  } finally {
    await database.close();
  }
}

/** Whoever reads, such as `head`, has had enough. */
function isClosedPipe(error: unknown): boolean {
  return (error as { code?: string }).code === "EPIPE";
}

function explanationOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  const { code, message } = error as Error & { code?: string };
  if (code === UNDEFINED_TABLE) return "This database has no demo requests: start the site once";
  return message;
}
