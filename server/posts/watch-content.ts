import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../base/log.ts";
import type { Db } from "../database/db.ts";

const INTERVAL_MS = 500;

/** Whether the content can be read. While it cannot, the site serves the pages of the page cache as they are. */
export interface ContentOutage {
  /** The time of the first failed read since the last successful one. */
  since?: Date | undefined;
}

interface Options {
  db: Db;
  log: Log;
  now(): Date;
  /** The content before the first page was rendered. */
  known: ContentReading;
  contentOutage: ContentOutage;
  onChange(): void;
}

/** Reads every half second whether the content has changed or a post has reached its date, and then calls `onChange`. */
export function watchContent(options: Options): { stop(): Promise<void> } {
  const { db, log, now, contentOutage, onChange } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let { known } = options;

  const read = async () => {
    const found = await readContent(db, known.readAt);
    if (found.version !== known.version || found.hasNewPost) onChange();
    known = found;
    contentOutage.since = undefined;
  };
  const noteOutage = (error: unknown) => {
    if (contentOutage.since !== undefined) return;
    contentOutage.since = now();
    log.warn({ err: error }, "the content's version could not be read");
  };
  const watch = async () => {
    while (!signal.aborted) {
      await delay(INTERVAL_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await read().catch(noteOutage);
    }
  };
  const watching = watch();

  return {
    async stop(): Promise<void> {
      stopping.abort();
      await watching;
    },
  };
}

interface ContentReading {
  /** The number that `count_content_change` (`sql/0001_create_tables.sql`) raises after every change of posts. */
  version: string;
  /** Whether a post reached its date after the previous reading. */
  hasNewPost: boolean;
  /**
   * The time of this reading by the database's clock, which decides what is public. Cut to milliseconds, because a
   * Date has no microseconds.
   */
  readAt: Date;
}

/** @param previous the time of the previous reading */
export async function readContent(
  db: Pick<Db, "query">,
  previous: Date | null = null,
): Promise<ContentReading> {
  const { rows } = await db.query<ContentReading>(
    `SELECT version, read_at AS "readAt",
            EXISTS (SELECT FROM blog_posts
                     WHERE published_at > $1 AND published_at <= read_at) AS "hasNewPost"
       FROM content_version, date_trunc('milliseconds', now()) AS read_at`,
    [previous],
  );
  if (rows[0] === undefined) throw new Error("The table content_version has no row");
  return rows[0];
}
