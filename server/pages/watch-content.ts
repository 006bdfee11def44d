import type { Log } from "../base/log.ts";
import type { Database, Db } from "../database/db.ts";
import { type ContentVersion, readContentVersion } from "../db/content-version.ts";
import { listenForChanges } from "../db/listen.ts";

/** Detects changes whose notification was lost, for example by a pooler in transaction mode. */
const CHECK_INTERVAL_MS = 25_000;
/** Combines the checks after notifications that arrive together, such as those of an import. */
const COALESCE_MS = 50;
const RETRY_MS = 1_000;

/** Whether the content can be read. While it cannot, the site serves the pages of the page cache as they are. */
export interface ContentOutage {
  /** The time of the first failed read since the last successful one. */
  since?: Date | undefined;
}

interface Options {
  listenerConfig: Database["listenerConfig"];
  db: Db;
  log: Log;
  now(): Date;
  /** Read before the first page was rendered. */
  known: ContentVersion;
  contentOutage: ContentOutage;
  onChange(): void;
  listen?: typeof listenForChanges;
}

/**
 * Calls `onChange` after a change of content: at once and without a query when a notification arrives, else
 * after the next check, which compares the version and finds posts that reached their date.
 */
export function watchContent(options: Options): { stop(): Promise<void> } {
  const { listenerConfig, db, log, now, contentOutage, onChange } = options;
  const { listen = listenForChanges } = options;
  let { known } = options;
  let coalescing: NodeJS.Timeout | undefined;
  let nextCheck: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();
  let isStopped = false;

  const noticeChange = (version: string) => {
    known = { ...known, version };
    onChange();
    // The next publication may have changed.
    coalescing ??= setTimeout(() => {
      coalescing = undefined;
      checkSoon();
    }, COALESCE_MS);
  };
  const checkSoon = () => {
    checking = checking.then(check);
  };
  const checkAfter = (ms: number) => {
    clearTimeout(nextCheck);
    if (!isStopped) nextCheck = setTimeout(checkSoon, ms).unref();
  };
  const check = async () => {
    try {
      const found = await readContentVersion(db, known.readAt);
      if (found.version !== known.version || found.hasNewPost) onChange();
      known = found;
      contentOutage.since = undefined;
      checkAfter(Math.min(found.nextPostInMs ?? CHECK_INTERVAL_MS, CHECK_INTERVAL_MS));
    } catch (error) {
      log.warn({ err: error }, "the content's version could not be read");
      contentOutage.since ??= now();
      checkAfter(RETRY_MS);
    }
  };

  const listener = listen({
    config: listenerConfig,
    log,
    onChange: noticeChange,
    // Notifications may have been missed.
    onReset: checkSoon,
  });
  checkAfter(CHECK_INTERVAL_MS);

  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(coalescing);
      clearTimeout(nextCheck);
      await listener.stop();
      await checking;
    },
  };
}
