import type { Database, Db } from "./db/db.ts";
import { listenForChanges } from "./db/listen.ts";
import { nextPublication } from "./db/posts.ts";
import type { Log } from "./log.ts";

/** Where NOTIFY cannot pass, such as through a pooler in transaction mode, this is the wait. */
const AT_LEAST_EVERY_MS = 55_000;
/** Changes that come together, such as an import, are met by one round of packing. */
const TOGETHER_MS = 50;

interface Options {
  listenerConfig: Database["listenerConfig"];
  db: Db;
  log: Log;
  now(): Date;
  /** The slugs of posts that changed; undefined: it is not known which did. */
  onChange(slugs: ReadonlySet<string> | undefined): Promise<void>;
}

/**
 * Calls `onChange` whenever the content is not what it was: a client of the database changed
 * it, a post's date has come, or nobody could have heard of a change.
 */
export function watchContent({ listenerConfig, db, log, now, onChange }: Options) {
  const changed = new Set<string | undefined>();
  let soon: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();

  const tell = (slug: string | undefined) => {
    changed.add(slug);
    soon ??= setTimeout(() => {
      soon = undefined;
      running = running
        .then(round)
        .catch((error) => log.warn({ err: error }, "content check failed"));
    }, TOGETHER_MS);
  };

  const round = async () => {
    const slugs = [...changed];
    changed.clear();
    const known = slugs.filter((slug) => slug !== undefined);
    await onChange(known.length === slugs.length ? new Set(known) : undefined);
    await waitForNext();
  };

  const waitForNext = async () => {
    clearTimeout(next);
    const date = await nextPublication(db).catch(() => undefined);
    if (stopped) return;
    const wait = date === undefined ? AT_LEAST_EVERY_MS : date.getTime() - now().getTime() + 1;
    next = setTimeout(tell, Math.min(Math.max(wait, 0), AT_LEAST_EVERY_MS), undefined);
    next.unref();
  };

  const listener = listenForChanges({
    config: listenerConfig,
    log,
    onChange: ({ table, slug }) => {
      if (table === "blog_posts") tell(slug);
    },
    onReset: () => tell(undefined),
  });
  void waitForNext();

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
