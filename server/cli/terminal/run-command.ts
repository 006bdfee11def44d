import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ConfigError } from "../../config.ts";
import { UsageError } from "./usage-error.ts";

const UNDEFINED_TABLE = "42P01";
const INSUFFICIENT_PRIVILEGE = "42501";

interface Command {
  args: string[];
  usage: string;
  /** What the command has to say, piece by piece. */
  speak: (args: string[]) => AsyncIterable<string>;
  /** What the database holds none of before the site's first start. */
  holds: string;
}

/** Gives the exit code: 0 when it is done, 1 when it failed, 2 when what was typed is wrong. */
export async function runCommand({ args, usage, speak, holds }: Command): Promise<number> {
  if (args.length === 0 || args.includes("--help")) {
    process.stdout.write(usage);
    return 0;
  }
  try {
    await pipeline(Readable.from(speak(args)), process.stdout, { end: false });
    return 0;
  } catch (error) {
    if (isClosedPipe(error)) return 0;
    process.stderr.write(`${explanationOf(error, holds)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Whoever reads, such as `head`, has had enough. */
function isClosedPipe(error: unknown): boolean {
  return (error as { code?: string }).code === "EPIPE";
}

function explanationOf(error: unknown, holds: string): string {
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  const { code, message } = error as Error & { code?: string };
  if (code === UNDEFINED_TABLE) return `This database has no ${holds}: start the site once`;
  if (code === INSUFFICIENT_PRIVILEGE) return `${message}: it takes the owner's DATABASE_URL`;
  return message;
}
