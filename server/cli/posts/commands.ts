import { type Commands, runFromTable } from "../terminal/run-command.ts";
import { checkFiles } from "./check-files.ts";
import { type CommandContext, options } from "./command-context.ts";
import { exportPosts } from "./export.ts";
import { importPosts } from "./import.ts";
import { startFile } from "./new-file.ts";
import { putFiles } from "./put-files.ts";
import { deleteOne, list, preview, show } from "./stored-posts.ts";
import { history, restore } from "./versions.ts";

export const usage = `npm run posts -- <command>

  new TITLE [--category press_release] [--in DIR]   create a file
  check FILE…                          list errors and warnings with their lines
  put FILE… [--force]                  check, then add or change posts with their pictures
  list [--limit 50]                    list posts, newest first, scheduled ones with their time
  show SLUG                            print a post as its file
  history SLUG                         list the earlier versions of a post
  restore SLUG [--version N]           store an earlier version again, also of a deleted post
  preview SLUG [--hours 72]            print an address that shows a post before its date
  delete SLUG --yes                    delete a post
  export DIR                           write every post as its file, with all pictures
  import DIR|DATABASE_URL              add or change posts from an export, or from the table blog_posts
                                       of another PostgreSQL, such as Supabase

  --dry-run with put, restore, delete, import: say what would change
  Exit codes: 0 done, 1 failed or errors found, 2 wrong usage
`;

const commands: Commands<CommandContext, typeof options> = {
  new: { run: startFile, options: ["category", "in"] },
  check: { run: checkFiles },
  put: { run: putFiles, options: ["force", "dry-run"] },
  list: { run: list, operands: 0, options: ["limit"] },
  show: { run: show, operands: 1 },
  history: { run: history, operands: 1 },
  restore: { run: restore, operands: 1, options: ["version", "dry-run"] },
  preview: { run: preview, operands: 1, options: ["hours"] },
  delete: { run: deleteOne, operands: 1, options: ["yes", "dry-run"] },
  export: { run: exportPosts, operands: 1 },
  import: { run: importPosts, operands: 1, options: ["dry-run"] },
};

/** Runs a command and yields its output, piece by piece. Throws `UsageError`. */
export function posts(args: string[], context: CommandContext): AsyncGenerator<string> {
  return runFromTable({ usage, options, commands }, args, () => context);
}
