import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";

const UNDEFINED_TABLE = "42P01";

/** The command line is wrong, or names something that does not exist. */
export class UsageError extends Error {}

type OptionTypes = Record<string, { type: "string" | "boolean" }>;

/** The values of the options, not validated yet. */
export type OptionValues<Options extends OptionTypes> = {
  [Name in keyof Options]?: Options[Name]["type"] extends "boolean" ? boolean : string;
};

interface CommandTable<Context, Options extends OptionTypes> {
  usage: string;
  /** The options of all commands. */
  options: Options;
  commands: Record<
    string,
    (context: Context, operands: string[], values: OptionValues<Options>) => AsyncIterable<string>
  >;
}

/** Runs a command of the table and yields its output, piece by piece. Throws `UsageError`. */
export async function* runFromTable<Context, Options extends OptionTypes>(
  { usage, options, commands }: CommandTable<Context, Options>,
  args: string[],
  context: Context,
): AsyncGenerator<string> {
  const { values, positionals } = parse(args, options, usage);
  const [name = "", ...operands] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command ${name}\n\n${usage}`);
  yield* command(context, operands, values as OptionValues<Options>);
}

function parse(args: string[], options: OptionTypes, usage: string) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** @throws UsageError when the text is not a whole number from 1 */
export function parseCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${option} expects a number from 1`);
  return Number(text);
}

/** Rejects more operands than the command uses, so that none is ignored. */
export function accepting<Context, Values>(
  count: number,
  command: (context: Context, operands: string[], values: Values) => AsyncIterable<string>,
): typeof command {
  return (context, operands, values) => {
    const extra = operands[count];
    if (extra !== undefined) throw new UsageError(`Not expected: ${extra}`);
    return command(context, operands, values);
  };
}

/** Whether the command line asks for the usage text. */
export function asksForHelp([first, ...more]: readonly string[]): boolean {
  return first === "help" || [first, ...more].some((it) => it === "--help" || it === "-h");
}

interface Command {
  args: string[];
  usage: string;
  /** Yields the output, piece by piece. */
  run: (args: string[]) => AsyncIterable<string>;
}

/** Runs a command and returns its exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runCommand({ args, usage, run }: Command): Promise<number> {
  if (args.length === 0 || asksForHelp(args)) {
    process.stdout.write(usage);
    return 0;
  }
  try {
    await pipeline(Readable.from(run(args)), process.stdout, { end: false });
    return 0;
  } catch (error) {
    if (isClosedPipe(error)) return 0;
    process.stderr.write(`${messageOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** The program that reads the output, such as `head`, has exited. */
function isClosedPipe(error: unknown): boolean {
  return (error as { code?: string }).code === "EPIPE";
}

function messageOf(error: unknown): string {
  const { code, message } = error as Error & { code?: string };
  if (code === UNDEFINED_TABLE) {
    return "This database has no tables yet: run npm run migrate, or start the site";
  }
  return message;
}
