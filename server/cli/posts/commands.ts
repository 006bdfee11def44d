import { parseArgs } from "node:util";
import { UsageError } from "../terminal/run-command.ts";
import { deleteOne, preview, unpublish } from "./change-one.ts";
import { checkFiles } from "./check-files.ts";
import type { CommandContext } from "./command-context.ts";
import type { CommandOptions } from "./command-options.ts";
import { exportPosts } from "./export.ts";
import { importPosts } from "./import.ts";
import { list, show } from "./list-and-show.ts";
import { startFile } from "./new-file.ts";
import { putFiles } from "./put-files.ts";

export const usage = `npm run posts -- <command>

  new TITLE [--category press_release] [--in DIR]   create a file
  check FILE…                          list errors and warnings with their lines
  put FILE… [--force]                  check, then add or change posts with their pictures
  list [--limit 50]                    list posts, newest first
  show SLUG                            print a post as its file
  preview SLUG [--hours 72]            print an address that shows a post before its date
  unpublish SLUG                       hide a post from readers
  delete SLUG --yes                    delete a post
  export DIR | --format json|csv       export every post: as files with pictures, or to standard output
  import FILE|DIR…                     import such files, or a JSON or CSV export of blog_posts

  --json with check, put, list, show, import: output for scripts
  Exit codes: 0 done, 1 failed or errors found, 2 wrong usage
`;

const options = {
  json: { type: "boolean" },
  force: { type: "boolean" },
  yes: { type: "boolean" },
  category: { type: "string" },
  in: { type: "string" },
  limit: { type: "string" },
  hours: { type: "string" },
  format: { type: "string" },
} as const;

type Command = (
  context: CommandContext,
  operands: string[],
  values: CommandOptions,
) => AsyncIterable<string>;

const commands: Record<string, Command> = {
  new: startFile,
  check: checkFiles,
  put: putFiles,
  list,
  show,
  preview,
  unpublish,
  delete: deleteOne,
  export: exportPosts,
  import: importPosts,
};

/** Runs a command and yields its output, piece by piece. Throws `UsageError`. */
export async function* posts(args: string[], context: CommandContext): AsyncGenerator<string> {
  const { values, positionals } = parse(args);
  const [name = "", ...operands] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command ${name}\n\n${usage}`);
  yield* command(context, operands, values);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
