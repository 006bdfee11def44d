import { parseArgs } from "node:util";
import { UsageError } from "../terminal/run-command.ts";
import { deleteOne, preview, unpublish } from "./change-one.ts";
import { checkFiles } from "./check-files.ts";
import { exportPosts } from "./export.ts";
import { importPosts } from "./import.ts";
import { list, show } from "./look-up.ts";
import type { Needs } from "./needs.ts";
import { startFile } from "./new-file.ts";
import { putFiles } from "./put-files.ts";
import type { Values } from "./values.ts";

export const usage = `npm run posts -- <command>

  new TITLE [--category press_release] [--in DIR]   begin a file
  check FILE…                          what readers would notice, with file and line
  put FILE… [--force]                  check, then add or change posts, with their pictures
  list [--limit 50]                    the posts, newest first
  show SLUG                            one post as its file
  preview SLUG [--hours 72]            an address that shows a post before its date
  unpublish SLUG                       hide a post from readers
  delete SLUG --yes                    delete a post
  export DIR | --format json|csv       every post: files with their pictures, or standard output
  import FILE|DIR…                     such files, or a JSON or CSV export of blog_posts

  --json with check, put, list, show, import: for scripts
  Exit codes: 0 done, 1 failed or an error was found, 2 mistyped
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

type Command = (needs: Needs, operands: string[], values: Values) => AsyncIterable<string>;

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

/** Runs one command and yields what it has to say, piece by piece. Throws `UsageError`. */
export async function* posts(args: string[], needs: Needs): AsyncGenerator<string> {
  const { values, positionals } = parse(args);
  const [name = "", ...operands] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command ${name}\n\n${usage}`);
  yield* command(needs, operands, values);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
