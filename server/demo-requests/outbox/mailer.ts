import type { SendMailOptions } from "nodemailer";
import type { Options } from "nodemailer/lib/smtp-transport/index.js";
import { DeliveryError, type Failure } from "./sink.ts";

/** Who does not even greet in time is down. */
const greeting = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000 };
/**
 * A mail server may look at a mail for ten minutes before it says that it has taken it
 * (RFC 5321, 4.5.3.2.6); whoever leaves earlier sends the mail again.
 */
const sending = { ...greeting, socketTimeout: 10 * 60_000 };
const asking = { ...greeting, socketTimeout: 10_000 };

/** Hands a mail to the mail server. Rejects with a `DeliveryError`. */
export type SendMail = (mail: SendMailOptions) => Promise<void>;

export function createMailer(smtpUrl: string): SendMail {
  const opened = openTransport({
    url: smtpUrl,
    ...sending,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const transport = await opened;
    try {
      await transport.sendMail(mail);
    } catch (error) {
      const failure = aboutTheMail(error) ?? (await aboutTheServer(smtpUrl));
      throw new DeliveryError(failure, errorText(error), error);
    }
  };
}

/** Greets the mail server and logs in. Rejects with what it says, and sends nothing. */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const transport = await openTransport({ url: smtpUrl, ...asking });
  await transport.verify();
}

/** A site without a mail server never reads what it takes to speak with one. */
async function openTransport(options: Options) {
  const { createTransport } = await import("nodemailer");
  return createTransport(options);
}

/** What the server said of this very mail: 4xx asks to come again, 5xx not to. */
function aboutTheMail(error: unknown): Failure | undefined {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return undefined;
  return responseCode >= 400 && responseCode < 500 ? "retry" : "refused";
}

/**
 * A connection that broke may have broken over this mail, which must not keep all others waiting.
 * So the server is asked whether it greets and lets us in at all.
 */
async function aboutTheServer(smtpUrl: string): Promise<Failure> {
  return checkMailServer(smtpUrl).then(
    () => "retry",
    () => "outage",
  );
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
