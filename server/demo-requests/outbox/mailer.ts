import type { SendMailOptions } from "nodemailer";
import type { Log } from "../../base/log.ts";
import { reasonOf } from "../../base/reason-of.ts";
import { DeliveryError } from "./sink.ts";

const timeouts = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000 };
/** The mail server is about to close the connection, whatever the mail. */
const SERVICE_NOT_AVAILABLE = 421;
const REFUSED_BESIDE_OTHERS = "the mail server refused an address of DEMO_REQUEST_TO";

export type Mailer = ReturnType<typeof createMailer>;

/** Creates a mailer with one connection to the mail server, which stays open between mails. */
export function createMailer(smtpUrl: string, log: Log) {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    /** Sends a mail to every recipient that the mail server accepts. @throws {DeliveryError} if it accepts none */
    async send(mail: SendMailOptions, signal: AbortSignal): Promise<void> {
      opened ??= openTransport(smtpUrl);
      const transport = await opened;
      try {
        const { rejected } = await transport.sendMail({ ...mail, signal });
        if (rejected.length > 0) log.warn({ refused: rejected.length }, REFUSED_BESIDE_OTHERS);
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    async close(): Promise<void> {
      (await opened)?.close({ force: true });
    },
  };
}

/** Imports nodemailer on demand, because sites without a mail server do not need it. */
async function openTransport(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A response to this mail concerns this mail alone: 4xx means retry, 5xx refused. Else the server is down. */
function toDeliveryError(error: unknown): DeliveryError {
  const { code = "unknown", responseCode = 0 } = error as { code?: string; responseCode?: number };
  const concernsMail = code === "EENVELOPE" || code === "EMESSAGE";
  const reason = responseCode || code;
  if (!concernsMail || responseCode === SERVICE_NOT_AVAILABLE) {
    return new DeliveryError("outage", reason, reasonOf(error), error);
  }
  return new DeliveryError(
    responseCode >= 500 ? "refused" : "retry",
    reason,
    reasonOf(error),
    error,
  );
}
