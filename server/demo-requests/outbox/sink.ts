import type { Parcel, SinkName } from "../../db/outbox.ts";

/** Where parcels go. */
export interface Sink {
  name: SinkName;
  /**
   * Resolves once the parcel is in other hands.
   * @throws {DeliveryError} or anything else, which counts as `retry`
   */
  send(parcel: Parcel): Promise<void>;
}

/**
 * What a failure asks for. `outage`: the sink is down for everybody, so wait and keep the order;
 * `retry`: try this parcel again later; `refused`: the sink will not take it, ever.
 */
export type Failure = "outage" | "retry" | "refused";

export class DeliveryError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "DeliveryError";
    this.failure = failure;
  }
}
