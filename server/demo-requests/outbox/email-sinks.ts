import { createHash } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { Site } from "../../../shared/site.ts";
import { confirmationMail, demoRequestMail } from "./demo-request-mails.ts";
import { MAIL_LIMIT_MS, type Mailer } from "./mailer.ts";
import type { OutboxMessage } from "./messages.ts";
import type { Sink } from "./sink.ts";

interface Options {
  mailer: Mailer;
  from: string;
  site: Site;
}

/** Creates the sink that mails the sales team. Replies go to the prospect. */
export function createEmailSink({ mailer, from, to, site }: Options & { to: string }): Sink {
  return {
    name: "email",
    limitMs: MAIL_LIMIT_MS,
    send: (message, signal) =>
      mailer.send(
        {
          from,
          to,
          replyTo: addressOf(message),
          ...headersOf(message, site),
          ...demoRequestMail(message, site),
        },
        signal,
      ),
    close: () => mailer.close(),
  };
}

/** Creates the sink that mails a confirmation to the prospect. */
export function createConfirmationSink({ mailer, from, site }: Options): Sink {
  return {
    name: "confirmation",
    limitMs: MAIL_LIMIT_MS,
    send: (message, signal) =>
      mailer.send(
        {
          from,
          to: { name: "", address: message.email },
          replyTo: site.contactEmail,
          ...headersOf(message, site),
          ...confirmationMail(message, site),
        },
        signal,
      ),
  };
}

/** Returns an object instead of text, because the visitor's name may contain header syntax. */
function addressOf({ fullName, email }: OutboxMessage) {
  return { name: fullName, address: email };
}

/** Every attempt has the same Message-ID, so that mail programs recognize duplicates. */
function headersOf({ reference, createdAt, sink }: OutboxMessage, site: Site): SendMailOptions {
  const identity = [reference, createdAt.toISOString(), sink].join(" ");
  const id = createHash("sha256").update(identity).digest("hex").slice(0, 32);
  return {
    messageId: `<demo-request.${id}@${new URL(site.url).hostname}>`,
    date: createdAt,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
