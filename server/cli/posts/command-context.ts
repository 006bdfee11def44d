import type { Db } from "../../db/db.ts";
import type { Markdown } from "../../markdown/markdown.ts";
import type { Progress } from "../terminal/progress-bar.ts";

/** Dependencies of the commands. */
export interface CommandContext {
  /** Called only by commands that need a database. */
  openDb: () => Promise<Db>;
  markdown: Markdown;
  siteUrl: string;
  /** Paths of the site's pages and files. */
  siteAddresses: ReadonlySet<string>;
  now: () => Date;
  progress: Progress;
}
