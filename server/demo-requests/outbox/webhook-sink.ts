import { createHmac } from "node:crypto";
import type { Config } from "../../base/config.ts";
import type { OutboxMessage } from "./messages.ts";
import { DeliveryError, type Sink } from "./sink.ts";

/**
 * Posts the request as JSON. `X-Signature` is `sha256=` and the hexadecimal HMAC-SHA256 of `X-Timestamp`
 * (seconds since 1970), a dot and the body. Every attempt has the same `Idempotency-Key`, so a
 * time-out counts as `retry`, although the receiver may have accepted the request.
 */
export function createWebhookSink(delivery: Config["delivery"], now: () => Date): Sink {
  const { webhookUrl = "", webhookSecret = "" } = delivery;
  return {
    name: "webhook",
    limitMs: 20_000,
    async send(message, signal) {
      const body = JSON.stringify(eventOf(message));
      const timestamp = Math.floor(now().getTime() / 1000);
      const signature = createHmac("sha256", webhookSecret)
        .update(`${timestamp}.${body}`)
        .digest("hex");
      const response = await fetch(webhookUrl, {
        method: "POST",
        body,
        redirect: "manual",
        signal,
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": `demo-request-${message.reference}`,
          "X-Timestamp": `${timestamp}`,
          "X-Signature": `sha256=${signature}`,
        },
      }).catch(throwUnreachable);
      await response.body?.cancel();
      if (response.ok) return;
      const { status } = response;
      // An operator can correct the cause of every other status than `410 Gone`.
      const failure = status === 410 ? "refused" : "retry";
      throw new DeliveryError(failure, status, `The webhook answered ${status}`);
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

function throwUnreachable(error: Error): never {
  const { code = error.name } = (error.cause ?? {}) as { code?: string };
  throw new DeliveryError("retry", code, `The webhook cannot be reached: ${code}`, error);
}
