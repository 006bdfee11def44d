import { contentVersion } from "../db/content-version.ts";
import type { Database, Db } from "../db/db.ts";
import { listenForChanges } from "../db/listen.ts";
import { nextPublication } from "../db/posts.ts";
import type { Log } from "../log.ts";

/** Detects changes whose notification was lost, for example by a pooler in transaction mode. */
const CHECK_INTERVAL_MS = 25_000;
/** Combines notifications that arrive together, such as those of an import. */
const COALESCE_MS = 50;
/** Limits queries when a publication date has passed by this clock but not by the database's. */
const MIN_INTERVAL_MS = 250;
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
  /** The content's version before the first page was rendered. */
  version?: string | undefined;
  contentOutage: ContentOutage;
  onChange(): void;
  listen?: typeof listenForChanges;
}

/**
 * Calls `onChange` after a change of content: a notification arrived, a post reached its date, or the
 * periodic check found another version.
 */
export function watchContent(options: Options): { stop(): Promise<void> } {
  const { listenerConfig, db, log, now, contentOutage, onChange } = options;
  const { listen = listenForChanges } = options;
  let { version } = options;
  let isNoticed = false;
  let coalescing: NodeJS.Timeout | undefined;
  let nextCheck: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();
  let isStopped = false;

  const noticeChange = () => {
    isNoticed = true;
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
    const isKnownChange = isNoticed;
    isNoticed = false;
    try {
      // Read before `onChange`, so that the next check finds changes after this point.
      const found = await contentVersion(db);
      if (isKnownChange || found !== version) onChange();
      version = found;
      contentOutage.since = undefined;
      checkAfter(await untilNextCheck());
    } catch (error) {
      log.warn({ err: error }, "the content's version could not be read");
      contentOutage.since ??= now();
      isNoticed ||= isKnownChange;
      checkAfter(RETRY_MS);
    }
  };
  const untilNextCheck = async () => {
    const publication = (await nextPublication(db))?.getTime() ?? Number.POSITIVE_INFINITY;
    const waitMs = Math.min(publication + 1 - now().getTime(), CHECK_INTERVAL_MS);
    return Math.max(waitMs, MIN_INTERVAL_MS);
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
