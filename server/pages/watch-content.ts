import { contentVersion } from "../db/content-version.ts";
import type { Database, Db } from "../db/db.ts";
import { listenForChanges } from "../db/listen.ts";
import { nextPublication } from "../db/posts.ts";
import type { Log } from "../log.ts";

/** Where NOTIFY cannot pass, such as through a pooler in transaction mode, this is the wait. */
const AT_LEAST_EVERY_MS = 25_000;
/** Changes that come together, such as an import, are met by one round of packing. */
const TOGETHER_MS = 50;
/** Clocks differ: a date that has come here need not have come in the database. */
const AT_MOST_EVERY_MS = 250;
const FIRST_RETRY_MS = 1_000;

interface Options {
  listenerConfig: Database["listenerConfig"];
  db: Db;
  log: Log;
  now(): Date;
  /** The content's version when the pages were made. */
  version?: string | undefined;
  /**
   * The slugs of posts that changed; undefined: it is not known which did. Rejects when pages could
   * not follow: then it is called again.
   */
  onChange(slugs: ReadonlySet<string> | undefined): Promise<void>;
  listen?: typeof listenForChanges;
}

/**
 * Calls `onChange` whenever the content is not what it was: a client of the database changed
 * it, a post's date has come, or a look now and then found what nobody could have heard of.
 */
export function watchContent(options: Options) {
  const { listenerConfig, db, log, now, onChange, listen = listenForChanges } = options;
  const changed = new Set<string | undefined>();
  let { version } = options;
  let lookedAt = now().getTime();
  let retryMs = FIRST_RETRY_MS;
  let soon: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();

  const tell = (slug: string | undefined) => {
    changed.add(slug);
    soon ??= setTimeout(() => {
      soon = undefined;
      running = running.then(round);
    }, TOGETHER_MS);
  };
  const lookAfter = (ms: number) => {
    clearTimeout(next);
    if (stopped) return;
    next = setTimeout(tell, ms, undefined);
    next.unref();
  };

  const round = async () => {
    const slugs = [...changed];
    changed.clear();
    const known = slugs.filter((slug) => slug !== undefined);
    try {
      if (known.length === slugs.length) await onChange(new Set(known));
      else await look();
      retryMs = FIRST_RETRY_MS;
      lookAfter(await untilNext());
    } catch (error) {
      log.warn({ err: error, retryMs }, "pages could not follow the content");
      version = undefined;
      lookAfter(retryMs);
      retryMs = Math.min(2 * retryMs, AT_LEAST_EVERY_MS);
    }
  };
  /** The version is read first, so that what changes meanwhile is found the next time. */
  const look = async () => {
    lookedAt = now().getTime();
    const found = await contentVersion(db);
    if (found === version) return;
    await onChange(undefined);
    version = found;
  };
  /** News of one post does not put off the look for those that nobody heard of. */
  const untilNext = async () => {
    const publication = (await nextPublication(db))?.getTime() ?? Number.POSITIVE_INFINITY;
    const due = Math.min(publication + 1, lookedAt + AT_LEAST_EVERY_MS);
    return Math.min(Math.max(due - now().getTime(), AT_MOST_EVERY_MS), AT_LEAST_EVERY_MS);
  };

  const listener = listen({
    config: listenerConfig,
    log,
    onChange: ({ table, slug }) => {
      if (table === "blog_posts") tell(slug);
      if (table === "remote_pictures") tell(undefined);
    },
    onReset: () => tell(undefined),
  });
  lookAfter(AT_LEAST_EVERY_MS);

  return {
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(soon);
      clearTimeout(next);
      await listener.stop();
      await running;
    },
  };
}
