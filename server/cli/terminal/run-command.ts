import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const UNDEFINED_TABLE = "42P01";
const INSUFFICIENT_PRIVILEGE = "42501";

/** The command line is wrong, or names something that does not exist. */
export class UsageError extends Error {}

interface Command {
  args: string[];
  usage: string;
  /** Yields the output, piece by piece. */
  run: (args: string[]) => AsyncIterable<string>;
  /** Name of the rows that the command reads, for the message if their table does not exist. */
  rows: string;
}

/** Runs a command and returns its exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runCommand({ args, usage, run, rows }: Command): Promise<number> {
  if (args.length === 0 || args.includes("--help")) {
    process.stdout.write(usage);
    return 0;
  }
  try {
    await pipeline(Readable.from(run(args)), process.stdout, { end: false });
    return 0;
  } catch (error) {
    if (isClosedPipe(error)) return 0;
    process.stderr.write(`${messageOf(error, rows)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The program that reads the output, such as `head`, has exited. */
function isClosedPipe(error: unknown): boolean {
  return (error as { code?: string }).code === "EPIPE";
}

function messageOf(error: unknown, rows: string): string {
  const { code, message } = error as Error & { code?: string };
  if (code === UNDEFINED_TABLE) return `This database has no ${rows}: start the site once`;
  if (code === INSUFFICIENT_PRIVILEGE) return `${message}: use the owner's DATABASE_URL`;
  return message;
}
