import { runFromTable } from "../terminal/run-command.ts";
import { checkFiles } from "./check-files.ts";
import { type CommandContext, options } from "./command-context.ts";
import { exportPosts } from "./export.ts";
import { importPosts } from "./import.ts";
import { startFile } from "./new-file.ts";
import { putFiles } from "./put-files.ts";
import { deleteOne, list, preview, show, unpublish } from "./stored-posts.ts";

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

const commands = {
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
export function posts(args: string[], context: CommandContext): AsyncGenerator<string> {
  return runFromTable({ usage, options, commands }, args, context);
}
