import type { Config } from "../../config.ts";
import type { Db } from "../../db/db.ts";
import {
  type ClaimedPicture,
  claimRemotePicture,
  postponeRemotePicture,
  retryFailedPictures,
  setPictureCopy,
} from "../../db/remote-pictures.ts";
import { backoffSeconds } from "../../demo-requests/outbox/backoff.ts";
import type { Log } from "../../log.ts";
import type { Markdown } from "../../markdown/markdown.ts";
import { reasonOf } from "../../runtime/reason-of.ts";
import { copyPicture } from "./copy-picture.ts";
import { createPostPictureFinder } from "./post-picture-finder.ts";

interface Options {
  db: Db;
  markdown: Pick<Markdown, "render">;
  config: Pick<Config, "postImageHosts" | "site">;
  log: Log;
  /** Interval for due attempts, and for changes of posts without a notification. */
  intervalMs?: number;
}

/** Lease duration, longer than an attempt: after this time another server may retry. */
const LEASE_SECONDS = 300;
const retries = { firstSeconds: 60, maxSeconds: 24 * 60 * 60 };

const stopped = { reason: "the server stopped", seconds: 0 };

/**
 * Copies the pictures on other hosts that posts contain, one after another, in the background. Servers that
 * share a database share the work.
 */
export function startRemotePictures(options: Options) {
  const { db, markdown, config, log, intervalMs = 30_000 } = options;
  const finder = createPostPictureFinder({ db, markdown, siteUrl: config.site.url });
  const stopping = new AbortController();
  const { signal } = stopping;
  let isStarting = true;
  let isPostsChanged = false;
  let running: Promise<void> | undefined;

  async function fetchDue(): Promise<void> {
    while (!signal.aborted && !isPostsChanged) {
      const picture = await claimRemotePicture(db, LEASE_SECONDS);
      if (picture === undefined) return;
      await fetchOne(picture);
    }
  }

  async function fetchOne({ address, attempts }: ClaimedPicture): Promise<void> {
    try {
      const media = await copyPicture(db, address, { hosts: config.postImageHosts, signal });
      await setPictureCopy(db, address, media);
      log.info({ address, media }, "a picture of a post was copied from another host");
    } catch (error) {
      if (signal.aborted) await postponeRemotePicture(db, address, stopped);
      else await postpone({ address, attempts }, reasonOf(error));
    }
  }

  async function postpone({ address, attempts }: ClaimedPicture, reason: string): Promise<void> {
    const seconds = Math.round(backoffSeconds(retries, attempts));
    log.warn({ address, reason, retrySeconds: seconds }, "a picture of a post was not copied");
    await postponeRemotePicture(db, address, { reason, seconds });
  }

  async function work(): Promise<void> {
    if (isStarting) await retryFailedPictures(db);
    isStarting = false;
    do {
      isPostsChanged = false;
      await finder.update();
      await fetchDue();
    } while (isPostsChanged && !signal.aborted);
  }

  function run(): void {
    running ??= work()
      .catch((error) => log.warn({ err: error }, "pictures of posts could not be copied"))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(run, intervalMs).unref();
  run();

  return {
    /** Searches for new pictures now. */
    postsChanged(): void {
      isPostsChanged = true;
      run();
    },
    /** Aborts and awaits the current attempt. */
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
