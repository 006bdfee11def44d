import type { SendMailOptions } from "nodemailer";
import { reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { DeliveryError, type Failure } from "./sink.ts";

const MINUTE_MS = 60_000;
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  // A server that checks a mail answers late; clients that leave earlier send copies (RFC 5321, section 4.5.3.2.6).
  socketTimeout: 10 * MINUTE_MS,
};
/** Time limit of an attempt. */
export const MAIL_LIMIT_MS = 11 * MINUTE_MS;
/** Errors before the content of a mail is sent, besides those of connecting. */
const NOT_SENT = new Set(["EDNS", "ETLS", "EAUTH", "EENVELOPE"]);
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

function toDeliveryError(error: unknown): DeliveryError {
  const { code = "unknown", responseCode = 0 } = error as { code?: string; responseCode?: number };
  return new DeliveryError(failureOf(error), responseCode || code, reasonOf(error), error);
}

/** Without an answer to its content the server may have accepted the mail. */
function failureOf(error: unknown): Failure {
  const { code = "", responseCode = 0, syscall, timeoutType } = error as SmtpError;
  const isAnswer = code === "EENVELOPE" || code === "EMESSAGE";
  if (isAnswer && responseCode >= 500) return "refused";
  if (responseCode > 0) return "retry";
  const isNotConnected = syscall === "connect" || /CONNECTION|GREETING/.test(timeoutType ?? "");
  return isNotConnected || NOT_SENT.has(code) ? "retry" : "unknown";
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  syscall?: string;
  /** Which of the timeouts has ended. */
  timeoutType?: string;
}
