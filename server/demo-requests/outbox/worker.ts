import type { Db } from "../../db/db.ts";
import {
  bury,
  claimParcel,
  markDelivered,
  type Parcel,
  postpone,
  putBack,
  renewLease,
} from "../../db/outbox.ts";
import type { Log } from "../../log.ts";
import { backoffSeconds, maxAttempts, outageCurve, parcelCurve } from "./backoff.ts";
import { DeliveryError, type Sink } from "./sink.ts";
import { createBell } from "./wake-signal.ts";

/** How long a parcel waits whose server died over it. */
const LEASE_SECONDS = 60;

interface Options {
  db: Db;
  sink: Sink;
  log: Log;
  /** How often to look for parcels that nobody rang for: those of other servers, and retries. */
  idleMs?: number;
  leaseSeconds?: number;
  outage?: typeof outageCurve;
}

/** Carries the parcels of one sink, one after the other, the oldest first. */
export class Courier {
  readonly #options: Required<Options>;
  /** Rung when there is something to carry. A sink that is down is left alone all the same. */
  readonly #work = createBell();
  /** Rung to stop. */
  readonly #end = createBell();
  readonly #working: Promise<void>;
  #isStopped = false;
  #outages = 0;

  constructor(options: Options) {
    this.#options = {
      idleMs: 10_000,
      leaseSeconds: LEASE_SECONDS,
      outage: outageCurve,
      ...options,
    };
    this.#working = this.#run();
  }

  nudge(): void {
    this.#work.ring();
  }

  /** Resolves when nothing is being sent any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#work.ring();
    this.#end.ring();
    await this.#working;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#carryNext();
      } catch (error) {
        this.#options.log.error({ err: error, sink: this.#sinkName }, "the outbox fails");
        await this.#waitForBetterTimes();
      }
    }
  }

  async #carryNext(): Promise<void> {
    const { db, idleMs, leaseSeconds } = this.#options;
    const parcel = await claimParcel(db, this.#sinkName, leaseSeconds);
    if (parcel === undefined) return this.#work.sleep(idleMs);
    const error = await this.#send(parcel).catch(toDeliveryError);
    if (error?.failure === "outage") {
      await this.#putBack(parcel, error);
      return this.#waitForBetterTimes();
    }
    this.#outages = 0;
    await (error ? this.#handleFailure(parcel, error) : this.#noteDelivered(parcel));
  }

  /** However long the sink takes, no other server sends the parcel meanwhile. */
  async #send(parcel: Parcel): Promise<void> {
    const { db, sink, log, leaseSeconds } = this.#options;
    let renewal = Promise.resolve();
    const renew = () => {
      renewal = renewLease(db, parcel, leaseSeconds).catch((error) =>
        log.warn({ err: error, ...this.#about(parcel) }, "a lease could not be renewed"),
      );
    };
    const renewing = setInterval(renew, (leaseSeconds * 1000) / 3).unref();
    try {
      await sink.send(parcel);
    } finally {
      clearInterval(renewing);
      await renewal;
    }
  }

  /**
   * Comes back to it until it is noted, and soon: a parcel forgotten here would be sent again, by
   * this server or by another that finds the database back first.
   */
  async #noteDelivered(parcel: Parcel): Promise<void> {
    const { db, log, outage } = this.#options;
    do {
      try {
        await markDelivered(db, parcel);
        return log.info(this.#about(parcel), "demo request delivered");
      } catch (error) {
        log.error({ err: error, ...this.#about(parcel) }, "a delivery could not be noted yet");
        await this.#end.sleep(outage.firstSeconds * 1000);
      }
    } while (!this.#isStopped);
  }

  async #putBack(parcel: Parcel, { message }: DeliveryError): Promise<void> {
    this.#options.log.error({ ...this.#about(parcel), why: message }, "the sink is down");
    await putBack(this.#options.db, parcel, message);
  }

  async #handleFailure(parcel: Parcel, { failure, message }: DeliveryError): Promise<void> {
    const { db, log } = this.#options;
    const about = { ...this.#about(parcel), why: message };
    if (failure === "refused" || parcel.attempts >= maxAttempts) {
      log.error(about, "demo request not delivered and given up; see npm run leads");
      return bury(db, parcel, message);
    }
    const delaySeconds = backoffSeconds(parcelCurve, parcel.attempts);
    log.warn({ ...about, delaySeconds }, "demo request not delivered yet");
    return postpone(db, parcel, { delaySeconds, error: message });
  }

  async #waitForBetterTimes(): Promise<void> {
    this.#outages += 1;
    await this.#end.sleep(backoffSeconds(this.#options.outage, this.#outages) * 1000);
  }

  #about({ reference, attempts }: Parcel) {
    return { reference, attempts, sink: this.#sinkName };
  }

  get #sinkName() {
    return this.#options.sink.name;
  }
}

function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  return new DeliveryError("retry", error instanceof Error ? error.message : String(error), error);
}
