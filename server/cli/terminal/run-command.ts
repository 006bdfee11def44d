import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { reasonOf } from "../../base/errors.ts";
import { printable } from "./text-table.ts";

const UNDEFINED_TABLE = "42P01";

/** The command line is wrong, or names something that does not exist. */
export class UsageError extends Error {}

/** Parses its arguments by `parseArgs` and yields its output, piece by piece. */
type Command<Context> = (args: string[], context: Context) => AsyncIterable<string>;

/** Runs the command that the first argument names. @throws UsageError also for arguments that it does not accept */
export async function* runNamed<Context>(
  { commands, usage }: { commands: Record<string, Command<Context>>; usage: string },
  [name = "", ...args]: string[],
  context: Context,
): AsyncGenerator<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command ${name}\n\n${usage}`);
  try {
    yield* command(args, context);
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string };
    if (code.startsWith("ERR_PARSE_ARGS_")) throw new UsageError(`${message}\n\n${usage}`);
    if (code !== UNDEFINED_TABLE) throw error;
    const hint = "This database has no tables yet: run npm run migrate, or start the site";
    throw new Error(hint, { cause: error });
  }
}

/** @throws UsageError unless there is exactly one operand */
export function oneOperand([operand, ...more]: readonly string[], what: string): string {
  if (operand === undefined || more.length > 0) throw new UsageError(`${what} is expected`);
  return operand;
}

/** @throws UsageError when the text is not a whole number from 1 */
export function parseCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${option} expects a number from 1`);
  return Number(text);
}

interface Program {
  usage: string;
  /** Whether it expects one of its commands; otherwise it expects no arguments. */
  hasCommands?: boolean;
  /** Yields the output, piece by piece. */
  run: (args: string[]) => AsyncIterable<string>;
}

/** Runs a program and sets the exit code: 1 failed, 2 wrong usage. */
export async function runProgram({ usage, hasCommands = false, run }: Program): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args) || (hasCommands && args.length === 0)) {
    process.stdout.write(usage);
    return;
  }
  try {
    if (!hasCommands && args.length > 0) throw new UsageError(usage.trimEnd());
    await pipeline(Readable.from(run(args)), process.stdout, { end: false });
  } catch (error) {
    // The program that reads the output, such as `head`, has exited.
    if ((error as { code?: string }).code === "EPIPE") return;
    process.stderr.write(`${reasonOf(error).split("\n").map(printable).join("\n")}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function asksForHelp(args: readonly string[]): boolean {
  return args[0] === "help" || args.includes("--help") || args.includes("-h");
}
