import { runNamed } from "../terminal/run-command.ts";
import { type CommandContext, checkFiles, putFiles, startFile } from "./post-files.ts";
import { deleteOne, history, list, preview, restore, show } from "./stored-posts.ts";
import { exportPosts, importPosts } from "./transfer.ts";

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

const commands = {
  new: startFile,
  check: checkFiles,
  put: putFiles,
  list,
  show,
  history,
  restore,
  preview,
  delete: deleteOne,
  export: exportPosts,
  import: importPosts,
};

/** Runs a command and yields its output, piece by piece. Throws `UsageError`. */
export function posts(args: string[], context: CommandContext): AsyncGenerator<string> {
  return runNamed({ commands, usage }, args, context);
}
