import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createLog } from "../base/log.ts";
import { posts } from "../cli/posts/commands.ts";
import type { Database } from "../database/db.ts";
import { createMarkdown, type Markdown } from "../posts/markdown/markdown.ts";

/** A text in which checks find nothing. */
export const OPENING =
  "Rail that is hotter than the day it was fixed pushes against itself and may move.";

/** For tests: a temporary folder, an empty table and a function that runs commands. */
export function createPostsWorkspace(database: () => Database) {
  let db: Database["db"];
  let folder: string;
  let markdown: Markdown;
  beforeAll(() => {
    markdown = createMarkdown({ log: createLog("silent"), deadlineMs: 20_000 });
  });
  afterAll(() => markdown.close());
  beforeEach(async () => {
    db = database().db;
    folder = await mkdtemp(join(tmpdir(), "posts-command-"));
    await db.query("DELETE FROM blog_posts; DELETE FROM media");
  });
  afterEach(() => rm(folder, { recursive: true }));

  return {
    get db() {
      return db;
    },
    get folder() {
      return folder;
    },
    run(...args: string[]): Promise<string> {
      const context = {
        openDb: async () => db,
        markdown,
        siteUrl: "https://site.example",
        pictureHosts: undefined,
        listSiteAddresses: async () => new Set<string>(),
        now: () => new Date("2025-11-20T10:00:30Z"),
      };
      return text(posts(args, context));
    },
    /** Writes a file with this post and returns its path. */
    async write(
      slug: string,
      content = OPENING,
      head = "published_at: 2025-01-01",
    ): Promise<string> {
      const path = join(folder, `${slug}.md`);
      await writeFile(path, `---\nslug: ${slug}\ntitle: The ${slug}\n${head}\n---\n\n${content}\n`);
      return path;
    },
    async rowsOf() {
      const { rows } = await db.query(
        `SELECT id, slug, title, content, image_url, category, author, published_at::text AS date, revision_note
           FROM blog_posts ORDER BY slug`,
      );
      return rows;
    },
  };
}
