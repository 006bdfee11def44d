import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../base/log.ts";
import type { Db } from "../database/db.ts";

const INTERVAL_MS = 500;

/** Set by `watchContent`. While the content cannot be read, the site serves the pages of the page cache as they are. */
export interface ContentOutage {
  /** The time of the first failed read since the last successful one; undefined while the content can be read. */
  since?: Date | undefined;
}

interface Options {
  db: Db;
  log: Log;
  now(): Date;
  /** What was read before the first page was rendered: another version is a change. */
  known: { version: string; readAt: Date };
  contentOutage: ContentOutage;
  onChange(): void;
}

/**
 * Reads the version of the content every half second, and whether a post has reached its date. Calls `onChange` after
 * each change. There are two loops, because a lock on `blog_posts` delays the reading of dates, but not of the version.
 */
export function watchContent(options: Options): { stop(): Promise<void> } {
  const { db, log, now, contentOutage, onChange } = options;
  const stopping = new AbortController();
  let { version, readAt } = options.known;

  const readVersion = async () => {
    const found = await readContentVersion(db);
    if (found !== version) onChange();
    version = found;
    contentOutage.since = undefined;
  };
  const readDates = async () => {
    const found = await readNewPosts(db, readAt);
    if (found.hasNewPost) onChange();
    readAt = found.readAt;
  };
  const noteOutage = (error: unknown) => {
    if (contentOutage.since !== undefined) return;
    contentOutage.since = now();
    log.warn({ err: error }, "the content's version could not be read");
  };
  const watching = Promise.all([
    repeat(() => readVersion().catch(noteOutage), stopping.signal),
    // An outage is noted by the reading of the version.
    repeat(() => readDates().catch(() => undefined), stopping.signal),
  ]);

  return {
    async stop(): Promise<void> {
      stopping.abort();
      await watching;
    },
  };
}

async function repeat(read: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(INTERVAL_MS, undefined, { ref: false, signal }).catch(() => undefined);
    if (!signal.aborted) await read();
  }
}

/** Returns the number that `count_content_change` (`sql/0001_create_tables.sql`) raises after every change of posts. */
export async function readContentVersion(db: Db): Promise<string> {
  const { rows } = await db.query<{ version: string }>("SELECT version FROM content_version");
  if (rows[0] === undefined) throw new Error("The table content_version has no row");
  return rows[0].version;
}

export interface NewPosts {
  /** Whether a post reached its date after the previous reading. */
  hasNewPost: boolean;
  /** The time of this reading by the database's clock, cut to milliseconds because a Date has no microseconds. */
  readAt: Date;
}

/** @param previous the time of the previous reading */
export async function readNewPosts(db: Db, previous: Date | null = null): Promise<NewPosts> {
  const { rows } = await db.query<NewPosts>(
    `SELECT read_at AS "readAt",
            EXISTS (SELECT FROM blog_posts
                     WHERE published_at > $1 AND published_at <= read_at) AS "hasNewPost"
       FROM date_trunc('milliseconds', now()) AS read_at`,
    [previous],
  );
  return rows[0] ?? { hasNewPost: false, readAt: new Date() };
}
