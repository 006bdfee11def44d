import type { Db } from "../../database/db.ts";
import type { Markdown } from "../../posts/markdown/markdown.ts";
import type { OptionValues } from "../terminal/run-command.ts";

/** Dependencies of the commands. */
export interface CommandContext {
  /** Called only by commands that need a database. */
  openDb: () => Promise<Db>;
  markdown: Markdown;
  siteUrl: string;
  /** See `fetchPicture`. */
  pictureHosts: readonly string[] | undefined;
  /** Paths of the site's pages and files. Called only by commands that check links. */
  listSiteAddresses: () => Promise<ReadonlySet<string>>;
  now: () => Date;
}

export const options = {
  force: { type: "boolean" },
  yes: { type: "boolean" },
  category: { type: "string" },
  in: { type: "string" },
  limit: { type: "string" },
  hours: { type: "string" },
  version: { type: "string" },
  "dry-run": { type: "boolean" },
} as const;

export type CommandOptions = OptionValues<typeof options>;
