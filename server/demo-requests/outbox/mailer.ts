import type { SendMailOptions } from "nodemailer";
import type { Options } from "nodemailer/lib/smtp-transport/index.js";
import { reasonOf } from "../../runtime/reason-of.ts";
import { DeliveryError, type Failure } from "./sink.ts";

/** A mail server that does not greet in time counts as down. */
const connecting = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000 };
/**
 * A mail server may take ten minutes to accept a mail (RFC 5321, 4.5.3.2.6). A client that gives up
 * earlier may send the mail twice.
 */
const sending = { ...connecting, socketTimeout: 10 * 60_000 };
const checking = { ...connecting, socketTimeout: 10_000 };

/** Returns a function that sends a mail to the mail server. It rejects with a `DeliveryError`. */
export function createMailer(smtpUrl: string) {
  const opened = openTransport({
    url: smtpUrl,
    ...sending,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail: SendMailOptions): Promise<void> => {
    const transport = await opened;
    try {
      await transport.sendMail(mail);
    } catch (error) {
      const failure = failureOfMail(error) ?? (await failureOfServer(smtpUrl));
      throw new DeliveryError(failure, reasonOf(error), error);
    }
  };
}

/** Connects to the mail server and logs in. Rejects with the reason. */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const transport = await openTransport({ url: smtpUrl, ...checking });
  await transport.verify();
}

/** Imports nodemailer on demand, because sites without a mail server do not need it. */
async function openTransport(options: Options) {
  const { createTransport } = await import("nodemailer");
  return createTransport(options);
}

/** Classifies the server's response to this mail: 4xx means retry, 5xx means refused. */
function failureOfMail(error: unknown): Failure | undefined {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return undefined;
  return responseCode >= 400 && responseCode < 500 ? "retry" : "refused";
}

/**
 * Counts the failure as an outage only if the server does not accept a new login. Otherwise this mail
 * may have caused the failure, and it must not delay the others.
 */
async function failureOfServer(smtpUrl: string): Promise<Failure> {
  return checkMailServer(smtpUrl).then(
    () => "retry",
    () => "outage",
  );
}
