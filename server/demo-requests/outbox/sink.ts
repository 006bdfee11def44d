import type { Config } from "../../base/config.ts";
import type { OutboxMessage, SinkName } from "./messages.ts";

/** A destination of demo requests. */
export interface Sink {
  name: SinkName;
  /** Time limit of an attempt. */
  limitMs: number;
  /**
   * Resolves once the destination has accepted the message.
   * @param signal aborts the attempt
   * @throws {DeliveryError} or another error, which counts as `retry`
   */
  send(message: OutboxMessage, signal: AbortSignal): Promise<void>;
  /** Closes connections that stay open between messages. */
  close?(): Promise<void>;
}

/**
 * What a failure means. `retry`: the sink did not accept the message, or recognizes a copy; `unknown`: it may have
 * accepted it, so the next attempt comes later; `refused`: it never will.
 */
export type Failure = "retry" | "unknown" | "refused";

export class DeliveryError extends Error {
  readonly failure: Failure;
  /** The reason for the log, which must not contain the response's text: it may name the prospect. */
  readonly code: string;

  constructor(failure: Failure, code: string | number, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "DeliveryError";
    this.failure = failure;
    this.code = String(code);
  }
}

/** The sinks that are configured; none by default. */
export function configuredSinks(config: Config["delivery"]): SinkName[] {
  const hasMail = config.smtpUrl !== undefined;
  const isOn: Record<SinkName, boolean> = {
    email: hasMail,
    webhook: config.webhookUrl !== undefined,
    confirmation: hasMail && config.confirmToProspect,
  };
  return (Object.keys(isOn) as SinkName[]).filter((sink) => isOn[sink]);
}
