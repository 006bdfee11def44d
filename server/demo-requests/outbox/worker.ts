import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../db/db.ts";
import {
  claimMessage,
  markDead,
  markDelivered,
  type OutboxMessage,
  releaseMessage,
  renewLease,
  retryLater,
} from "../../db/outbox.ts";
import type { Log } from "../../log.ts";
import { reasonOf } from "../../runtime/reason-of.ts";
import { backoffSeconds, maxAttempts, messageBackoff, outageBackoff } from "./backoff.ts";
import { DeliveryError, type Sink } from "./sink.ts";

/** Lease duration: after this time another server may retry the message. */
const LEASE_SECONDS = 60;

interface Options {
  db: Db;
  sink: Sink;
  log: Log;
  /** Poll interval without a wake signal, for messages of other servers and retries. */
  idleMs?: number;
  leaseSeconds?: number;
  outage?: typeof outageBackoff;
}

/** Delivers the messages of one sink, one after another, oldest first. */
export class OutboxWorker {
  readonly #options: Required<Options>;
  /** New messages end the idle sleep, but not the wait for a sink that is down. */
  #newMessage = new AbortController();
  readonly #stopping = new AbortController();
  readonly #finished: Promise<void>;
  #outages = 0;

  constructor(options: Options) {
    this.#options = {
      idleMs: 10_000,
      leaseSeconds: LEASE_SECONDS,
      outage: outageBackoff,
      ...options,
    };
    this.#finished = this.#run();
  }

  wake(): void {
    this.#newMessage.abort();
  }

  /** Resolves when the current delivery has ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#newMessage.abort();
    await this.#finished;
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#deliverNext();
      } catch (error) {
        this.#options.log.error(
          { err: error, sink: this.#sinkName },
          "the outbox cannot be read or updated",
        );
        await this.#waitForOutage();
      }
    }
  }

  async #deliverNext(): Promise<void> {
    const { db, idleMs, leaseSeconds } = this.#options;
    const message = await claimMessage(db, this.#sinkName, leaseSeconds);
    if (message === undefined) {
      await sleep(idleMs, this.#newMessage.signal);
      if (this.#newMessage.signal.aborted) this.#newMessage = new AbortController();
      return;
    }
    const error = await this.#send(message).catch(toDeliveryError);
    if (error?.failure === "outage") {
      await this.#release(message, error);
      return this.#waitForOutage();
    }
    this.#outages = 0;
    await (error ? this.#handleFailure(message, error) : this.#recordDelivery(message));
  }

  /** Renews the lease while the sink is slow, so that no other server sends the message. */
  async #send(message: OutboxMessage): Promise<void> {
    const { db, sink, log, leaseSeconds } = this.#options;
    let renewal = Promise.resolve();
    const renew = () => {
      renewal = renewLease(db, message, leaseSeconds).catch((error) =>
        log.warn({ err: error, ...this.#logFields(message) }, "a lease could not be renewed"),
      );
    };
    const renewing = setInterval(renew, (leaseSeconds * 1000) / 3).unref();
    try {
      await sink.send(message);
    } finally {
      clearInterval(renewing);
      await renewal;
    }
  }

  /**
   * Retries until the delivery is recorded, because a server would otherwise send the message again.
   */
  async #recordDelivery(message: OutboxMessage): Promise<void> {
    const { db, log, outage } = this.#options;
    do {
      try {
        await markDelivered(db, message);
        return log.info(this.#logFields(message), "demo request delivered");
      } catch (error) {
        log.error(
          { err: error, ...this.#logFields(message) },
          "a delivery could not be recorded yet",
        );
        await sleep(outage.firstSeconds * 1000, this.#stopping.signal);
      }
    } while (!this.#stopping.signal.aborted);
  }

  async #release(message: OutboxMessage, error: DeliveryError): Promise<void> {
    this.#options.log.error(
      { ...this.#logFields(message), reason: error.message },
      "the sink is down",
    );
    await releaseMessage(this.#options.db, message, error.message);
  }

  async #handleFailure(message: OutboxMessage, error: DeliveryError): Promise<void> {
    const { db, log } = this.#options;
    const fields = { ...this.#logFields(message), reason: error.message };
    if (error.failure === "refused" || message.attempts >= maxAttempts) {
      log.error(fields, "a demo request could not be delivered; see npm run leads");
      return markDead(db, message, error.message);
    }
    const delaySeconds = backoffSeconds(messageBackoff, message.attempts);
    log.warn({ ...fields, delaySeconds }, "demo request not delivered yet");
    return retryLater(db, message, { delaySeconds, error: error.message });
  }

  async #waitForOutage(): Promise<void> {
    this.#outages += 1;
    const seconds = backoffSeconds(this.#options.outage, this.#outages);
    await sleep(seconds * 1000, this.#stopping.signal);
  }

  #logFields({ reference, attempts }: OutboxMessage) {
    return { reference, attempts, sink: this.#sinkName };
  }

  get #sinkName() {
    return this.#options.sink.name;
  }
}

/** Resolves after this time or when the signal is aborted. Does not keep the process alive. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  return new DeliveryError("retry", reasonOf(error), error);
}
