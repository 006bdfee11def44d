import type { Config } from "../../config.ts";
import type { OutboxMessage, SinkName } from "../../db/outbox.ts";

/** A destination of demo requests. */
export interface Sink {
  name: SinkName;
  /**
   * Resolves once the destination has accepted the message.
   * @throws {DeliveryError} or another error, which counts as `retry`
   */
  send(message: OutboxMessage): Promise<void>;
}

/**
 * What a failure means. `outage`: the sink is down for every message, so wait and keep the order;
 * `retry`: try this message again later; `refused`: the sink will never accept this message.
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

/** The sinks that are configured; none by default. */
export function configuredSinks(config: Config["delivery"]): SinkName[] {
  const hasMail = Boolean(config.smtpUrl && config.mailFrom && config.demoRequestTo);
  const isOn: Record<SinkName, boolean> = {
    email: hasMail,
    webhook: Boolean(config.webhookUrl && config.webhookSecret),
    confirmation: hasMail && config.confirmToProspect,
  };
  return (Object.keys(isOn) as SinkName[]).filter((sink) => isOn[sink]);
}
