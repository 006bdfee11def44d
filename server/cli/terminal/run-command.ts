import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { reasonOf } from "../../base/errors.ts";
import { printable } from "./text-table.ts";

const UNDEFINED_TABLE = "42P01";

/** The command line is wrong, or names something that does not exist. */
export class UsageError extends Error {}

type OptionTypes = Record<string, { type: "string" | "boolean" }>;

/** The values of the options, not validated yet. */
export type OptionValues<Options extends OptionTypes> = {
  [Name in keyof Options]?: Options[Name]["type"] extends "boolean" ? boolean : string;
};

/** The commands of a program by their names. */
export type Commands<Context, Options extends OptionTypes> = Record<
  string,
  CommandEntry<Context, Options>
>;

interface CommandEntry<Context, Options extends OptionTypes> {
  run: (
    context: Context,
    operands: string[],
    values: OptionValues<Options>,
  ) => AsyncIterable<string>;
  /** The number of operands that it uses at most; by default any. */
  operands?: number;
  /** The options that it uses; by default none. */
  options?: readonly (keyof Options & string)[];
}

interface CommandTable<Context, Options extends OptionTypes> {
  usage: string;
  /** The options of all commands. */
  options: Options;
  commands: Commands<Context, Options>;
}

/**
 * Runs a command of the table and yields its output, piece by piece. Throws `UsageError`, also for an operand or an
 * option that the command would ignore. The context is opened only for a command line that is right.
 */
export async function* runFromTable<Context, Options extends OptionTypes>(
  { usage, options, commands }: CommandTable<Context, Options>,
  args: string[],
  openContext: () => Context | Promise<Context>,
): AsyncGenerator<string> {
  const { values, positionals } = parse(args, options, usage);
  const [name = "", ...operands] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command ${name}\n\n${usage}`);
  const extra = operands[command.operands ?? operands.length];
  if (extra !== undefined) throw new UsageError(`Not expected: ${extra}`);
  const unused = Object.keys(values).find((option) => !command.options?.includes(option));
  if (unused !== undefined) throw new UsageError(`${name} has no option --${unused}\n\n${usage}`);
  try {
    yield* command.run(await openContext(), operands, values as OptionValues<Options>);
  } catch (error) {
    if ((error as { code?: string }).code !== UNDEFINED_TABLE) throw error;
    const message = "This database has no tables yet: run npm run migrate, or start the site";
    throw new Error(message, { cause: error });
  }
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
    if (isClosedPipe(error)) return;
    process.stderr.write(`${reasonOf(error).split("\n").map(printable).join("\n")}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function asksForHelp([first, ...more]: readonly string[]): boolean {
  return first === "help" || [first, ...more].some((it) => it === "--help" || it === "-h");
}

/** The program that reads the output, such as `head`, has exited. */
function isClosedPipe(error: unknown): boolean {
  return (error as { code?: string }).code === "EPIPE";
}
