import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/db.ts";
import {
  type ClaimedPicture,
  claimRemotePicture,
  deleteRemotePicture,
  postponeRemotePicture,
  retryFailedPictures,
  setPictureCopy,
} from "../../db/remote-pictures.ts";
import { backoffSeconds } from "../../demo-requests/outbox/backoff.ts";
import type { Log } from "../../log.ts";
import { reasonOf } from "../../runtime/reason-of.ts";
import { copyPicture } from "./copy-picture.ts";
import type { PictureCopies } from "./picture-copies.ts";

interface Options {
  db: Db;
  /** Knows the addresses that posts contain. */
  pictureCopies: PictureCopies;
  config: Pick<Config, "postImageHosts">;
  log: Log;
  /** Interval for new pictures and due attempts. */
  intervalMs?: number;
}

/** Lease duration, longer than an attempt: after this time another server may retry. */
const LEASE_SECONDS = 300;
const retries = { firstSeconds: 60, maxSeconds: 24 * 60 * 60 };
/** About six days. */
const MAX_ATTEMPTS = 16;

const stopped = { reason: "the server stopped", seconds: 0 };

/**
 * Copies the pictures in the table `remote_pictures`, one after another, in the background. Servers that
 * share a database share the work.
 */
export function startRemotePictures(options: Options) {
  const { db, pictureCopies, config, log, intervalMs = 5_000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    let isStarting = true;
    while (!signal.aborted) {
      try {
        if (isStarting) await retryFailedPictures(db);
        isStarting = false;
        await pictureCopies.recordFound();
        await copyDue();
      } catch (error) {
        log.warn({ err: error }, "pictures of posts could not be copied");
      }
      await delay(intervalMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  async function copyDue(): Promise<void> {
    while (!signal.aborted) {
      const picture = await claimRemotePicture(db, LEASE_SECONDS);
      if (picture === undefined) return;
      await copyOne(picture);
    }
  }

  async function copyOne(picture: ClaimedPicture): Promise<void> {
    const { address } = picture;
    try {
      const media = await copyPicture(db, address, { hosts: config.postImageHosts, signal });
      await setPictureCopy(db, address, media);
      log.info({ address, media }, "a picture of a post was copied from another host");
    } catch (error) {
      if (signal.aborted) await postponeRemotePicture(db, address, stopped);
      else await retryLater(picture, reasonOf(error));
    }
  }

  async function retryLater({ address, attempts }: ClaimedPicture, reason: string): Promise<void> {
    const seconds = Math.round(backoffSeconds(retries, attempts));
    log.warn({ address, reason, retrySeconds: seconds }, "a picture of a post was not copied");
    // Later attempts are only for pictures that a post still uses.
    if (attempts >= MAX_ATTEMPTS) await deleteRemotePicture(db, address);
    else await postponeRemotePicture(db, address, { reason, seconds });
  }

  const finished = run();

  return {
    /** Aborts and awaits the current attempt. */
    async stop(): Promise<void> {
      stopping.abort();
      await finished;
    },
  };
}
