import { createHmac } from "node:crypto";
import type { OutboxMessage } from "../../db/outbox.ts";
import { DeliveryError, type Failure, type Sink } from "./sink.ts";

interface Options {
  url: string;
  secret: string;
  now: () => Date;
  timeoutMs?: number;
}

/**
 * Posts the request as JSON. `X-Signature` is `sha256=` and the HMAC-SHA256, in hex, of the
 * `X-Timestamp` (seconds since 1970), a dot and the body; `Idempotency-Key` is the same at every try.
 */
export function createWebhookSink({ url, secret, now, timeoutMs = 10_000 }: Options): Sink {
  return {
    name: "webhook",
    async send(message) {
      const body = JSON.stringify(eventOf(message));
      const timestamp = Math.floor(now().getTime() / 1000);
      const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
      const response = await fetch(url, {
        method: "POST",
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": `demo-request-${message.reference}`,
          "X-Timestamp": `${timestamp}`,
          "X-Signature": `sha256=${signature}`,
        },
      }).catch(throwUnreachable);
      await response.body?.cancel();
      if (response.ok) return;
      throw new DeliveryError(
        failureOf(response.status),
        `The webhook answered ${response.status}`,
      );
    },
  };
}

function eventOf(message: OutboxMessage) {
  return {
    event: "demo_request.created",
    reference: message.reference,
    created_at: message.createdAt,
    email: message.email,
    full_name: message.fullName,
    company_name: message.companyName,
    industry: message.industry,
    attribution: message.attribution,
  };
}

/** A receiver that accepts connections may be slow for this request alone: only this one waits. */
function throwUnreachable(error: Error): never {
  if (error.name === "TimeoutError") {
    throw new DeliveryError("retry", "The webhook did not answer in time", error);
  }
  const { code = error.message } = (error.cause ?? {}) as { code?: string };
  throw new DeliveryError("outage", `The webhook cannot be reached: ${code}`, error);
}

const DOWN = new Set([429, 502, 503, 504]);

/** Only `410 Gone` is final; a wrong key or address can be corrected. */
function failureOf(status: number): Failure {
  if (DOWN.has(status)) return "outage";
  return status === 410 ? "refused" : "retry";
}
