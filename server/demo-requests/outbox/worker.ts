import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../../base/log.ts";
import { reasonOf } from "../../base/reason-of.ts";
import type { Db } from "../../db/db.ts";
import {
  claimMessage,
  markDead,
  markDelivered,
  type OutboxMessage,
  retryLater,
  type SinkName,
} from "../../db/outbox.ts";
import { DeliveryError, type Sink } from "./sink.ts";

/** Time limit of an attempt. */
const SEND_LIMIT_MS = 20_000;
/** Lease duration: after this time another process may retry the message. Longer than an attempt. */
const LEASE_SECONDS = 30;
/** How often to look for messages of other processes and for retries. */
const POLL_MS = 10_000;
const RECORD_RETRY_MS = 1_000;

interface Backoff {
  /** Delay after the first failure. Every further failure doubles it. */
  firstSeconds: number;
  maxSeconds: number;
}

/** For a message that was not delivered, whatever the reason. */
export const messageBackoff: Backoff = { firstSeconds: 60, maxSeconds: 24 * 60 * 60 };

/** With `messageBackoff` about ten days. */
export const maxAttempts = 20;

/** For a sink that is down. */
export const sinkBackoff: Backoff = { firstSeconds: 1, maxSeconds: 60 };

/**
 * Returns the delay in seconds after this many consecutive failures, with a jitter of 20 % so that
 * servers do not retry simultaneously. `random` is from 0 to 1.
 */
export function backoffSeconds(backoff: Backoff, failures: number, random = Math.random()): number {
  const wait = Math.min(backoff.maxSeconds, backoff.firstSeconds * 2 ** (failures - 1));
  return wait * (0.8 + random * 0.4);
}

interface Options {
  db: Db;
  sinks: readonly Sink[];
  log: Log;
  pollMs?: number;
}

/** Delivers the messages of all sinks, one after another, oldest first. */
export class OutboxWorker {
  readonly #options: Required<Options>;
  /** Sinks that are down: their consecutive failures, and when they get another message. */
  readonly #pausedSinks = new Map<SinkName, { failures: number; until: number }>();
  readonly #finished: Promise<void>;
  #sleep = new AbortController();
  #isStopped = false;

  constructor(options: Options) {
    this.#options = { pollMs: POLL_MS, ...options };
    this.#finished = this.#run();
  }

  /** Looks for messages now. */
  wake(): void {
    this.#sleep.abort();
  }

  /** Resolves when the current delivery has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.wake();
    await this.#finished;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      try {
        if (!(await this.#deliverNext())) await this.#sleepFor(this.#idleMs());
      } catch (error) {
        this.#options.log.error({ err: error }, "the outbox cannot be read");
        await this.#sleepFor(this.#options.pollMs);
      }
    }
  }

  /** Returns false if no message is due. */
  async #deliverNext(): Promise<boolean> {
    const { db, sinks } = this.#options;
    const now = performance.now();
    const ready = sinks.filter(({ name }) => (this.#pausedSinks.get(name)?.until ?? 0) <= now);
    const message = await claimMessage(
      db,
      ready.map(({ name }) => name),
      LEASE_SECONDS,
    );
    const sink = ready.find(({ name }) => name === message?.sink);
    if (message === undefined || sink === undefined) return false;
    const error = await this.#send(sink, message);
    if (error?.failure === "outage") this.#pause(message.sink);
    else this.#pausedSinks.delete(message.sink);
    await this.#record(message, error);
    return true;
  }

  async #send(sink: Sink, message: OutboxMessage): Promise<DeliveryError | undefined> {
    try {
      await sink.send(message, AbortSignal.timeout(SEND_LIMIT_MS));
      return undefined;
    } catch (error) {
      if (error instanceof DeliveryError) return error;
      return new DeliveryError("retry", "unexpected", reasonOf(error), error);
    }
  }

  #pause(sink: SinkName): void {
    const failures = (this.#pausedSinks.get(sink)?.failures ?? 0) + 1;
    const ms = backoffSeconds(sinkBackoff, failures) * 1000;
    this.#pausedSinks.set(sink, { failures, until: performance.now() + ms });
  }

  /** Retries during the lease, because the message would otherwise be sent again. */
  async #record(message: OutboxMessage, error: DeliveryError | undefined): Promise<void> {
    const leaseEnd = performance.now() + LEASE_SECONDS * 1000;
    do {
      try {
        return await this.#recordOnce(message, error);
      } catch (cause) {
        this.#options.log.error({ err: cause }, "a delivery could not be recorded yet");
        await this.#sleepFor(RECORD_RETRY_MS);
      }
    } while (!this.#isStopped && performance.now() < leaseEnd);
  }

  async #recordOnce(message: OutboxMessage, error: DeliveryError | undefined): Promise<void> {
    const { db, log } = this.#options;
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
      const delaySeconds = Math.round(backoffSeconds(messageBackoff, attempts));
      await retryLater(db, message, { delaySeconds, error: error.message });
      log.warn({ ...fields, delaySeconds }, "demo request not delivered yet");
    }
  }

  /** Time until the next poll, or until a paused sink gets another message. */
  #idleMs(): number {
    const ends = [...this.#pausedSinks.values()].map(({ until }) => until - performance.now());
    return Math.min(this.#options.pollMs, ...ends.filter((ms) => ms > 0));
  }

  /** Resolves after this time or when `wake` is called. Does not keep the process alive. */
  async #sleepFor(ms: number): Promise<void> {
    const { signal } = this.#sleep;
    await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) this.#sleep = new AbortController();
  }
}
