import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "../../base/config.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import type { Db } from "../../database/db.ts";
import { createMailSinks } from "./email-sinks.ts";
import {
  claimMessage,
  markDead,
  markDelivered,
  type OutboxMessage,
  retryLater,
  type SinkName,
} from "./messages.ts";
import { configuredSinks, DeliveryError, type Sink } from "./sink.ts";
import { createWebhookSink } from "./webhook-sink.ts";

interface DeliveryDeps {
  db: Db;
  config: Pick<Config, "delivery" | "site">;
  log: Log;
  now: () => Date;
}

const STOP_LIMIT_MS = 5_000;

/** Delivers stored requests to the configured sinks, in a loop for each, so that one that hangs delays no other. */
export function createDelivery(deps: DeliveryDeps) {
  const { db, log } = deps;
  const sinks = openSinks(deps);
  if (sinks.length === 0) log.warn("no delivery is configured: demo requests are only stored");
  const loops = sinks.map((sink) => startLoop(sink, db, log));
  return {
    /** Delivers new messages now instead of at the next poll. */
    wake() {
      for (const loop of loops) loop.wake();
    },
    /** Waits a few seconds for the delivery in progress. */
    async stop(): Promise<void> {
      const stopped = Promise.all(loops.map((loop) => loop.stop()));
      await withTimeout(stopped, STOP_LIMIT_MS, "late").catch(() => undefined);
      await Promise.all(sinks.map((sink) => sink.close?.()));
    },
  };
}

function openSinks({ config: { delivery, site }, log, now }: DeliveryDeps): Sink[] {
  const sinks: Record<SinkName, Sink> = {
    ...createMailSinks(delivery, site, log),
    webhook: createWebhookSink(delivery, now),
  };
  return configuredSinks(delivery).map((name) => sinks[name]);
}

/** The lease is this much longer than the longest attempt, to record its result. */
const RECORD_SECONDS = 60;
/** How often to look for messages of other processes and for retries. */
const POLL_MS = 10_000;
const RECORD_RETRY_MS = 1_000;

const FIRST_DELAY_SECONDS = 60;
const MAX_DELAY_SECONDS = 24 * 60 * 60;
/** For a message that its sink may have accepted. */
const UNKNOWN_DELAY_SECONDS = 15 * 60;
/** With the delays about ten days. */
export const maxAttempts = 20;

/**
 * Returns the delay in seconds after this many attempts, with a jitter of 20 % so that servers do not retry
 * simultaneously. `random` is from 0 to 1.
 */
export function delaySeconds(attempts: number, random = Math.random()): number {
  const seconds = Math.min(MAX_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** (attempts - 1));
  return seconds * (0.8 + random * 0.4);
}

/** Delivers the messages of one sink one after another, oldest first. */
function startLoop(sink: Sink, db: Db, log: Log) {
  const leaseSeconds = sink.limitMs / 1000 + RECORD_SECONDS;
  let sleep = new AbortController();
  let isStopped = false;

  /** Resolves after this time or on `wake`, also on one during the last delivery. Does not keep the process alive. */
  const sleepFor = async (ms: number) => {
    const { signal } = sleep;
    await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) sleep = new AbortController();
  };

  /** Retries during the lease, because the message would otherwise be sent again. */
  const record = async (message: OutboxMessage, error: DeliveryError | undefined) => {
    const recordUntil = performance.now() + RECORD_SECONDS * 1000;
    do {
      try {
        return await recordOnce(message, error, db, log);
      } catch (cause) {
        log.error({ err: cause }, "a delivery could not be recorded yet");
        await sleepFor(RECORD_RETRY_MS);
      }
    } while (!isStopped && performance.now() < recordUntil);
  };

  const run = async () => {
    while (!isStopped) {
      try {
        const message = await claimMessage(db, sink.name, leaseSeconds);
        if (message === undefined) await sleepFor(POLL_MS);
        else await record(message, await send(message, sink));
      } catch (error) {
        log.error({ err: error }, "the outbox cannot be read");
        await sleepFor(POLL_MS);
      }
    }
  };

  const finished = run();
  /** Looks for messages now. */
  const wake = () => sleep.abort();
  return {
    wake,
    /** Resolves when the current delivery has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await finished;
    },
  };
}

async function send(message: OutboxMessage, sink: Sink): Promise<DeliveryError | undefined> {
  try {
    await sink.send(message, AbortSignal.timeout(sink.limitMs));
    return undefined;
  } catch (error) {
    if (error instanceof DeliveryError) return error;
    return new DeliveryError("retry", "unexpected", reasonOf(error), error);
  }
}

async function recordOnce(
  message: OutboxMessage,
  error: DeliveryError | undefined,
  db: Db,
  log: Log,
): Promise<void> {
  const { reference, attempts, sink } = message;
  const fields = { reference, attempts, sink, code: error?.code };
  if (error === undefined) {
    await markDelivered(db, message);
    log.info(fields, "demo request delivered");
  } else if (error.failure === "refused" || attempts >= maxAttempts) {
    await markDead(db, message, error.message);
    const level = sink === "confirmation" ? "warn" : "error";
    log[level](fields, "a message was given up; see npm run leads");
  } else {
    const least = error.failure === "unknown" ? UNKNOWN_DELAY_SECONDS : 0;
    const seconds = Math.max(least, Math.round(delaySeconds(attempts)));
    await retryLater(db, message, { delaySeconds: seconds, error: error.message });
    log.warn({ ...fields, delaySeconds: seconds }, "demo request not delivered yet");
  }
}
