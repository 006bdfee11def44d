import { readConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { openDatabaseForCommand } from "../database/database.ts";
import type { Database } from "../database/db.ts";
import { createMarkdown } from "../posts/markdown/markdown.ts";
import { posts, usage } from "./posts/commands.ts";
import { runProgram } from "./terminal/run-command.ts";

await runProgram({ usage, hasCommands: true, run });

async function* run(args: string[]): AsyncGenerator<string> {
  const { databaseUrl, dataDir, site, postImageHosts } = readConfig();
  const log = createLog("silent");
  // No visitor waits here, and a busy machine must not refuse a good post.
  const markdown = createMarkdown({ log, siteUrl: site.url, deadlineMs: 20_000 });
  let database: Database | undefined;
  const openDb = async () => {
    database ??= await openDatabaseForCommand({ databaseUrl, dataDir, log });
    return database.db;
  };
  try {
    yield* posts(args, {
      openDb,
      markdown,
      siteUrl: site.url,
      pictureHosts: postImageHosts,
      listSiteAddresses,
      now: () => new Date(),
    });
  } finally {
    await markdown.close();
    await database?.close();
  }
}

/** Imports every page, so that other commands start without them. */
async function listSiteAddresses(): Promise<Set<string>> {
  const [{ routes }, { contentFiles }] = await Promise.all([
    import("../routes.ts"),
    import("../posts/feeds/content-files.ts"),
  ]);
  return new Set([...routes, ...contentFiles].map(({ path }) => path));
}
